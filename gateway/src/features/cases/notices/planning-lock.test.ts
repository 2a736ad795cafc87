import { Client } from 'pg';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeCompany, type MadeCompany } from '../../../../test/factories.js';
import { useMailingGateway } from '../../../../test/hooks.js';
import { makeExposed } from '../../../../test/notices.js';
import { lockUntilEnd } from '../../../database/advisory-locks.js';
import { inTenant } from '../../../database/tenant.js';
import { sendDueNotices } from './notice.service.js';

const { gateway } = useMailingGateway();
let company: MadeCompany;
beforeEach(async () => {
  company = await makeCompany(gateway.app);
});

function isNamed(statement: unknown, name: string): boolean {
  return (
    typeof statement === 'object' &&
    statement !== null &&
    'name' in statement &&
    statement.name === name
  );
}

/** Runs work while the follow-up of the company is locked, and changes something once the work waits for the lock. */
async function runLocked(
  work: () => Promise<unknown>,
  changeText = 'SELECT $1::uuid',
): Promise<{ plannedBefore: number; planned: number }> {
  const holder = await gateway.app.owner.connect();
  const query = vi.spyOn(Client.prototype, 'query');
  const countPlans = () =>
    query.mock.calls.filter(([statement]) => isNamed(statement, 'contacts-of-readers')).length;
  try {
    await holder.query('BEGIN');
    const companyId = company.company.id;
    await holder.query(`SELECT ${lockUntilEnd('followUp', '$1')}`, [companyId]);
    const running = work();
    await expect
      .poll(
        async () => {
          const { rows } = await holder.query(
            `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
             AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
          );
          return rows.length;
        },
        { timeout: 10_000 },
      )
      .toBe(1);
    const plannedBefore = countPlans();
    await holder.query(changeText, [companyId]);
    await holder.query('COMMIT');
    await running;
    return { plannedBefore, planned: countPlans() };
  } finally {
    query.mockRestore();
    holder.release(true);
  }
}

const ask = async (document: string, variables: Record<string, unknown>) => {
  const { data, errors } = await gateway.graphql(company.token, document, variables);
  expect(errors).toBeUndefined();
  return data;
};
const send = (followUpIds: string[]) =>
  ask('mutation ($input: SendNoticesInput!) { sendNotices(input: $input) { sent } }', {
    input: { followUpIds },
  });
const inform = (followUpIds: string[]) =>
  ask('mutation ($input: AddFollowUpActInput!) { addFollowUpAct(input: $input) { batchId } }', {
    input: { followUpIds, kind: 'INFORMED', channel: 'CALL' },
  });
const sendDue = () =>
  inTenant(gateway.app.dataSource, company.company.id, (db) =>
    sendDueNotices(
      gateway.app.jobs,
      db,
      company.company.id,
      '00000000-0000-0000-0000-000000000000',
    ),
  );
const informAtOnce = () =>
  gateway.app.owner.query('UPDATE company SET informs_at_once = true WHERE id = $1', [
    company.company.id,
  ]);
const listActs = async () => {
  const { followUps } = await ask('{ followUps { items { acts { kind channel } } } }', {});
  return followUps.items.flatMap(({ acts }: { acts: unknown[] }) => acts);
};

describe('planning notices', () => {
  it.each([
    ['sendNotices', send],
    ['addFollowUpAct', inform],
    ['the job', sendDue],
  ])('reads contacts only before the lock is free (%s)', async (_, work) => {
    const { ids } = await makeExposed(gateway, company);
    await informAtOnce();
    expect(await runLocked(() => work(ids))).toEqual({ plannedBefore: 1, planned: 1 });
    expect(await listActs()).toMatchObject([{ kind: 'INFORMED' }]);
  });

  it.each([
    ['sendNotices', send],
    ['the job', sendDue],
  ])('plans again if something changed while it waited for the lock (%s)', async (_, work) => {
    const { ids } = await makeExposed(gateway, company);
    await informAtOnce();
    const tooFewLeft = 'UPDATE company SET min_notice_candidates = 10 WHERE id = $1';
    expect(await runLocked(() => work(ids), tooFewLeft)).toEqual({ plannedBefore: 1, planned: 2 });
    expect(await listActs()).toEqual([]);
  });

  it.each([
    [
      'a notice to another reader',
      `INSERT INTO notice (company_id, id, employee_id, disease, kind, round, exposed_on, detail, candidate_ids, subject, text, mail_id)
       SELECT $1, id, employee_id, disease, 'EXPOSURE', 0, current_date, 'NO_TIME', ARRAY[employee_id], '', '', id
       FROM follow_up WHERE company_id = $1 LIMIT 1`,
    ],
    [
      'a person who is told',
      `INSERT INTO follow_up_act (company_id, id, employee_id, disease, kind, channel, note, batch_id)
       SELECT $1, id, employee_id, 'MEASLES', 'INFORMED', 'CALL', '', id FROM follow_up WHERE company_id = $1 LIMIT 1`,
    ],
    ['a case', `UPDATE disease_case SET reported_day = reported_day - 1 WHERE company_id = $1`],
    ['an address', `UPDATE employee SET email = 'new.' || email WHERE company_id = $1`],
  ])('plans again after a change of %s', async (_, changeText) => {
    const { ids } = await makeExposed(gateway, company);
    expect(await runLocked(() => send(ids), changeText)).toEqual({ plannedBefore: 1, planned: 2 });
  });
});
