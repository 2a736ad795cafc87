import type { FieldError } from '../../errors.js';

/** What is wrong with an employee's dates; `today` is the company's day, yyyy-MM-dd. */
export function wrongDates(
  input: { dateOfBirth?: string | null; positiveDate?: string | null },
  isPositive: boolean,
  today: string,
): FieldError[] {
  const wrong: FieldError[] = [];
  if (input.dateOfBirth && input.dateOfBirth > today)
    wrong.push({ field: 'dateOfBirth', message: 'Date of birth cannot be after today' });
  if (input.positiveDate && input.positiveDate > today)
    wrong.push({ field: 'positiveDate', message: 'Positive date cannot be after today' });
  if (input.positiveDate && !isPositive)
    wrong.push({ field: 'positiveDate', message: 'Only a positive employee has a positive date' });
  return wrong;
}
