/** '1 order', '5,012 orders'. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** The sentence of state of a list: '12 orders', of a narrowed one '3 orders found'; a blank while nobody knows. */
export const sayListed = (
  total: number | undefined,
  [one, many]: readonly [one: string, many: string],
  isNarrowed: boolean,
): string =>
  total === undefined ? '\u00a0' : `${counted(total, one, many)}${isNarrowed ? ' found' : ''}`;
