import { createHash, createHmac } from 'node:crypto';
import { mapConcurrently } from '../lib/map-concurrently.js';
import { CommandError, showProgress } from '../lib/command.js';
import type { RestClient } from '../lib/rest-client.js';

const signInsAtOnce = 4;
const digits = ['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** A signed-in company. */
export interface Company {
  id: string;
  token: string;
  passKey: string;
  timeZone: string;
  /** Minutes that a contact must last. */
  timeMetric: number;
  /** Secret that the passwords of its phones are derived from. */
  password: string;
}

/** A signed-in phone. */
export interface Phone {
  /** The person's number in the data. */
  number: string;
  /** Employee code. */
  code: string;
  /** Id of the employee. */
  id: string;
  token: string;
}

export async function signInCompany(
  client: RestClient,
  email: string,
  password: string,
): Promise<Company> {
  const { body } = await client.call('POST /api/company/login', null, { email, password }, [201]);
  const { token, company } = body.data;
  // The REST contract does not tell the time zone.
  const query = 'query BenchCompany { company { id timeZone } }';
  const data = await client.query(token, query);
  return {
    ...data.company,
    token,
    passKey: company.unique_id,
    timeMetric: company.timeMetric,
    password,
  };
}

/** Creates the people who do not exist yet and signs each phone in. */
export async function signInPhones(
  client: RestClient,
  company: Company,
  people: readonly { number: string; department: string }[],
  prefix: string,
): Promise<Phone[]> {
  const known = await findCodes(client, company, prefix);
  let signedIn = 0;
  return mapConcurrently(people, signInsAtOnce, async ({ number, department }) => {
    const code = `${prefix}-${number}`;
    const password = derivePassword(company, code);
    if (!known.has(code))
      await createPerson(client, company, { code, number, department, password });
    const { id, token } = await signInPhone(client, company, code, password);
    showProgress(`signed in ${(signedIn += 1)} of ${people.length} phones`);
    return { number, code, id, token };
  });
}

/** Employee codes that contain a text. */
async function findCodes(
  client: RestClient,
  { token }: Company,
  search: string,
): Promise<Set<string>> {
  const path = `/api/employees?search=${encodeURIComponent(search)}`;
  const { body } = await client.call(`GET ${path}`, token, undefined, [200]);
  return new Set(body.data.map((employee: { employee_id: string }) => employee.employee_id));
}

async function createPerson(
  client: RestClient,
  company: Company,
  person: { code: string; number: string; department: string; password: string },
): Promise<void> {
  const { code, number, department, password } = person;
  const employee = {
    employee_id: code,
    // Names have no digits.
    name: `Badge ${[...number].map((digit) => digits[Number(digit)] ?? digit).join(' ')}`,
    email: `${code.toLowerCase()}@replay.example`,
    phone: derivePhoneNumber(code),
    department,
    password,
  };
  const endpoint = 'POST /api/employee/new';
  const { status, body } = await client.call(endpoint, company.token, employee, [200, 409]);
  // If the answer to a first try was lost, the person exists by now.
  if (status === 200 || (await findCodes(client, company, code)).has(code)) return;
  throw new CommandError(`${code} cannot be created: ${body.message}`);
}

async function signInPhone(
  client: RestClient,
  company: Company,
  code: string,
  password: string,
): Promise<{ id: string; token: string }> {
  const credentials = { unique_id: company.passKey, employee_id: code, password };
  const signIn = (statuses: readonly number[]) =>
    client.call('POST /api/employee/login', null, credentials, statuses);
  let answer = await signIn([200, 401]);
  if (answer.status === 401) {
    // The password was changed, or that of the company, from which it is derived.
    const path = `/api/employee/${encodeURIComponent(code)}`;
    await client.call(`PATCH ${path}`, company.token, { password }, [200]);
    answer = await signIn([200]);
  }
  const { employee, token } = answer.body.data;
  return { id: employee._id, token };
}

/** Derives six digits from a secret, the same in each replay. */
function derivePassword(company: Company, code: string): string {
  const digest = createHmac('sha256', company.password).update(`replay ${code}`).digest();
  return String(digest.readUInt32BE() % 1_000_000).padStart(6, '0');
}

/** 13 digits that no other code has. */
function derivePhoneNumber(code: string): string {
  const digest = createHash('sha256').update(code).digest();
  return `9${String(digest.readUIntBE(0, 6) % 10 ** 12).padStart(12, '0')}`;
}
