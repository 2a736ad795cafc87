import { formatCount, type PluralForms } from '../lib/intl.ts';
import { texts } from './list-texts.tsx';

/** Formats the length of a list: '12 orders', or '3 orders found' if it is filtered; a blank while it is unknown. */
export const formatListState = (
  total: number | undefined,
  forms: PluralForms,
  isNarrowed: boolean,
): string => {
  if (total === undefined) return '\u00a0';
  const items = formatCount(total, forms);
  return isNarrowed ? texts.found(items) : items;
};
