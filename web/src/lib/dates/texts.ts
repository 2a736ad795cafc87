/** Texts of days, times and durations. */
export const texts = {
  today: 'Today',
  yesterday: 'Yesterday',
  tomorrow: 'Tomorrow',
  justNow: 'just now',
  seconds: (seconds: number): string => `${seconds} s`,
  minutes: (minutes: number): string => `${minutes} min`,
  hours: (hours: number): string => `${hours} h`,
  hoursAndMinutes: (hours: number, minutes: number): string => `${hours} h ${minutes} min`,
};
