import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeAdministrator,
  makeCompany,
  makeEmployee,
  type MadeCompany,
} from '../../../../test/factories.js';
import { makeFollowUpClient, makeFollowUp } from '../../../../test/follow-up.js';
import { useMailingGateway } from '../../../../test/hooks.js';
import {
  dismissCase,
  makeExposed,
  previewFields,
  previewNotices,
} from '../../../../test/notices.js';
import { listAudit } from '../../../../test/audit.js';
import { LiveTopic } from '../../../live/live-topic.js';

const { gateway, server } = useMailingGateway();
let company: MadeCompany;
beforeEach(async () => {
  company = await makeCompany(gateway.app, { name: `Harbour ${Date.now()} ${Math.random()}` });
});

const ask = async (
  document: string,
  variables: Record<string, unknown> = {},
  token = company.token,
) => {
  const { data, errors } = await gateway.graphql(token, document, variables);
  expect(errors).toBeUndefined();
  return data;
};

const preview = (ids: readonly string[]) => previewNotices(gateway, company, ids);
const sendDocument = `mutation ($input: SendNoticesInput!) { sendNotices(input: $input) {
  sent skipped { ${previewFields} }
  followUps { id state nextStep acts { kind channel by batchId } notices { kind detail subject text sentAt deliveredAt readAt state } } } }`;
const send = async (ids: readonly string[]) =>
  (await ask(sendDocument, { input: { followUpIds: ids } })).sendNotices;
const listNotices = async () => {
  const { followUps } = await ask(
    '{ followUps { items { notices { id kind subject text deliveredAt readAt state } } } }',
  );
  return followUps.items[0].notices;
};

