/** Crockford's base 32, without letters that look like digits. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const minDigits = 6;

/** Formats an order number, such as 'VC-2026-0001A7': the year (UTC) and the sequence number in base 32. */
export function formatOrderNumber(placedAt: Date, sequence: number): string {
  let rest = sequence;
  let encoded = '';
  do {
    encoded = digits.charAt(rest % digits.length) + encoded;
    rest = Math.floor(rest / digits.length);
  } while (rest > 0);
  return `VC-${placedAt.getUTCFullYear()}-${encoded.padStart(minDigits, '0')}`;
}
