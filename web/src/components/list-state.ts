import { formatCount, type PluralForms } from '../intl.ts';
import { texts } from './list-texts.ts';

/** Says how long a list is: '12 orders', '3 orders found' if it is narrowed; a blank while that is not known. */
export const formatListState = (
  total: number | undefined,
  forms: PluralForms,
  isNarrowed: boolean,
): string => {
  if (total === undefined) return '\u00a0';
  const items = formatCount(total, forms);
  return isNarrowed ? texts.found(items) : items;
};
