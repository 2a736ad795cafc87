import { createHash, createHmac } from 'node:crypto';
import { eachOf } from './each-of.js';
import { ReplayError } from './replay-error.js';
import type { RestClient } from './rest-client.js';

const words = ['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** The company that a replay plays into. */
export interface ReplayCompany {
  token: string;
  uniqueId: string;
  timeZone: string;
  /** Minutes that a contact must last. */
  timeMetric: number;
  /** Not told to anybody: the people's 6-digit passwords are made from it. */
  password: string;
}

/** Somebody of the data whose phone is signed in. */
export interface Phone {
  /** Number in the data. */
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
): Promise<ReplayCompany> {
  const { body } = await client.call('POST /api/company/login', null, { email, password }, [201]);
  const { token, company } = body.data;
  // The REST contract's company does not tell its zone.
  const zone = await client.call(
    'POST /graphql',
    token,
    { query: 'query ReplayZone { company { timeZone } }' },
    [200],
  );
  return {
    token,
    uniqueId: company.unique_id,
    timeZone: zone.body.data.company.timeZone,
    timeMetric: company.timeMetric,
    password,
  };
}

/** Adds the people who are not there yet and signs each one's phone in. Known people are used again. */
export async function signInPhones(
  client: RestClient,
  company: ReplayCompany,
  people: readonly { number: string; department: string }[],
  prefix: string,
  progress: (done: number) => void,
): Promise<Phone[]> {
  const known = await employeeCodes(client, company, prefix);
  let done = 0;
  return eachOf(people, 4, async ({ number, department }) => {
    const code = `${prefix}-${number}`;
    const password = passwordOf(company, code);
    if (!known.has(code)) await addPerson(client, company, { code, number, department, password });
    const { id, token } = await signInPhone(client, company, code, password);
    progress((done += 1));
    return { number, code, id, token };
  });
}

async function employeeCodes(
  client: RestClient,
  company: ReplayCompany,
  prefix: string,
): Promise<Set<string>> {
  const call = `GET /api/employees?search=${encodeURIComponent(prefix)}`;
  const { body } = await client.call(call, company.token, undefined, [200]);
  return new Set(body.data.map((employee: { employee_id: string }) => employee.employee_id));
}

async function addPerson(
  client: RestClient,
  company: ReplayCompany,
  person: { code: string; number: string; department: string; password: string },
): Promise<void> {
  const { code, number, department, password } = person;
  const employee = {
    employee_id: code,
    // Names are letters and spaces.
    name: `Badge ${[...number].map((digit) => words[Number(digit)] ?? digit).join(' ')}`,
    email: `${code.toLowerCase()}@replay.example`,
    phone: phoneOf(code),
    department,
    password,
  };
  const { status, body } = await client.call(
    'POST /api/employee/new',
    company.token,
    employee,
    [200, 409],
  );
  // An answer that was lost on its way leaves the person behind; then the code is known by now.
  if (status === 200 || (await employeeCodes(client, company, code)).has(code)) return;
  throw new ReplayError(`${code} cannot be added: ${body.message}`);
}

async function signInPhone(
  client: RestClient,
  company: ReplayCompany,
  code: string,
  password: string,
): Promise<{ id: string; token: string }> {
  const credentials = { unique_id: company.uniqueId, employee_id: code, password };
  const first = await client.call('POST /api/employee/login', null, credentials, [200, 401]);
  if (first.status === 200)
    return { id: first.body.data.employee._id, token: first.body.data.token };
  // Somebody has changed the password, or the company's own one that it is made from.
  await client.call(
    `PATCH /api/employee/${encodeURIComponent(code)}`,
    company.token,
    { password },
    [200],
  );
  const second = await client.call('POST /api/employee/login', null, credentials, [200]);
  return { id: second.body.data.employee._id, token: second.body.data.token };
}

/** The same for each replay, and nothing that somebody outside could work out. */
function passwordOf(company: ReplayCompany, code: string): string {
  const digest = createHmac('sha256', company.password).update(`replay ${code}`).digest();
  return String(digest.readUInt32BE() % 1_000_000).padStart(6, '0');
}

/** 13 digits that no other code has. */
function phoneOf(code: string): string {
  const digest = createHash('sha256').update(code).digest();
  return `9${String(digest.readUIntBE(0, 6) % 10 ** 12).padStart(12, '0')}`;
}