describe('sendNotices', () => {
  it('mails the text of the preview and adds the act', async () => {
    const { ids, exposed } = await makeExposed(gateway, company);
    const [shown] = await preview(ids);
    const { sent, skipped, followUps } = await send(ids);
    expect([sent, skipped]).toEqual([1, []]);
    expect(followUps).toMatchObject([
      {
        state: 'IN_QUARANTINE',
        acts: [{ kind: 'INFORMED', channel: 'NOTICE', by: company.email }],
        notices: [{ kind: 'EXPOSURE', detail: shown.detail, text: shown.text, state: 'QUEUED' }],
      },
    ]);
    const mail = await server.mailTo(exposed[0]!.employee.email!, shown.subject);
    for (const paragraph of shown.text.split('\n\n')) expect(mail.text).toContain(paragraph);
    expect(mail.html).toContain('VisionCloud');
    expect(mail.text).toMatch(/^Open my file:\nhttps?:\/\/\S+\/me$/m);
    await expect
      .poll(listNotices)
      .toMatchObject([{ state: 'SENT', deliveredAt: expect.any(String) }]);
    expect(await listAudit(gateway.app, company)).toContainEqual({
      action: 'NOTICES_SENT',
      actor: company.email,
      detail: '1 notice',
    });
  });

  it('announces a last day that does not reveal the day of the exposure', async () => {
    const { ids } = await makeExposed(gateway, company);
    const document = `query ($ids: [UUID!]!) { noticePreviews(followUpIds: $ids) {
      detail announcedUntil countedFrom exactUntil candidatesOnDay } }`;
    const [shown] = (await ask(document, { ids })).noticePreviews;
    expect(shown).toMatchObject({ countedFrom: 'EXPOSURE', candidatesOnDay: 9 });
    expect(shown.announcedUntil).toBe(shown.exactUntil);
    await send(ids);
    const { followUps } = await ask(
      '{ followUps { items { toldUntil toldFrom acts { announcedUntil countedFrom } } } }',
    );
    expect(followUps.items).toEqual([
      {
        toldUntil: shown.announcedUntil,
        toldFrom: 'EXPOSURE',
        acts: [{ announcedUntil: shown.announcedUntil, countedFrom: 'EXPOSURE' }],
      },
    ]);
  });

  it.each([
    [null, 'TELLING'],
    [true, 'EXPOSURE'],
  ])(
    'leaves it to the officer whether to name the last day to somebody without a notice: %s',
    async (namesDay, countedFrom) => {
      const { id } = await makeFollowUp(gateway, company);
      const { addFollowUpAct } = await ask(
        `mutation ($input: AddFollowUpActInput!) { addFollowUpAct(input: $input) {
          followUps { toldFrom toldUntil quarantineUntil acts { countedFrom announcedUntil } } } }`,
        { input: { followUpIds: [id], kind: 'INFORMED', channel: 'CALL', namesDay } },
      );
      const [row] = addFollowUpAct.followUps;
      expect(row).toMatchObject({ toldFrom: countedFrom, acts: [{ countedFrom }] });
      // The quarantine lasts as long as the person was told.
      expect(row.quarantineUntil).toBe(row.toldUntil);
    },
  );

  it('sends the same notice only once', async () => {
    const { ids, exposed } = await makeExposed(gateway, company);
    const [{ subject }] = await preview(ids);
    await send(ids);
    expect(await send(ids)).toMatchObject({ sent: 0, skipped: [{ blocked: 'ALREADY_SENT' }] });
    await gateway.app.owner.query('DELETE FROM follow_up_act WHERE company_id = $1', [
      company.company.id,
    ]);
    await gateway.app.owner.query(
      `UPDATE follow_up SET state = 'TO_INFORM', next_step = 'INFORM' WHERE company_id = $1`,
      [company.company.id],
    );
    expect(await send(ids)).toMatchObject({ sent: 0, skipped: [{ blocked: 'ALREADY_SENT' }] });
    await server.mailTo(exposed[0]!.employee.email!, subject);
    expect(await listNotices()).toHaveLength(1);
  });

  it('skips blocked follow-ups and informs the others', async () => {
    const { ids } = await makeExposed(gateway, company);
    const { id } = await makeFollowUp(gateway, await makeCompany(gateway.app));
    const lonely = await makeEmployee(gateway.app, company);
    await gateway.app.owner.query(
      `INSERT INTO follow_up (company_id, id, employee_id, disease, state, reason, owes_correction)
       VALUES ($1, $2, $2, 'MEASLES', 'NO_LONGER_EXPOSED', '', false)`,
      [company.company.id, lonely.employee.id],
    );
    expect(await send([...ids, lonely.employee.id])).toMatchObject({
      sent: 1,
      skipped: [{ followUpId: lonely.employee.id, blocked: 'NOT_EXPOSED' }],
    });
    const { errors } = await gateway.graphql(company.token, sendDocument, {
      input: { followUpIds: [id] },
    });
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('skips a notice whose text has changed since the preview', async () => {
    const { ids } = await makeExposed(gateway, company);
    const [shown] = await preview(ids);
    await ask(
      'mutation { updateCompanySettings(input: { noticesNameDisease: true }) { noticesNameDisease } }',
    );
    const sendTexts = async (texts: string[]) =>
      (await ask(sendDocument, { input: { followUpIds: ids, texts } })).sendNotices;
    const changed = await sendTexts([shown.text]);
    expect(changed).toMatchObject({
      sent: 0,
      skipped: [{ followUpId: ids[0], blocked: 'CHANGED', text: expect.stringMatching(/covid/i) }],
      followUps: [{ nextStep: 'INFORM', notices: [] }],
    });
    expect(await sendTexts([changed.skipped[0].text])).toMatchObject({ sent: 1, skipped: [] });
  });

  it('refuses a number of texts that differs from the number of people', async () => {
    const { ids } = await makeExposed(gateway, company);
    const { errors } = await gateway.graphql(company.token, sendDocument, {
      input: { followUpIds: ids, texts: [] },
    });
    expect(errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'texts' }] } },
    ]);
  });

  it('refuses an empty selection', async () => {
    const { errors } = await gateway.graphql(company.token, sendDocument, {
      input: { followUpIds: [] },
    });
    expect(errors?.[0]?.extensions.fields).toEqual([
      { field: 'followUpIds', message: 'Please select somebody' },
    ]);
  });

  it('adds acts that cannot be undone or added with addFollowUpAct', async () => {
    const { ids } = await makeExposed(gateway, company);
    const { followUps } = await send(ids);
    const undone = await gateway.graphql(
      company.token,
      'mutation ($id: UUID!) { undoFollowUpAct(id: $id) { batchId } }',
      { id: followUps[0].acts[0].batchId },
    );
    expect(undone.errors?.[0]?.message).toBe('A notice was sent, which cannot be undone');
    const act = await gateway.graphql(
      company.token,
      'mutation ($input: AddFollowUpActInput!) { addFollowUpAct(input: $input) { batchId } }',
      { input: { followUpIds: ids, kind: 'INFORMED', channel: 'NOTICE' } },
    );
    expect(act.errors?.[0]?.extensions.fields).toEqual([
      { field: 'channel', message: 'Please send a notice instead' },
    ]);
  });
});

describe('a correction', () => {
  it('is sent once, and a new exposure leads to a new notice', async () => {
    const { ids, caseId, exposed } = await makeExposed(gateway, company);
    await send(ids);
    await dismissCase(gateway, company, caseId);
    const [shown] = await preview(ids);
    expect(shown).toMatchObject({ kind: 'CORRECTION', detail: 'NO_TIME', blocked: null });
    expect(await send(ids)).toMatchObject({
      sent: 1,
      followUps: [{ state: 'NO_LONGER_EXPOSED', nextStep: null }],
    });
    expect(await send(ids)).toMatchObject({ sent: 0, skipped: [{ blocked: 'NOT_EXPOSED' }] });
    const address = exposed[0]!.employee.email!;
    await expect.poll(() => server.to(address).length).toBe(2);
    const texts = server.to(address).map(({ text }) => text);
    expect(texts.some((text) => text?.includes('no longer holds'))).toBe(true);
    await ask('mutation ($id: UUID!) { reopenCase(input: { id: $id, version: 2 }) { id } }', {
      id: caseId,
    });
    await makeFollowUpClient(gateway, company).recount();
    expect(await send(ids)).toMatchObject({ sent: 1 });
    await expect.poll(() => server.to(address).length).toBe(3);
    expect((await listNotices()).map(({ kind }: { kind: string }) => kind)).toEqual([
      'EXPOSURE',
      'CORRECTION',
      'EXPOSURE',
    ]);
  });
});

