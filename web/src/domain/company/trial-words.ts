/** '3 days left'; the last day says so. */
export const formatDaysLeft = (daysLeft: number): string =>
  daysLeft === 1 ? '1 day left' : `${daysLeft} days left`;
