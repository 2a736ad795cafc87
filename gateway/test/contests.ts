import { expect } from 'vitest';
import { HOUR, MINUTE } from '../src/durations.js';
import { Role } from '../src/access/role.js';
import { inTenant } from '../src/database/tenant.js';
import { ContestReason } from '../src/features/cases/contests/contest.entity.js';
import { requestContest } from '../src/features/cases/contests/contest-request.service.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeEmployee,
  makeMember,
  recordOf,
} from './factories.js';
import type { TestGateway } from './run-document.js';

export const contestFields = `id person { id } other { id } source from until reason note state contestedBy confirmedAt confirmedBy
  takenBackAt takenBackBy requestId`;

export interface TestContest {
  id: string;
  person: { id: string };
  other: { id: string } | null;
  source: string;
  from: string;
  until: string;
  reason: string;
  note: string;
  state: string;
  contestedBy: string | null;
  confirmedAt: string | null;
  confirmedBy: string | null;
  takenBackAt: string | null;
  takenBackBy: string | null;
  requestId: string | null;
}

/** Makes two people whose phones reported a contact of 30 minutes that started an hour ago. */
export async function makeMeeting(gateway: TestGateway, company: MadeCompany) {
  const one = await makeEmployee(gateway.app, company);
  const other = await makeEmployee(gateway.app, company);
  const start = Math.floor(Date.now() / MINUTE) * MINUTE - HOUR;
  await gateway.rest(one.token, 'POST /contacts', {
    records: [recordOf(other, new Date(start), 30)],
  });
  return { one, other, start };
}

/** Contests the phones' records of two people; by default for 30 minutes from the start (epoch milliseconds) of a meeting. */
export function askToContest(
  gateway: TestGateway,
  company: MadeCompany,
  { one, other, start }: { one: MadeEmployee; other: MadeEmployee; start: number },
  { minutes = 30, ...given }: Record<string, unknown> & { minutes?: number } = {},
) {
  const input = {
    person: { id: one.employee.id },
    other: { id: other.employee.id },
    source: 'MOBILE',
    from: new Date(start),
    until: new Date(start + minutes * MINUTE),
    reason: 'WALL_BETWEEN',
    ...given,
  };
  return gateway.graphql(
    company.token,
    `mutation ($input: ContestContactInput!) { contestContact(input: $input) { ${contestFields} } }`,
    { input },
  );
}

/** Contests a meeting and returns the contest. */
export async function contest(...args: Parameters<typeof askToContest>): Promise<TestContest> {
  const { data, errors } = await askToContest(...args);
  expect(errors).toBeUndefined();
  return data.contestContact;
}

/** Confirms a contest, or takes it back. */
export function actOnContest(
  gateway: TestGateway,
  company: Pick<MadeCompany, 'token'>,
  name: 'confirmContest' | 'withdrawContest',
  id: string,
) {
  return gateway.graphql(
    company.token,
    `mutation ($id: UUID!) { ${name}(id: $id) { ${contestFields} } }`,
    { id },
  );
}

/** Makes a second owner of a company. */
export function makeColleague(gateway: TestGateway, { company }: MadeCompany) {
  return makeMember(gateway.app, { company }, Role.OWNER);
}

/** Makes a company require that somebody else confirms each contest. */
export async function requireConfirmation(
  gateway: TestGateway,
  company: MadeCompany,
): Promise<void> {
  const { errors } = await gateway.graphql(
    company.token,
    'mutation { updateCompanySettings(input: { contestsNeedConfirmation: true }) { id } }',
  );
  expect(errors).toBeUndefined();
}

/** Stores the request of one person of a meeting that an hour around it does not count. */
export function makeContestRequest(
  gateway: TestGateway,
  { company }: MadeCompany,
  { one, start }: { one: MadeEmployee; start: number },
) {
  return inTenant(gateway.app.dataSource, company.id, (db) =>
    requestContest(db, company.id, one.employee.id, {
      from: new Date(start - 10 * MINUTE),
      until: new Date(start + 50 * MINUTE),
      reason: ContestReason.OTHER,
      note: 'I was at the dentist',
    }),
  );
}
