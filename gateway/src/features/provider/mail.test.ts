import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../../database/tenant.js';
import { Mail, MailStatus } from '../../mail/mail.entity.js';
import { noticeMails } from '../cases/notices/notice-mails.js';
import { startSendingMails } from '../../mail/send-mail.job.js';
import {
  makeAdministrator,
  makeCompany,
  makeEmployee,
  signUpFields,
} from '../../../test/factories.js';
import { useMailingGateway, useTestGateway } from '../../../test/hooks.js';
import type { TestGateway } from '../../../test/run-document.js';
import { findMemberships } from '../members/team/member.queries.js';

const unsent = useTestGateway();
const { gateway: sent, server } = useMailingGateway();
beforeAll(() => startSendingMails(unsent.app, noticeMails(unsent.app)));

const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { id } }';
const list = `query ($search: String, $status: MailStatus) { mails(search: $search, status: $status) {
  total items { id to subject status attempts text company { id name } } } }`;
const retry = 'mutation ($id: UUID!) { retryMail(id: $id) { status } }';

/** Signs a company up and waits until its mail has this status. */
async function waitForMail(gateway: TestGateway, token: string, status: string) {
  const fields = signUpFields();
  await gateway.graphql(null, signUp, { input: fields });
  for (;;) {
    const { data } = await gateway.graphql(token, list, { search: fields.email });
    const [mail] = data.mails.items;
    if (mail?.status === status) return mail;
    await wait(20);
  }
}

async function setStatus(gateway: TestGateway, mailTo: string, status: MailStatus): Promise<void> {
  const { dataSource } = gateway.app;
  const [{ id }] = await dataSource.query('SELECT id FROM account WHERE email = $1', [mailTo]);
  const [membership] = await inTenant(dataSource, null, (db) => findMemberships(db, id));
  const { companyId } = membership!;
  await inTenant(gateway.app.dataSource, companyId, async (db) =>
    (await db.manager()).update(Mail, { companyId }, { status }),
  );
}

describe('mails without a mail server', () => {
  it('lists the unsent mails with their links to the provider', async () => {
    const { token } = await makeAdministrator(unsent.app);
    const mail = await waitForMail(unsent, token, 'KEPT');
    expect(mail).toMatchObject({ subject: 'Please verify your email address', attempts: 0 });
    expect(mail.text).toContain(mail.company.name);
    expect(mail.text).toMatch(
      /https:\/\/app\.visioncloud\.example\/email-verification\/[\w-]{54}\n/,
    );
  });

  it('finds mails by address, subject and status', async () => {
    const { token } = await makeAdministrator(unsent.app);
    const { to } = await waitForMail(unsent, token, 'KEPT');
    const total = async (variables: object) =>
      (await unsent.graphql(token, list, { ...variables })).data.mails.total;
    expect(await total({ search: to })).toBe(1);
    expect(await total({ search: to, status: 'KEPT' })).toBe(1);
    expect(await total({ search: to, status: 'SENT' })).toBe(0);
    expect(await total({ search: 'VERIFY YOUR' })).toBeGreaterThan(0);
  });

  it('lists the mails of one company', async () => {
    const { token } = await makeAdministrator(unsent.app);
    const mail = await waitForMail(unsent, token, 'KEPT');
    const { data } = await unsent.graphql(
      token,
      'query ($company: UUID!) { mails(company: { id: $company }) { total items { id } } }',
      { company: mail.company.id },
    );
    expect(data.mails).toEqual({ total: 1, items: [{ id: mail.id }] });
  });
});

describe('mails with a mail server', () => {
  it('have no text, since their links are for the recipient only', async () => {
    const { token } = await makeAdministrator(sent.app);
    const mail = await waitForMail(sent, token, 'SENT');
    expect([mail.attempts, mail.text]).toEqual([1, null]);
  });
});

describe('retryMail', () => {
  it('sends a failed mail once for concurrent requests', async () => {
    const { token } = await makeAdministrator(sent.app);
    const { id, to, subject } = await waitForMail(sent, token, 'SENT');
    await setStatus(sent, to, MailStatus.FAILED);
    const answers = await Promise.all([1, 2].map(() => sent.graphql(token, retry, { id })));
    expect(answers[0]?.data ?? answers[1]?.data).toEqual({ retryMail: { status: 'QUEUED' } });
    while (server.to(to).length < 2) await wait(20);
    await wait(300);
    expect(server.to(to).map((mail) => mail.subject)).toEqual([subject, subject]);
  });

  it('returns CONFLICT for a sent mail and NOT_FOUND for an unknown one', async () => {
    const { token } = await makeAdministrator(sent.app);
    const { id } = await waitForMail(sent, token, 'SENT');
    const again = await sent.graphql(token, retry, { id });
    expect(again.errors?.[0]?.extensions).toEqual({
      code: 'CONFLICT',
      fields: [{ field: 'id', message: 'This mail has been sent' }],
    });
    const unknown = await sent.graphql(token, retry, { id: randomUUID() });
    expect(unknown.errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
  });

  it('sends a waiting mail once for several requests', async () => {
    const { token } = await makeAdministrator(sent.app);
    const { id, to } = await waitForMail(sent, token, 'SENT');
    await setStatus(sent, to, MailStatus.QUEUED);
    const answers = [];
    for (let turn = 0; turn < 3; turn += 1) answers.push(await sent.graphql(token, retry, { id }));
    expect(answers[0]?.data).toEqual({ retryMail: { status: 'QUEUED' } });
    while (server.to(to).length < 2) await wait(20);
    const late = await sent.graphql(token, retry, { id });
    expect(late.errors?.[0]?.extensions.code).toBe('CONFLICT');
    await wait(1500);
    expect(server.to(to)).toHaveLength(2);
  });

  it('refuses companies and phones with the same error for known and unknown mails', async () => {
    const { token } = await makeAdministrator(sent.app);
    const { id } = await waitForMail(sent, token, 'SENT');
    const own = randomUUID();
    const made = await makeCompany(sent.app);
    const { token: phone } = await makeEmployee(sent.app, made);
    await inTenant(sent.app.dataSource, made.company.id, async (db) =>
      (await db.manager()).insert(Mail, {
        companyId: made.company.id,
        id: own,
        to: made.email,
        subject: 'Own',
        content: { subject: 'Own', lines: [] },
        status: MailStatus.FAILED,
      }),
    );
    for (const caller of [made.token, phone, null]) {
      const [known, ofCompany, unknown] = await Promise.all(
        [id, own, randomUUID()].map((each) => sent.graphql(caller, retry, { id: each })),
      );
      expect(known).toEqual(unknown);
      expect(ofCompany).toEqual(unknown);
      expect(unknown?.errors?.[0]?.extensions.code).toBe(caller ? 'FORBIDDEN' : 'UNAUTHENTICATED');
    }
  });

  it('and the list refuse companies', async () => {
    const made = await makeCompany(sent.app);
    const code = async (document: string, variables = {}) =>
      (await sent.graphql(made.token, document, variables)).errors?.[0]?.extensions.code;
    expect(await code(list)).toBe('FORBIDDEN');
    expect(await code(retry, { id: randomUUID() })).toBe('FORBIDDEN');
  });
});
