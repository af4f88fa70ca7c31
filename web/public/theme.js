// The theme before the first paint: the page's own script runs after it. What is chosen is kept by settings.svelte.ts.
(() => {
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem('sobremesa.settings') ?? '{}').theme;
  } catch {
    // Storage may be refused.
  }
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
})();
