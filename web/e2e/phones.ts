import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, product, rest } from './product.ts';

const MINUTE = 60_000;

/** A signed-in phone. */
export interface Phone {
  token: string;
  employee: { _id: string; employee_id: string };
}

interface Officer {
  token: string;
  company: { unique_id: string };
}

/** Signs in to the demo company over REST, by default as its owner. */
export async function signInOverRest(email = product.email): Promise<Officer> {
  const { password } = product;
  const { data } = await rest<{ data: Officer }>(null, 'POST /company/login', { email, password });
  return data;
}

/** Signs in an employee on a phone. */
export async function signInPhone(
  { company }: Officer,
  code: string,
  password: string | undefined,
): Promise<Phone> {
  const { data } = await rest<{ data: Phone }>(null, 'POST /employee/login', {
    unique_id: company.unique_id,
    employee_id: code,
    password,
  });
  return data;
}

/** Adds an employee and signs them in on a phone. @param code must end in two digits that no other test uses */
export async function addPhone(officer: Officer, name: string, code: string): Promise<Phone> {
  const { data } = await rest<{ data: { password: string } }>(officer.token, 'POST /employee/new', {
    name,
    employee_id: code,
    email: `${code.toLowerCase()}@harbourline.example`,
    phone: `70000${code.slice(-2).padStart(3, '1')}`,
    department: 'Quality',
  });
  const phone = await signInPhone(officer, code, data.password);
  await confirmAccess(phone);
  return phone;
}

/**
 * Confirms code and address of somebody new as another officer than who added them. Nothing has to be confirmed until the demo company has had
 * a case, which it has shortly after its start.
 */
async function confirmAccess({ employee }: Phone): Promise<void> {
  const { token } = await signInOverRest('wellbeing@harbourline.example');
  const answer = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      query: await operationText('ConfirmAccessChanges'),
      variables: { input: { employeeIds: [employee._id] } },
    }),
  });
  const { data } = (await answer.json()) as {
    data: { confirmAccessChanges: { confirmedIds: string[] } };
  };
  expect([[], [employee._id]]).toContainEqual(data.confirmAccessChanges.confirmedIds);
}

/** Returns the text of an operation of the web app, because sessions may send no other. */
async function operationText(name: string): Promise<string> {
  const path = new URL('../operations.json', import.meta.url);
  const { operations } = JSON.parse(await readFile(path, 'utf8')) as {
    operations: { name: string; body: string }[];
  };
  const found = operations.find((operation) => operation.name === name);
  if (found === undefined) throw new Error(`The web app has no operation ${name}`);
  return found.body;
}

/** Uploads a record that started `minutesAgo` and lasted `minutes`. Returns the number of accepted records. */
export async function sendMeeting(
  { token }: Phone,
  { employee }: Phone,
  { minutesAgo, minutes }: { minutesAgo: number; minutes: number },
): Promise<number> {
  const { data } = await rest<{ data: { accepted: number } }>(token, 'POST /contacts', {
    records: [
      {
        id: randomUUID(),
        cross_employee_id: employee.employee_id,
        since: minutes,
        date: new Date(Date.now() - minutesAgo * MINUTE).toISOString(),
      },
    ],
  });
  return data.accepted;
}
