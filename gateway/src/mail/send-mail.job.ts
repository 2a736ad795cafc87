import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import { inTenant, type TenantTransaction } from '../database/tenant.js';
import type { Job, Jobs } from '../jobs/jobs.js';
import { Mail, MailStatus } from './mail.entity.js';
import type { Mailer } from './mailer.js';

/** Dependencies of the job. */
interface Sender {
  dataSource: DataSource;
  jobs: Jobs;
  mailer: Mailer;
  log: Logger;
}

/** Starts to send queued mails. */
export async function startSendingMails(app: Sender): Promise<void> {
  await app.jobs.work('send-mail', (job) => sendMail({ ...app, log: job.log }, job));
}

/**
 * Attempts to send a mail. Its row is locked, so that no other process sends it too, and the result is stored with the same
 * commit. A mail that has been sent is skipped.
 */
async function sendMail(app: Sender, { data, isLastTry }: Job<'send-mail'>): Promise<void> {
  const failure = await inTenant(app.dataSource, data.companyId, async (db) => {
    const mail = await lockMail(db, data.companyId, data.mailId);
    if (mail?.status !== MailStatus.QUEUED) return undefined;
    return app.mailer.hasServer
      ? attemptDelivery(app, db, mail, isLastTry)
      : keepMail(app, db, mail);
  });
  if (failure) throw failure;
}

/** Returns the error that causes a retry, if there is to be one. */
async function attemptDelivery(
  { mailer, log }: Sender,
  db: TenantTransaction,
  mail: Mail,
  isLastTry: boolean,
): Promise<Error | undefined> {
  const attempts = mail.attempts + 1;
  const failure = await mailer.send(mail).then(() => undefined, toError);
  if (!failure) {
    const sent = { status: MailStatus.SENT, sentAt: new Date(), attempts, lastError: null };
    await updateMail(db, mail, sent);
    return undefined;
  }
  const isOver = isLastTry || isPermanentFailure(failure);
  const status = isOver ? MailStatus.FAILED : MailStatus.QUEUED;
  const words = isOver ? 'mail failed' : 'mail waits for another try';
  log.warn({ mail: mail.id, attempts, reason: failure.message }, words);
  await updateMail(db, mail, { status, attempts, lastError: failure.message.slice(0, 500) });
  return isOver ? undefined : failure;
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

async function keepMail(
  { mailer, log }: Sender,
  db: TenantTransaction,
  mail: Mail,
): Promise<undefined> {
  await updateMail(db, mail, { status: MailStatus.KEPT });
  const { id, to, subject } = mail;
  const text = mailer.logsKeptMails ? { text: mailer.render(mail).text } : {};
  log.warn({ mail: id, to, subject, ...text }, 'mail kept: SMTP_URL is not set');
}

/** Returns whether the mail server refused the mail for good (5xx). */
function isPermanentFailure(error: Error): boolean {
  return (
    'responseCode' in error && Number(error.responseCode) >= 500 && !isAuthenticationFailure(error)
  );
}

/** Returns whether the credentials are wrong: mails wait until the operator corrects them. */
function isAuthenticationFailure(error: Error): boolean {
  return 'code' in error && error.code === 'EAUTH';
}

async function lockMail(
  db: TenantTransaction,
  companyId: string,
  id: string,
): Promise<Mail | null> {
  const text = 'SELECT id FROM mail WHERE company_id = $1 AND id = $2 FOR UPDATE';
  await db.rows({ name: 'lock-mail', text }, [companyId, id]);
  const manager = await db.manager();
  return manager.findOneBy(Mail, { companyId, id });
}

async function updateMail(
  db: TenantTransaction,
  { companyId, id }: Mail,
  fields: Partial<Pick<Mail, 'status' | 'sentAt' | 'attempts' | 'lastError'>>,
): Promise<void> {
  const manager = await db.manager();
  await manager.update(Mail, { companyId, id }, fields);
}
