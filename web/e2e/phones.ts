import { randomUUID } from 'node:crypto';
import { product, rest } from './product.ts';

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

/** Signs in to the demo company over REST. */
export async function signInOverRest(): Promise<Officer> {
  const { email, password } = product;
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
  return signInPhone(officer, code, data.password);
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
