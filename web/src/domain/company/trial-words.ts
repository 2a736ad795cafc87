import { formatCount } from '../../intl.ts';
import { texts } from './texts.ts';

/** '3 days left'; the last day says so. */
export const formatDaysLeft = (daysLeft: number): string => formatCount(daysLeft, texts.daysLeft);
