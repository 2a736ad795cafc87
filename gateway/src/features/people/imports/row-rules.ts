import { validateSync } from 'class-validator';
import { findDateErrors } from '../directory/employee-rules.js';
import { CreateEmployeeInput } from '../directory/employee.inputs.js';
import { ImportField } from './import-enums.js';
import type { ParsedRow } from './parsed-row.js';
import type { StatusAfter } from './status-after.js';

/** Fields of a file by property of the input. */
const fieldByProperty: Record<string, ImportField> = {
  code: ImportField.EMPLOYEE_ID,
  name: ImportField.NAME,
  phone: ImportField.PHONE,
  callingCode: ImportField.CALLING_CODE,
  email: ImportField.EMAIL,
  department: ImportField.DEPARTMENT,
  designation: ImportField.DESIGNATION,
  dateOfBirth: ImportField.DATE_OF_BIRTH,
};
/** The required values of a new person, which are missing until a row sets them. */
const emptyEmployee = { code: '', name: '', email: '', phone: '', department: '' };

/**
 * Validates a row by the rules for adding an employee. Returns error messages by field, including those of parsing. For a person of
 * the directory, empty cells are not validated.
 */
export function validateRow(
  parsed: ParsedRow,
  status: StatusAfter,
  isNew: boolean,
  today: string,
): Map<ImportField, string> {
  const { values, dateOfBirth } = parsed;
  const input = Object.assign(new CreateEmployeeInput(), isNew ? emptyEmployee : {}, values);
  const broken = validateSync(input, {
    skipMissingProperties: !isNew,
    forbidUnknownValues: false,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
  });
  const errors = new Map(parsed.errors);
  const addError = (field: ImportField | undefined, message: string | undefined) => {
    if (field && message !== undefined && !errors.has(field)) errors.set(field, message);
  };
  for (const { property, constraints } of broken)
    addError(fieldByProperty[property], Object.values(constraints ?? {})[0]);
  const dates = findDateErrors(
    { dateOfBirth, positiveDate: status.givenDate },
    status.isPositive,
    today,
  );
  for (const { field, message } of dates)
    addError(field === 'positiveDate' ? status.dateField : fieldByProperty[field], message);
  return errors;
}
