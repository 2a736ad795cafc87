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

/** The parts of a confidential mail that the outbox does not store. */
export type Letter = Pick<Mail, 'to' | 'content'>;

/** Finds the recipient and the text of a confidential mail; undefined once its reader has left the directory. */
export type FindLetter = (
  db: TenantTransaction,
  companyId: string,
  mailId: string,
) => Promise<Letter | undefined>;

/** Callbacks of the feature that writes confidential mails. */
export interface ConfidentialMails {
  findLetter: FindLetter;
  /** Called when a confidential mail of a company has failed permanently. */
  onFailed: (companyId: string) => void;
}

/** Maximum mails that a process sends at the same time. Each mostly waits for the mail server. */
const maxConcurrentMails = 4;

/** Starts to send queued mails. */
export async function startSendingMails(
  app: Sender,
  confidential: ConfidentialMails,
): Promise<void> {
  await app.jobs.work(
    'send-mail',
    (job) => sendMail({ ...app, log: job.log }, job, confidential),
    maxConcurrentMails,
  );
}

/** Result of an attempt. */
interface Attempt {
  /** Whether the mail has failed permanently. */
  hasFailed: boolean;
  /** Set if the mail is to be tried again. */
  failure?: Error;
}

/**
 * Attempts to send a mail. Locks its row, so that no other process sends it as well, and stores the result in the same transaction. Skips
 * a mail that has been sent.
 */
async function sendMail(
  app: Sender,
  { data: { companyId, mailId }, isLastTry }: Job<'send-mail'>,
  { findLetter, onFailed }: ConfidentialMails,
): Promise<void> {
  let isConfidential = false;
  const attempt = await inTenant(app.dataSource, companyId, async (db): Promise<Attempt> => {
    const mail = await lockMail(db, companyId, mailId);
    if (mail?.status !== MailStatus.QUEUED) return { hasFailed: false };
    if (!app.mailer.hasServer) return keepMail(app, db, mail);
    isConfidential = mail.isConfidential;
    if (!isConfidential) return attemptDelivery(app, db, mail, mail, isLastTry);
    const letter = await findLetter(db, companyId, mailId);
    if (letter) return attemptDelivery(app, db, mail, letter, isLastTry);
    const lastError = 'Its recipient has left the directory';
    await updateMail(db, mail, { status: MailStatus.FAILED, lastError });
    return { hasFailed: true };
  });
  if (attempt.hasFailed && isConfidential) onFailed(companyId);
  if (attempt.failure) throw attempt.failure;
}

async function attemptDelivery(
  { mailer, log }: Sender,
  db: TenantTransaction,
  mail: Mail,
  letter: Letter,
  isLastTry: boolean,
): Promise<Attempt> {
  const attempts = mail.attempts + 1;
  const failure = await mailer.send({ ...mail, ...letter }).then(() => undefined, toError);
  if (!failure) {
    const sent = { status: MailStatus.SENT, sentAt: new Date(), attempts, lastError: null };
    await updateMail(db, mail, sent);
    return { hasFailed: false };
  }
  const isOver = isLastTry || isPermanentFailure(failure);
  const status = isOver ? MailStatus.FAILED : MailStatus.QUEUED;
  const message = isOver ? 'mail failed' : 'mail delivery failed, will retry';
  const reason = mail.isConfidential ? formatCodes(failure) : failure.message;
  log.warn({ mail: mail.id, attempts, reason }, message);
  await updateMail(db, mail, { status, attempts, lastError: reason.slice(0, 500) });
  if (isOver) return { hasFailed: true };
  return { hasFailed: false, failure: mail.isConfidential ? new Error(reason) : failure };
}

/** Formats an error by its codes alone, because the message of a mail server often repeats the address. */
function formatCodes(error: Error): string {
  const code = 'code' in error ? String(error.code) : 'an unknown error';
  return 'responseCode' in error ? `${code}, answer ${Number(error.responseCode)}` : code;
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

async function keepMail(
  { mailer, log }: Sender,
  db: TenantTransaction,
  mail: Mail,
): Promise<Attempt> {
  await updateMail(db, mail, { status: MailStatus.KEPT });
  const { id, to, subject, isConfidential } = mail;
  const text = mailer.logsKeptMails && !isConfidential ? { text: mailer.render(mail).text } : {};
  log.warn({ mail: id, to, subject, ...text }, 'mail kept: SMTP_URL is not set');
  return { hasFailed: false };
}

/** Whether the mail server refused the mail permanently (5xx). */
function isPermanentFailure(error: Error): boolean {
  return (
    'responseCode' in error && Number(error.responseCode) >= 500 && !isAuthenticationFailure(error)
  );
}

/** Whether the gateway's credentials are wrong. Mails then wait until the operator corrects them. */
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
