/** Crockford's base 32: no letter that could be mistaken for a digit. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const minDigits = 6;

/** Formats an order number, such as 'VC-2026-0001A7': the year (UTC) and the sequence number in base 32. */
export function formatOrderNumber(placedAt: Date, sequence: number): string {
  let rest = sequence;
  let written = '';
  do {
    written = digits.charAt(rest % digits.length) + written;
    rest = Math.floor(rest / digits.length);
  } while (rest > 0);
  return `VC-${placedAt.getUTCFullYear()}-${written.padStart(minDigits, '0')}`;
}
