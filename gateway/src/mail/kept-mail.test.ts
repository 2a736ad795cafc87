import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../database/tenant.js';
import { resetPasswordMail } from '../features/members/accounts/reset-password.mail.js';
import { noticeMails } from '../features/cases/notices/notice-mails.js';
import { Jobs } from '../jobs/jobs.js';
import { makeLog } from '../observability/log.js';
import { startTestApp, type TestApp } from '../../test/database.js';
import { makeCompany, type MadeCompany } from '../../test/factories.js';
import { Mailer } from './mailer.js';
import { queueMail } from './outbox.js';
import { startSendingMails } from './send-mail.job.js';

let app: TestApp;
let company: MadeCompany;
beforeAll(async () => {
  app = await startTestApp();
  company = await makeCompany(app);
});
afterAll(() => app.stop());

/** Keeps a mail with a link, and returns the log. */
async function keepMail(logsKeptMails: boolean): Promise<string> {
  const { dataSource, publicUrl, tokenSecret } = app;
  const lines: string[] = [];
  const destination = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const jobs = new Jobs(app.ownerUrl, makeLog('trace', destination), {
    supervise: false,
    pollingSeconds: 0.5,
  });
  const mailFrom = 'VisionCloud <no-reply@visioncloud.example>';
  const settings = { smtpUrl: undefined, mailFrom, publicUrl, tokenSecret, logsKeptMails };
  await startSendingMails(
    { dataSource, jobs, mailer: new Mailer(settings), log: app.log },
    noticeMails(app),
  );
  const companyId = company.company.id;
  await inTenant(dataSource, companyId, (db) =>
    queueMail(jobs, db, {
      companyId,
      to: company.email,
      content: resetPasswordMail(company.company.name, randomUUID()),
    }),
  );
  await expect.poll(() => lines.join(''), { timeout: 20_000 }).toContain('mail kept');
  await jobs.stop();
  return lines.join('');
}

describe('the log of a kept mail', () => {
  it('contains the link if kept mails are logged', async () => {
    expect(await keepMail(true)).toMatch(/\/reset-password\/[\w-]{54}/);
  });

  it('omits the link if kept mails are not logged', async () => {
    const log = await keepMail(false);
    expect(log).toContain('Reset your password');
    expect(log).not.toContain('/reset-password/');
  });
});
