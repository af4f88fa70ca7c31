/** Reload once when the server speaks a newer protocol; not again within 20 seconds, so that there is no reload loop. */

const KEY = 'sobremesa.reloaded';
const SOON = 20_000;

/** Whether it reloads: not if that was tried just before. */
export function reloadOnce(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < SOON) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
