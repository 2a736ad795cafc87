import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setTimeout as wait } from 'node:timers/promises';
import { inTenant, providerTenant } from '../database/tenant.js';
import { startTestApp, type TestApp } from '../../test/database.js';
import { makeCompany, type MadeCompany } from '../../test/factories.js';
import { MailServer } from '../../test/mail-server.js';
import { noticeMails } from '../features/cases/notices/notice-mails.js';
import { Mail, MailStatus } from './mail.entity.js';
import { queueMail } from './outbox.js';
import { startSendingMails } from './send-mail.job.js';

const server = new MailServer();
let app: TestApp;
let company: MadeCompany;
beforeAll(async () => {
  await server.start();
  app = await startTestApp({ smtpUrl: server.url });
  company = await makeCompany(app);
  // Two workers, like those of two processes.
  await startSendingMails(app, noticeMails(app));
  await startSendingMails(app, noticeMails(app));
});
afterEach(async () => {
  server.answer = 250;
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

function queue(
  subject: string,
  to = 'ana@company.example',
  companyId = company.company.id,
): Promise<string> {
  const content = {
    subject,
    lines: ['A line & <b>another</b>'],
    button: { label: 'Go', path: '/login' },
  };
  return inTenant(app.dataSource, companyId, (db) =>
    queueMail(app.jobs, db, { companyId, to, content }),
  );
}

async function findMail(subject: string): Promise<Mail> {
  const companyId = company.company.id;
  return inTenant(app.dataSource, companyId, async (db) =>
    (await db.manager()).findOneByOrFail(Mail, { companyId, subject }),
  );
}

/** Waits until a mail meets a condition. */
async function waitForMail(subject: string, isMet: (mail: Mail) => boolean): Promise<Mail> {
  for (;;) {
    const mail = await findMail(subject);
    if (isMet(mail)) return mail;
    await wait(20);
  }
}

describe('a slow mail server', () => {
  it('holds no connection of a company, and delays no mail of another one', async () => {
    server.isSlow = true;
    const subjects = ['One', 'Two', 'Three', 'Four', 'Five'];
    for (const subject of subjects) await queue(subject, 'slow@company.example');
    await expect.poll(() => server.heldMails).toBe(1);
    server.isSlow = false;
    const neighbour = await makeCompany(app);
    await queue('Neighbour', 'ben@neighbour.example', neighbour.company.id);
    await server.mailTo('ben@neighbour.example', 'Neighbour');
    expect(server.heldMails).toBe(1);
    const openTransactions = await app.owner.query(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'`,
    );
    expect(openTransactions.rows).toEqual([]);
    server.release();
    for (const subject of subjects) await server.mailTo('slow@company.example', subject);
  });
});

describe('a job of a mail', () => {
  const lostJob = '00000000-0000-4000-8000-000000000001';

  async function claim(subject: string, minutesAgo: number): Promise<void> {
    await app.owner.query(
      `UPDATE mail SET claimed_by = $1, claimed_at = now() - $2 * interval '1 minute' WHERE subject = $3`,
      [lostJob, minutesAgo, subject],
    );
  }

  async function countRetries(): Promise<number> {
    const text = `SELECT sum(retry_count)::int AS retries FROM pgboss.job`;
    return (await app.owner.query<{ retries: number }>(text)).rows[0]!.retries;
  }

  it('waits while another job is sending the mail', async () => {
    await server.stop();
    await queue('Claimed');
    await waitForMail('Claimed', ({ attempts }) => attempts > 0);
    await app.untilRetrying(1);
    await claim('Claimed', 1);
    await server.start();
    const retries = await countRetries();
    await app.passTime();
    await expect.poll(countRetries).toBeGreaterThan(retries);
    await app.untilRetrying(1);
    expect((await findMail('Claimed')).status).toBe(MailStatus.QUEUED);
    await claim('Claimed', 6);
    await app.passTime();
    await server.mailTo('ana@company.example', 'Claimed');
    const sent = await waitForMail('Claimed', ({ status }) => status === MailStatus.SENT);
    expect(sent.claimedBy).toBeNull();
  });
});

describe('a queued mail', () => {
  it('is sent as HTML and plain text from the configured sender', async () => {
    await queue('Both');
    const mail = await server.mailTo('ana@company.example', 'Both');
    expect(mail.from?.text).toBe('"VisionCloud" <no-reply@visioncloud.example>');
    expect(mail.text).toContain('A line & <b>another</b>');
    expect(mail.text).toContain('Go:\nhttps://app.visioncloud.example/login');
    expect(mail.html).toContain('A line &amp; &lt;b&gt;another&lt;/b&gt;');
    expect(mail.html).toContain('href="https://app.visioncloud.example/login"');
    const row = await waitForMail('Both', ({ status }) => status === MailStatus.SENT);
    expect(mail.messageId).toBe(`<${row.id}@app.visioncloud.example>`);
    expect([row.attempts, row.lastError]).toEqual([1, null]);
  });

  it('can be addressed to the provider', async () => {
    await inTenant(app.dataSource, providerTenant, (db) =>
      queueMail(app.jobs, db, {
        companyId: providerTenant,
        to: 'sales@provider.example',
        content: {
          subject: 'Ours',
          lines: ['To ourselves'],
          facts: [
            ['Name', 'A <b>'],
            ['Count', '2'],
          ],
          reason: 'You get this mail as our own sales team.',
        },
      }),
    );
    const mail = await server.mailTo('sales@provider.example', 'Ours');
    expect(mail.text).toContain('Name: A <b>\nCount: 2');
    expect(mail.text).toContain('as our own sales team.');
    expect(mail.html).toMatch(/<td[^>]*>Name<\/td><td[^>]*>A &lt;b&gt;<\/td>/);
    expect(mail.html).toContain('as our own sales team.');
  });

  it('is not sent if its transaction is rolled back', async () => {
    const companyId = company.company.id;
    const content = { subject: 'Undone', lines: [] };
    const undone = inTenant(app.dataSource, companyId, async (db) => {
      await queueMail(app.jobs, db, { companyId, to: 'undone@company.example', content });
      throw new Error('the change failed');
    });
    await expect(undone).rejects.toThrow('the change failed');
    await queue('After it');
    await server.mailTo('ana@company.example', 'After it');
    expect(server.to('undone@company.example')).toEqual([]);
    await expect(findMail('Undone')).rejects.toThrow(/Could not find/);
  });

  it('waits while the mail server is unavailable and is then sent once', async () => {
    await server.stop();
    await queue('Later');
    const waiting = await waitForMail('Later', ({ attempts }) => attempts > 0);
    expect(waiting.status).toBe('QUEUED');
    expect(waiting.lastError).toMatch(/ECONNREFUSED/);
    await app.untilRetrying(1);
    await app.passTime();
    await waitForMail('Later', ({ attempts }) => attempts > 1);
    await server.start();
    await app.untilRetrying(1);
    await app.passTime();
    await server.mailTo('ana@company.example', 'Later');
    const sent = await waitForMail('Later', ({ status }) => status === MailStatus.SENT);
    expect([sent.attempts, sent.lastError]).toEqual([3, null]);
  });

  it('is retried if the mail server asks for it', async () => {
    server.answer = 451;
    await queue('Greylisted');
    expect((await waitForMail('Greylisted', ({ attempts }) => attempts > 0)).status).toBe('QUEUED');
    server.answer = 250;
    await app.untilRetrying(1);
    await app.passTime();
    await server.mailTo('ana@company.example', 'Greylisted');
  });

  it('fails if the mail server refuses it permanently, and after the last attempt', async () => {
    server.answer = 550;
    await queue('Refused');
    const refused = await waitForMail('Refused', ({ status }) => status === MailStatus.FAILED);
    expect(refused.lastError).toContain('550');
    server.answer = 451;
    await queue('Tried for days');
    await waitForMail('Tried for days', ({ attempts }) => attempts > 0);
    await app.untilRetrying(1);
    await app.owner.query(
      `UPDATE pgboss.job SET retry_count = retry_limit - 1, start_after = now() WHERE state = 'retry'`,
    );
    expect(
      (await waitForMail('Tried for days', ({ status }) => status === MailStatus.FAILED)).attempts,
    ).toBe(2);
  });

  it('is sent once even if it is queued repeatedly', async () => {
    const companyId = company.company.id;
    await queue('Once');
    const { id: mailId } = await findMail('Once');
    await inTenant(app.dataSource, companyId, async (db) => {
      for (let again = 0; again < 5; again += 1)
        await app.jobs.send(db, 'send-mail', { companyId, mailId });
    });
    await server.mailTo('ana@company.example', 'Once');
    await queue('The one after');
    await server.mailTo('ana@company.example', 'The one after');
    await wait(200);
    expect(server.mails.filter(({ subject }) => subject === 'Once')).toHaveLength(1);
  });
});
