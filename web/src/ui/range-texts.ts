/** Texts of ranges of days. */
export const texts = {
  from: 'From',
  to: 'To',
  fromMissing: 'Please enter the first day',
  toMissing: 'Please enter the last day',
  fromInFuture: 'The first day must not be in the future',
  toInFuture: 'The last day must not be in the future',
  toBeforeFrom: 'The last day must not be before the first',
  maxDays: (days: number): string => `At most ${days} days`,
  keptFrom: (day: string): string => `Records before ${day} are no longer kept.`,
};
