import { formatCount } from '../../intl.ts';

/** '3 days left'; the last day says so. */
export const formatDaysLeft = (daysLeft: number): string =>
  formatCount(daysLeft, { one: 'day left', other: 'days left' });
