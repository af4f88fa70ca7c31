/** A page from before an upgrade fetches the new one, but not again and again. */

const KEY = 'sobremesa.reloaded';
const SOON = 20_000;

/** Reload, unless that was just tried: then say no. */
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
