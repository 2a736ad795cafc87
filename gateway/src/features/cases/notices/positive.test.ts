import { beforeAll, describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../../../durations.js';
import { makeApiKey } from '../../../../test/api-keys.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  makeEmployees,
  recordOf,
} from '../../../../test/factories.js';
import { makeFollowUpClient, type TestRow } from '../../../../test/follow-up.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { dismissCase, makeNotice } from '../../../../test/notices.js';
import { NoticeDetail } from './ladder.js';

const gateway = useTestGateway();

/** Answers of a person's phone to what is positive in the company. */
const ask = (company: MadeCompany, { token }: Pick<MadeEmployee, 'token'>) =>
  gateway.rest(token, `GET /company/positive/${company.company.passKey}`);

describe('GET /api/company/positive to a phone that invents contacts', () => {
  it('is the same whether the colleague is ill or not', async () => {
    const company = await makeCompany(gateway.app);
    const colleagues = await makeEmployees(gateway.app, company, 6);
    const [ill] = colleagues;
    const followUp = makeFollowUpClient(gateway, company);
    await followUp.openCase(ill!);
    const attacker = await makeEmployee(gateway.app, company);
    const answers = [];
    for (const colleague of colleagues) {
      const sent = await gateway.rest(attacker.token, 'POST /contacts', {
        records: [recordOf(colleague, new Date(Date.now() - HOUR), 20)],
      });
      expect(sent.body.data.accepted).toBe(1);
      await followUp.recount();
      answers.push((await ask(company, attacker)).text);
    }
    expect(new Set(answers)).toEqual(new Set(['{"success":true,"data":[]}']));
  });
});

describe('GET /api/company/positive to a phone', () => {
  let company: MadeCompany;
  let ill: MadeEmployee;
  let exposed: MadeEmployee;
  const start = new Date(Date.now() - 90 * MINUTE);
  let caseId: string;
  let row: TestRow;
  let followUp: ReturnType<typeof makeFollowUpClient>;
  beforeAll(async () => {
    company = await makeCompany(gateway.app);
    ill = await makeEmployee(gateway.app, company);
    exposed = await makeEmployee(gateway.app, company);
    followUp = makeFollowUpClient(gateway, company);
    for (const [one, other] of [
      [ill, exposed],
      [exposed, ill],
    ] as const)
      await gateway.rest(one.token, 'POST /contacts', { records: [recordOf(other, start, 30)] });
    ({ id: caseId } = await followUp.openCase(ill));
    await followUp.recount();
    [row] = (await followUp.rows()) as [TestRow];
  });
  const listDates = async (person = exposed) => {
    const { status, body } = await ask(company, person);
    expect(status).toBe(201);
    return body.data.map((entry: object) => Object.values(entry)[0]);
  };

  it('does not mention an exposure before the person is told', async () => {
    expect(await listDates()).toEqual([]);
    expect(await listDates(ill)).toEqual([]);
  });

  it('forgets an exposure whose telling was undone', async () => {
    const { followUps } = await followUp.act([row], { kind: 'INFORMED', channel: 'CALL' });
    expect(await listDates()).toEqual([null]);
    const told = followUps[0]!.acts.find(({ kind, undoneAt }) => kind === 'INFORMED' && !undoneAt);
    await followUp.undo(told!.batchId);
    expect(await listDates()).toEqual([]);
  });

  it('has no date for an exposure that an officer told of, until that is corrected', async () => {
    await followUp.act([row], { kind: 'INFORMED', channel: 'CALL' });
    expect((await ask(company, exposed)).body.data).toEqual([{ conta_tracing_date: null }]);
    await dismissCase(gateway, company, caseId);
    expect(await listDates()).toEqual([null]);
    await followUp.act([row], { kind: 'CORRECTED', channel: 'CALL' });
    expect(await listDates()).toEqual([]);
  });

  it('has the days that notices named, once each, and null for each notice without a day', async () => {
    const reader = await makeEmployee(gateway.app, company);
    const notices: [string, NoticeDetail][] = [
      ['2026-01-05', NoticeDetail.DAY],
      ['2026-01-09', NoticeDetail.DAY_PART],
      ['2026-01-09', NoticeDetail.DAY],
      ['2026-01-12', NoticeDetail.FEW_DAYS],
      ['2026-01-13', NoticeDetail.WEEK],
      ['2026-01-14', NoticeDetail.NO_TIME],
    ];
    for (const [index, [exposedOn, detail]] of notices.entries())
      await makeNotice(gateway.app, reader, {
        exposedOn,
        detail,
        toldUntil: `2026-02-0${index + 1}`,
      });
    expect(await listDates(reader)).toEqual(['2026-01-09', '2026-01-05', null, null, null]);
  });
});

describe('GET /api/company/positive with an API key', () => {
  it('lists positive people with health:read, and is refused without', async () => {
    const company = await makeCompany(gateway.app);
    const ill = await makeEmployee(gateway.app, company);
    await makeFollowUpClient(gateway, company).openCase(ill);
    const askWith = async (scopes: string[]) =>
      ask(company, { token: (await makeApiKey(gateway.app, company, { scopes })).key });
    expect((await askWith(['exposure:read', 'health:read'])).body.data).toMatchObject([
      { _id: ill.employee.id },
    ]);
    expect((await askWith(['exposure:read'])).status).toBe(403);
  });
});
