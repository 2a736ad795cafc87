import { formatCount } from '../../../lib/intl.ts';
import { texts } from './texts.ts';

/** Formats the rest of a trial: '3 days left', with a different text for the last day. */
export const formatDaysLeft = (daysLeft: number): string => formatCount(daysLeft, texts.daysLeft);
