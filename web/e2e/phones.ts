import { randomUUID } from 'node:crypto';
import { product, rest } from './product.ts';

const MINUTE = 60_000;

/** A phone that is signed in. */
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

/** Signs somebody of the directory in on a phone. */
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

/** Adds somebody to the directory and signs them in on a phone. @param code ends in two digits that no other test uses. */
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

/** Sends a record of a meeting, which `minutesAgo` began and lasted `minutes`; returns how many records were accepted. */
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
