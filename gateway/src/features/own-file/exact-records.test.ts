import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '../../durations.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../../../test/factories.js';
import { makeFollowUpClient } from '../../../test/follow-up.js';
import { deferred, useTestGateway } from '../../../test/hooks.js';
import { makeNotice } from '../../../test/notices.js';
import { startOwnFileSession } from '../../../test/own-file.js';
import { NoticeDetail } from '../cases/notices/ladder.js';

const gateway = useTestGateway();
const owner = deferred(() => gateway.app.owner);
const start = new Date(Date.now() - 90 * MINUTE);
const fields = 'id state requestedAt dueAt decidedAt refusal availableUntil';

let company: MadeCompany;
let ana: MadeEmployee;
let ben: MadeEmployee;
let session: string;
beforeEach(async () => {
  await gateway.app.forgetTries();
  company = await makeCompany(gateway.app, { timeZone: 'UTC' });
  ana = await makeEmployee(gateway.app, company, { name: 'Ana Lim' });
  ben = await makeEmployee(gateway.app, company, { name: 'Benedikta Quartz' });
  session = await startOwnFileSession(gateway.app, ana);
});

const ask = async (token = session) => {
  const { data, errors } = await gateway.graphql(
    token,
    `mutation { requestExactRecords { ${fields} } }`,
  );
  return { request: data?.requestExactRecords, error: errors?.[0]?.extensions };
};
const answer = async (mutation: string) => {
  const { data, errors } = await gateway.graphql(
    company.token,
    `mutation { ${mutation} { ${fields} decidedBy } }`,
  );
  return { answered: data && Object.values(data)[0], error: errors?.[0]?.extensions };
};
const give = (id: string) => answer(`giveExactRecords(id: "${id}")`);
const refuse = (id: string, reason: string) =>
  answer(`refuseExactRecords(input: { id: "${id}", reason: "${reason}" })`);
const readOwn = async () => {
  const { data, errors } = await gateway.graphql(
    session,
    `{ ownFile { exactRecordRequest { ${fields} } } }`,
  );
  expect(errors).toBeUndefined();
  return data.ownFile.exactRecordRequest;
};
const download = () => gateway.rest(session, 'GET /me/exact-records');
const listMails = async () => {
  const { rows } = await owner.query<{ subject: string; text: string }>(
    'SELECT subject, content::text AS text FROM mail WHERE company_id = $1 AND recipient = $2',
    [company.company.id, ana.employee.email],
  );
  return rows;
};

describe('requestExactRecords', () => {
  it('waits for an answer, due in a month, and is the only open request', async () => {
    expect(await readOwn()).toBeNull();
    const { request } = await ask();
    const month = new Date(request.requestedAt);
    month.setUTCMonth(month.getUTCMonth() + 1);
    expect(request).toMatchObject({ state: 'OPEN', decidedAt: null, availableUntil: null });
    expect(Math.abs(Date.parse(request.dueAt) - month.getTime())).toBeLessThan(4 * 86_400_000);
    expect((await ask()).error).toMatchObject({ code: 'CONFLICT' });
    expect(await readOwn()).toEqual(request);
    expect((await download()).status).toBe(404);
  });

  it('is refused to phones and members', async () => {
    for (const token of [ana.token, company.token])
      expect((await ask(token)).error?.code).toBe('FORBIDDEN');
  });

  it('is among the reports that are limited to 10 an hour', async () => {
    for (let sent = 0; sent < 10; sent += 1) await ask();
    expect((await ask()).error?.code).toBe('RATE_LIMITED');
  });
});

