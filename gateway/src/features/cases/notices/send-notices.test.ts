import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '../../../database/tenant.js';
import { makeCompany, type MadeCompany, recordOf } from '../../../../test/factories.js';
import { makeFollowUpClient, makeFollowUp } from '../../../../test/follow-up.js';
import { useMailingGateway } from '../../../../test/hooks.js';
import { makeExposed } from '../../../../test/notices.js';
import { listAudit } from '../../../../test/audit.js';
import { startSendingNotices } from './send-notices.job.js';

const { gateway, server } = useMailingGateway();
beforeAll(() => startSendingNotices(gateway.app));
let company: MadeCompany;
beforeEach(async () => {
  company = await makeCompany(gateway.app);
});

const ask = async (document: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await gateway.graphql(company.token, document, variables);
  expect(errors).toBeUndefined();
  return data;
};
const informAtOnce = () =>
  ask('mutation { updateCompanySettings(input: { informsAtOnce: true }) { informsAtOnce } }');
const rows = async () =>
  (await ask('{ followUps { items { state acts { kind channel by } notices { kind } } } }'))
    .followUps.items;
/** Waits until all jobs that send notices have completed. */
const untilSent = () =>
  expect
    .poll(async () => {
      const { rows: jobs } = await gateway.app.owner.query(
        `SELECT FROM pgboss.job WHERE name = 'send-notices' AND state <> 'completed'`,
      );
      return jobs.length;
    })
    .toBe(0);
/** Sends the notices that are due, as after a recount. */
const sendDue = async () => {
  const { id: companyId } = company.company;
  await inTenant(gateway.app.dataSource, companyId, (db) =>
    gateway.app.jobs.send(db, 'send-notices', { companyId }),
  );
  await untilSent();
};

describe('a company that sends notices automatically', () => {
  it('informs people as soon as a recount finds them exposed', async () => {
    await informAtOnce();
    const { exposed } = await makeExposed(gateway, company, { exposed: 3 });
    await untilSent();
    expect(await rows()).toMatchObject(
      exposed.map(() => ({
        state: 'IN_QUARANTINE',
        acts: [{ kind: 'INFORMED', channel: 'NOTICE', by: null }],
        notices: [{ kind: 'EXPOSURE' }],
      })),
    );
    for (const { employee } of exposed)
      await expect.poll(() => server.to(employee.email!).length).toBe(1);
    expect(await listAudit(gateway.app, company)).toContainEqual({
      action: 'NOTICES_SENT',
      actor: null,
      detail: '3 notices',
    });
  });

  it('leaves people who were waiting when an owner turned it on to the officer', async () => {
    await makeExposed(gateway, company);
    await informAtOnce();
    await sendDue();
    expect(await rows()).toMatchObject([{ state: 'TO_INFORM', notices: [] }]);
  });

  it('informs nobody about a case that its person reported until it is confirmed', async () => {
    const { ill, caseId } = await makeExposed(gateway, company);
    await gateway.app.owner.query(
      `WITH report AS (INSERT INTO employee_report (company_id, id, employee_id, kind, day, disease, case_id)
         VALUES ($1, $2, $3, 'SYMPTOMS', current_date, 'COVID_19', $2)),
       mark AS (INSERT INTO case_mark (company_id, id, case_id) VALUES ($1, $2, $2))
       UPDATE disease_case SET classification = 'SUSPECTED', opened_by = NULL WHERE company_id = $1 AND id = $2`,
      [company.company.id, caseId, ill.employee.id],
    );
    const followUp = makeFollowUpClient(gateway, company);
    await followUp.recount();
    await informAtOnce();
    // As if it had been on when the case was opened.
    await gateway.app.owner.query('UPDATE company SET informs_at_once_since = NULL WHERE id = $1', [
      company.company.id,
    ]);
    await sendDue();
    expect(await rows()).toEqual([]);
    await followUp.updateCase(caseId, 1, { classification: 'CONFIRMED' });
    await followUp.recount();
    await untilSent();
    expect(await rows()).toMatchObject([{ state: 'IN_QUARANTINE', notices: [{}] }]);
  });

  it('leaves people who must be told in person to the officer', async () => {
    await informAtOnce();
    await makeFollowUp(gateway, company);
    await untilSent();
    expect(await rows()).toMatchObject([{ state: 'TO_INFORM', notices: [] }]);
  });

  it('sends corrections of notices, and leaves people who were called to the officer', async () => {
    await informAtOnce();
    const { caseId } = await makeExposed(gateway, company, { exposed: 2 });
    await untilSent();
    const [{ id: first }] = (await ask('{ followUps { items { id } } }')).followUps.items;
    await gateway.app.owner.query(
      `UPDATE follow_up_act SET channel = 'CALL' FROM follow_up
       WHERE follow_up.id = $1 AND follow_up_act.company_id = follow_up.company_id
         AND follow_up_act.employee_id = follow_up.employee_id`,
      [first],
    );
    await ask(
      'mutation ($id: UUID!) { closeCase(input: { id: $id, version: 1, outcome: NOT_A_CASE }) { id } }',
      { id: caseId },
    );
    await makeFollowUpClient(gateway, company).recount();
    await untilSent();
    const corrected = (await ask('{ followUps { items { id nextStep notices { kind } } } }'))
      .followUps.items;
    for (const { id, nextStep, notices } of corrected)
      expect([nextStep, notices.length]).toEqual(id === first ? ['CORRECT', 1] : [null, 2]);
  });

  it('sends no second notice for another contact on the same day', async () => {
    await informAtOnce();
    const { ill, exposed } = await makeExposed(gateway, company);
    await untilSent();
    await gateway.rest(ill.token, 'POST /contacts', {
      records: [recordOf(exposed[0]!, new Date(Date.now() - 3_600_000), 20)],
    });
    await makeFollowUpClient(gateway, company).recount();
    await untilSent();
    expect((await rows())[0].notices).toHaveLength(1);
  });
});
