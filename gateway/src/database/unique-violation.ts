import { Conflict, sqlStateOf } from '../errors.js';

const uniqueViolation = '23505';

/** Field and message per unique constraint. */
export type Taken = Record<string, [field: string, message: string]>;

/** @throws Conflict that names the field, if the work violates one of these constraints. */
export async function mapUniqueViolation<Result>(
  taken: Taken,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const name = Object.keys(taken).find((constraint) => isViolationOf(constraint, error));
    throw name ? new Conflict(...taken[name]!) : error;
  }
}

/** The message names the constraint in every language. */
function isViolationOf(constraint: string, error: unknown): boolean {
  return (
    sqlStateOf(error) === uniqueViolation &&
    error instanceof Error &&
    error.message.includes(constraint)
  );
}
