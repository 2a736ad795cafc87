/** Crockford's digits: no letter that is taken for a digit when it is read out. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const shortest = 6;

/** The number of an order for people, as 'VC-2026-0001A7': the year (UTC), and the how manieth order of all in base 32. */
export function orderNumber(placedAt: Date, sequence: number): string {
  let rest = sequence;
  let written = '';
  do {
    written = digits.charAt(rest % digits.length) + written;
    rest = Math.floor(rest / digits.length);
  } while (rest > 0);
  return `VC-${placedAt.getUTCFullYear()}-${written.padStart(shortest, '0')}`;
}
