import { validateSync } from 'class-validator';
import { wrongDates } from '../employees/date-rules.js';
import { CreateEmployeeInput } from '../employees/employee.inputs.js';
import { ImportField } from './import.words.js';
import type { ParsedRow } from './parsed-row.js';
import type { StatusAfter } from './status-after.js';

/** The field of a file that a property of the input is. */
const fieldOf: Record<string, ImportField> = {
  code: ImportField.EMPLOYEE_ID,
  name: ImportField.NAME,
  phone: ImportField.PHONE,
  countryCode: ImportField.COUNTRY_CODE,
  email: ImportField.EMAIL,
  department: ImportField.DEPARTMENT,
  designation: ImportField.DESIGNATION,
  dateOfBirth: ImportField.DATE_OF_BIRTH,
};
/** What a new person must have, as an empty form has it. */
const blank = { code: '', name: '', email: '', phone: '', department: '' };

/**
 * What the rules of adding an employee say to a row, field by field, but for what could not be understood at all. Somebody who
 * is in the directory already is held to the rules of what the row says alone.
 */
export function brokenRules(
  said: ParsedRow,
  status: StatusAfter,
  isNew: boolean,
  today: string,
): Map<ImportField, string> {
  const { values, dateOfBirth } = said;
  const input = Object.assign(new CreateEmployeeInput(), isNew ? blank : {}, values);
  const broken = validateSync(input, {
    skipMissingProperties: !isNew,
    forbidUnknownValues: false,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
  });
  const errors = new Map(said.errors);
  const name = (field: ImportField | undefined, message: string | undefined) => {
    if (field && message !== undefined && !errors.has(field)) errors.set(field, message);
  };
  for (const { property, constraints } of broken)
    name(fieldOf[property], Object.values(constraints ?? {})[0]);
  const dates = wrongDates({ dateOfBirth, positiveDate: status.said }, status.isPositive, today);
  for (const { field, message } of dates)
    name(field === 'positiveDate' ? status.dateField : fieldOf[field], message);
  return errors;
}