describe('giveExactRecords', () => {
  const upload = (from: MadeEmployee, to: MadeEmployee, minute: number, minutes: number) =>
    gateway.rest(from.token, 'POST /contacts', {
      records: [recordOf(to, new Date(start.getTime() + minute * MINUTE), minutes)],
    });

  it('lets the employee download the records that were kept until then, without the others', async () => {
    await upload(ana, ben, 0, 12);
    await upload(ben, ana, 1, 10);
    // A contact that somebody who is ill told of.
    const followUp = makeFollowUpClient(gateway, company);
    const { id: caseId } = await followUp.openCase(ben);
    await followUp.ask(
      'mutation ($input: AddManualContactInput!) { addManualContact(input: $input) { __typename } }',
      {
        input: {
          caseId,
          who: { employee: { id: ana.employee.id } },
          startedAt: new Date(start.getTime() - 60 * MINUTE).toISOString(),
          minutes: 25,
          informant: { employee: { id: ben.employee.id } },
        },
      },
    );
    const { request } = await ask();
    const { answered } = await give(request.id);
    expect(answered).toMatchObject({ state: 'GIVEN', decidedBy: company.email, refusal: '' });
    await upload(ana, ben, 60, 5);
    const { status, body, text } = await download();
    expect(status).toBe(200);
    expect(body.records).toEqual([
      {
        startedAt: start.toISOString(),
        endedAt: new Date(start.getTime() + 12 * MINUTE).toISOString(),
        minutes: 12,
        source: 'mobile',
        distanceInFeet: null,
        isFromYourPhone: true,
        receivedAt: expect.any(String),
      },
      expect.objectContaining({ minutes: 10, isFromYourPhone: false }),
    ]);
    for (const secret of [ben.employee.id, ben.employee.code!, 'Benedikta', ana.employee.id])
      expect(text).not.toContain(secret);
    expect((await readOwn()).availableUntil).toBe(answered.availableUntil);
  });

  it('leaves out everything before a notice, because lengths on any day show who exposed the person', async () => {
    await upload(ana, ben, 0, 12);
    await makeNotice(gateway.app, ana, { detail: NoticeDetail.DAY });
    await give((await ask()).request.id);
    const { body } = await download();
    expect(body.records).toEqual([]);
    expect(body.about.leftOutBefore).toEqual(expect.any(String));
  });

  it('leaves out what was before a telling that was undone', async () => {
    await upload(ana, ben, 0, 20);
    await upload(ben, ana, 0, 20);
    const followUp = makeFollowUpClient(gateway, company);
    await followUp.openCase(ben);
    await followUp.recount();
    const [row] = await followUp.rows();
    const act = await followUp.ask(
      'mutation ($input: AddFollowUpActInput!) { addFollowUpAct(input: $input) { batchId } }',
      { input: { followUpIds: [row!.id], kind: 'INFORMED', channel: 'CALL' } },
    );
    await followUp.ask('mutation ($id: UUID!) { undoFollowUpAct(id: $id) { __typename } }', {
      id: act.addFollowUpAct.batchId,
    });
    await give((await ask()).request.id);
    expect((await download()).body.records).toEqual([]);
  });

  it('is over after 30 days', async () => {
    const { request } = await ask();
    await give(request.id);
    expect((await download()).status).toBe(200);
    await owner.query(
      `UPDATE exact_record_request SET given_at = now() - interval '30 days 1 minute' WHERE id = $1`,
      [request.id],
    );
    expect((await download()).status).toBe(404);
  });

  it('mails that there is an answer, and nothing about health', async () => {
    const { request } = await ask();
    await give(request.id);
    const mails = await listMails();
    expect(mails.map(({ subject }) => subject)).toEqual([`Your file at ${company.company.name}`]);
    expect(mails[0]!.text).not.toMatch(/contact|record|ill|health|Ana|Lim/);
  });

  it('answers a request once', async () => {
    const { request } = await ask();
    await give(request.id);
    expect((await give(request.id)).error?.code).toBe('CONFLICT');
    expect((await refuse(request.id, 'Too late')).error?.code).toBe('CONFLICT');
    expect((await ask()).request.state).toBe('OPEN');
  });

  it('answers the same for requests of another company and unknown ones', async () => {
    const { request } = await ask();
    const other = await makeCompany(gateway.app);
    const answers = [];
    for (const id of [request.id, other.company.id])
      answers.push(
        await gateway.graphql(other.token, `mutation { giveExactRecords(id: "${id}") { id } }`),
      );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]!.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('refuseExactRecords', () => {
  it('needs a reason, which the employee reads', async () => {
    const { request } = await ask();
    for (const reason of ['', '  '])
      expect((await refuse(request.id, reason)).error?.fields).toEqual([
        expect.objectContaining({ field: 'reason' }),
      ]);
    expect((await readOwn()).state).toBe('OPEN');
    await refuse(request.id, 'Another company keeps them');
    expect(await readOwn()).toMatchObject({
      state: 'REFUSED',
      refusal: 'Another company keeps them',
      availableUntil: null,
    });
    expect((await download()).status).toBe(404);
  });
});

describe('exactRecordRequests', () => {
  const list = async (args = '') => {
    const { data, errors } = await gateway.graphql(
      company.token,
      `{ exactRecordRequests${args} { total items { state person { name } } } }`,
    );
    expect(errors).toBeUndefined();
    return data.exactRecordRequests;
  };

  it('lists open requests first, the earliest due one on top', async () => {
    const first = await ask();
    await refuse(first.request.id, 'Ask again tomorrow');
    await ask(await startOwnFileSession(gateway.app, ben));
    await ask();
    expect((await list()).items).toEqual([
      { state: 'OPEN', person: { name: 'Benedikta Quartz' } },
      { state: 'OPEN', person: { name: 'Ana Lim' } },
      { state: 'REFUSED', person: { name: 'Ana Lim' } },
    ]);
    expect(await list('(state: REFUSED)')).toMatchObject({ total: 1 });
  });
});
