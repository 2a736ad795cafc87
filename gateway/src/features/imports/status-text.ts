/** Formats a status as the screens do, such as 'POSITIVE on 5/11/2026'. */
export function formatStatus(isPositive: boolean, positiveDate: string | null): string {
  if (!isPositive) return 'NEGATIVE';
  if (positiveDate === null) return 'POSITIVE date not disclosed';
  const [year, month, day] = positiveDate.split('-').map(Number);
  return `POSITIVE on ${day}/${month}/${year}`;
}
