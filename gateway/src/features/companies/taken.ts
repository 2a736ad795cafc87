import { QueryFailedError } from 'typeorm';
import { Conflict } from '../../errors.js';

/** Which field a unique constraint speaks of, and what to say. */
const taken: Record<string, [field: string, message: string]> = {
  company_name_key: ['companyName', 'This company name is already taken'],
  company_email_key: ['email', 'This email address is already taken'],
  account_email_key: ['email', 'This email address is already taken'],
};

/** Runs a change of companies. @throws Conflict naming the field for a name or an address that another one has. */
export async function namingWhatIsTaken(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { constraint } =
      error instanceof QueryFailedError ? (error.driverError as { constraint?: string }) : {};
    const named = constraint === undefined ? undefined : taken[constraint];
    throw named ? new Conflict(...named) : error;
  }
}
