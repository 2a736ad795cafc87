import { beforeEach, describe, expect, it } from 'vitest';
import { listAudit } from '../../../../test/audit.js';
import { makeCompany, type MadeCompany } from '../../../../test/factories.js';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import { useMailingGateway } from '../../../../test/hooks.js';
import { failMails, makeExposed } from '../../../../test/notices.js';

const { gateway, server } = useMailingGateway();
let company: MadeCompany;
let ids: string[];
let address: string;
let token: string;

// Makes somebody whose notice the mail server refuses permanently.
beforeEach(async () => {
  company = await makeCompany(gateway.app);
  const sent = await makeExposed(gateway, company);
  ids = sent.ids;
  address = sent.exposed[0]!.employee.email!;
  token = sent.exposed[0]!.token;
  server.answer = 550;
  const { errors } = await gateway.graphql(
    company.token,
    'mutation ($ids: [UUID!]!) { sendNotices(input: { followUpIds: $ids }) { sent } }',
    { ids },
  );
  expect(errors).toBeUndefined();
  await expect.poll(readState, { timeout: 10_000 }).toBe('FAILED');
  server.answer = 250;
});

const listUndelivered = async (isNoticeUndelivered: boolean) =>
  (await makeFollowUpClient(gateway, company).rows({ isNoticeUndelivered })).map(({ id }) => id);

async function readState(): Promise<string> {
  const { followUps } = await makeFollowUpClient(gateway, company).ask(
    '{ followUps { items { notices { state } } } }',
  );
  return followUps.items[0].notices[0].state;
}

const resendAs = (as: string | null, followUpIds: readonly string[] = ids) =>
  gateway.graphql(
    as,
    `mutation ($ids: [UUID!]!) { resendNotices(input: { followUpIds: $ids }) {
      resent followUps { notices { state } } } }`,
    { ids: followUpIds },
  );
const resend = async () => {
  const { data, errors } = await resendAs(company.token);
  expect(errors).toBeUndefined();
  return data.resendNotices;
};

describe('followUps filtered by isNoticeUndelivered', () => {
  it('finds people whose last notice failed until it is sent again', async () => {
    expect([await listUndelivered(true), await listUndelivered(false)]).toEqual([ids, []]);
    await resend();
    expect([await listUndelivered(true), await listUndelivered(false)]).toEqual([[], ids]);
    const { status, body } = await gateway.rest(
      company.token,
      'GET /follow-up?isNoticeUndelivered=false',
    );
    expect([status, body.total]).toEqual([200, 1]);
  });

  it('excludes people who read the notice in the app or were told in another way', async () => {
    const { data } = await gateway.graphql(token, '{ myNotices { id } }');
    await gateway.app.owner.query('UPDATE notice SET read_at = now() WHERE id = $1', [
      data.myNotices[0].id,
    ]);
    expect(await listUndelivered(true)).toEqual([]);
    await gateway.app.owner.query('UPDATE notice SET read_at = NULL WHERE id = $1', [
      data.myNotices[0].id,
    ]);
    const { batchId } = await makeFollowUpClient(gateway, company).act([{ id: ids[0]! }], {
      kind: 'INFORMED',
      channel: 'CALL',
    });
    expect(await listUndelivered(true)).toEqual([]);
    expect(await resend()).toMatchObject({ resent: 0 });
    await makeFollowUpClient(gateway, company).undo(batchId);
    expect(await listUndelivered(true)).toEqual(ids);
  });

  it('excludes people with a newer notice due', async () => {
    await gateway.app.owner.query(
      `UPDATE follow_up SET next_step = 'CORRECT', corroborated_step = 'CORRECT' WHERE company_id = $1`,
      [company.company.id],
    );
    expect(await listUndelivered(true)).toEqual([]);
    expect(await resend()).toMatchObject({ resent: 0 });
  });
});

describe('resendNotices', () => {
  it('resends the same mail to the present address of the person', async () => {
    await gateway.app.owner.query('UPDATE employee SET email = $1 WHERE email = $2', [
      `new-${address}`,
      address,
    ]);
    expect(await resend()).toEqual({
      resent: 1,
      followUps: [{ notices: [{ state: 'QUEUED' }] }],
    });
    await expect.poll(readState).toBe('SENT');
    expect(server.to(`new-${address}`)).toHaveLength(1);
    expect(server.to(address)).toEqual([]);
    expect((await listAudit(gateway.app, company)).at(-1)).toEqual({
      action: 'NOTICES_RESENT',
      actor: company.email,
      detail: '1 notice',
    });
  });

  it('sends one mail for concurrent requests, and none after it was sent', async () => {
    const answers = await Promise.all([resend(), resend(), resend()]);
    expect(answers.reduce((sum, { resent }) => sum + resent, 0)).toBe(1);
    await expect.poll(readState).toBe('SENT');
    expect(await resend()).toMatchObject({ resent: 0 });
    expect(server.to(address)).toHaveLength(1);
  });

  it('skips people without an address', async () => {
    await gateway.app.owner.query(`UPDATE employee SET email = '' WHERE email = $1`, [address]);
    expect(await resend()).toMatchObject({ resent: 0 });
  });

  it('refuses an empty selection', async () => {
    const { errors } = await resendAs(company.token, []);
    expect(errors?.[0]?.extensions.fields).toEqual([
      { field: 'followUpIds', message: 'Please select somebody' },
    ]);
  });

  it('refuses employees, and finds no follow-up of another company', async () => {
    const stranger = await makeCompany(gateway.app);
    const refused = await resendAs(token);
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const foreign = await resendAs(stranger.token);
    expect(foreign.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await readState()).toBe('FAILED');
  });

  it('is limited to 20 times an hour for a company', async () => {
    for (let time = 0; time < 20; time += 1) await resend();
    await failMails(gateway.app, company);
    const { errors } = await resendAs(company.token);
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  });
});