describe('notices in the app', () => {
  it('show the text to the employee, and the time of the first read to the officer', async () => {
    const { ids, exposed } = await makeExposed(gateway, company);
    await send(ids);
    const { token } = exposed[0]!;
    const list = '{ myNotices { id subject text sentAt readAt } }';
    const { myNotices } = await ask(list, {}, token);
    expect(myNotices).toMatchObject([{ readAt: null, text: expect.any(String) }]);
    const read = 'mutation ($id: UUID!) { markNoticeRead(id: $id) { id readAt } }';
    const { id } = myNotices[0];
    const { markNoticeRead } = await ask(read, { id }, token);
    expect(markNoticeRead.readAt).not.toBeNull();
    expect((await ask(read, { id }, token)).markNoticeRead).toEqual(markNoticeRead);
    expect(await listNotices()).toMatchObject([{ state: 'READ', readAt: markNoticeRead.readAt }]);
    const { body } = await gateway.rest(token, 'GET /employee/notices');
    expect(body.data).toMatchObject([{ id, readAt: markNoticeRead.readAt }]);
  });

  it.each<[string, (token: string, id: string) => Promise<unknown>]>([
    [
      'markNoticeRead',
      (token, id) => ask('mutation ($id: UUID!) { markNoticeRead(id: $id) { id } }', { id }, token),
    ],
    [
      'POST /employee/notices/:id/read',
      (token, id) => gateway.rest(token, `POST /employee/notices/${id}/read`, {}),
    ],
  ])('notify the officer when %s marks them as read the first time', async (_, read) => {
    const { ids, exposed } = await makeExposed(gateway, company);
    await send(ids);
    const [{ id }] = await listNotices();
    const heard: LiveTopic[][] = [];
    const changes = gateway.app.live.subscribe(company.company.id, async () => undefined);
    const listening = (async () => {
      for await (const topics of changes) heard.push(topics);
    })();
    /** Returns the topics heard before a change of cameras, which serves as a marker. */
    const listHeard = async () => {
      gateway.app.live.publish(company.company.id, [LiveTopic.CAMERAS]);
      await expect.poll(() => heard.flat(), { timeout: 10_000 }).toContain(LiveTopic.CAMERAS);
      return heard.splice(0).flat();
    };
    await listHeard();
    await read(exposed[0]!.token, id);
    expect(await listHeard()).toContain(LiveTopic.CASES);
    await read(exposed[0]!.token, id);
    expect(await listHeard()).toEqual([LiveTopic.CAMERAS]);
    await changes.return?.();
    await listening;
  });

  it('are visible only to their reader', async () => {
    const { ids, exposed, ill } = await makeExposed(gateway, company);
    await send(ids);
    const [{ id }] = await listNotices();
    const other = await gateway.rest(ill.token, `POST /employee/notices/${id}/read`, {});
    const unknown = await gateway.rest(
      ill.token,
      'POST /employee/notices/019a0000-0000-7000-8000-00000000dead/read',
      {},
    );
    expect([other.status, other.body.message]).toEqual([404, unknown.body.message]);
    expect((await gateway.rest(ill.token, 'GET /employee/notices')).body.data).toEqual([]);
    const own = await gateway.rest(exposed[0]!.token, `POST /employee/notices/${id}/read`, {});
    expect(own.status).toBe(200);
  });
});

describe('the mail of a notice in the list of the provider', () => {
  let administrator: { token: string };
  beforeAll(async () => {
    administrator = await makeAdministrator(gateway.app);
  });
  const list = `query ($passKey: String!) { mails(company: { passKey: $passKey }) {
    items { to subject status lastError text isConfidential } } }`;
  const mails = async () =>
    (await ask(list, { passKey: company.company.passKey }, administrator.token)).mails.items;

  it('hides recipient and text', async () => {
    const { ids } = await makeExposed(gateway, company);
    await send(ids);
    expect(await mails()).toMatchObject([
      { to: '', subject: 'Message to an employee', text: null, isConfidential: true },
    ]);
    const { rows } = await gateway.app.owner.query('SELECT * FROM mail WHERE company_id = $1', [
      company.company.id,
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/expos|@/i);
  });

  it('shows only the codes of an error, because mail servers repeat addresses', async () => {
    const { ids } = await makeExposed(gateway, company);
    server.answer = 550;
    await send(ids);
    await expect.poll(listNotices, { timeout: 10_000 }).toMatchObject([{ state: 'FAILED' }]);
    server.answer = 250;
    expect(await mails()).toMatchObject([{ status: 'FAILED', lastError: 'EMESSAGE, answer 550' }]);
  });
});
