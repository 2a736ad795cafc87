import { Conflict } from '../../errors.js';

/** Which field a unique constraint speaks of, and what to say. */
export const taken: Record<string, [field: string, message: string]> = {
  employee_code_key: ['employeeId', 'Employee id is already taken'],
  employee_email_key: ['email', 'Email address is already taken'],
  employee_phone_key: ['phone', 'Phone number is already taken'],
};

/** @throws Conflict that names the field, where the work gives somebody a code, e-mail or phone that is taken. */
export async function namingWhatIsTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const named = taken[constraintOf(error) ?? ''];
    throw named ? new Conflict(...named) : error;
  }
}

/** The constraint that a statement broke; TypeORM carries the driver's error inside its own. */
function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const cause = 'driverError' in error ? error.driverError : error;
  return (cause as { constraint?: string }).constraint;
}
