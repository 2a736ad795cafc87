import { Conflict, sqlStateOf } from '../errors.js';

const uniqueViolation = '23505';

/** Field and message per unique constraint. */
export type UniqueConflicts = Record<string, [field: string, message: string]>;

/** @throws Conflict that names the field, if the work violates one of these constraints. */
export async function mapUniqueViolation<Result>(
  conflicts: UniqueConflicts,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const name = Object.keys(conflicts).find((constraint) => isViolationOf(constraint, error));
    throw name ? new Conflict(...conflicts[name]!) : error;
  }
}

/** PostgreSQL's message contains the constraint's name in every language. */
function isViolationOf(constraint: string, error: unknown): boolean {
  return (
    sqlStateOf(error) === uniqueViolation &&
    error instanceof Error &&
    error.message.includes(constraint)
  );
}
