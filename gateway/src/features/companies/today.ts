/** The calendar day that it is now in a time zone, yyyy-MM-dd. */
export function todayIn(timeZone: string, now = new Date()): string {
  // Sweden writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
}
