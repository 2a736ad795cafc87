import { Conflict } from '../errors.js';

/** Which field a unique constraint speaks of, and what to say. */
export type Taken = Record<string, [field: string, message: string]>;

/** Does a piece of work. @throws Conflict that names the field, where a unique constraint refuses it. */
export async function mapUniqueViolation<Result>(
  taken: Taken,
  work: () => Promise<Result>,
): Promise<Result> {
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
  const { constraint, message } = cause as { constraint?: string; message?: string };
  // A cluster of Citus names it in the message alone, with the number of the piece that the row would stand in.
  return constraint ?? /unique constraint "(\w+?)(_\d{6,})?"/.exec(message ?? '')?.[1];
}
