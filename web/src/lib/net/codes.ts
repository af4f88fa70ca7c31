/** Codes of tables, as people type and say them. */

/** The one spelling of a code: `higo 2746` is HIGO2746. */
export function readCode(typed: string): string {
  return typed
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 24);
}

/** A code with its word and its number apart: HIGO 2746. What is being typed may end in the space. */
export function spokenCode(code: string): string {
  const plain = readCode(code);
  const apart = plain.replace(/^([A-Z]+)(\d+)$/, '$1 $2');
  return apart === plain && /[A-Z] $/.test(code.toUpperCase()) ? `${plain} ` : apart;
}
