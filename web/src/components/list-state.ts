import { formatCount, type PluralForms } from '../intl.ts';

/** Says how long a list is: '12 orders', '3 orders found' if it is narrowed; a blank while that is not known. */
export const formatListState = (
  total: number | undefined,
  forms: PluralForms,
  isNarrowed: boolean,
): string =>
  total === undefined ? '\u00a0' : `${formatCount(total, forms)}${isNarrowed ? ' found' : ''}`;
