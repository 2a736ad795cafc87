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

/**
 * Finds the recipient and the text of a confidential mail; undefined once its reader has left the directory, or has an address that
 * nobody has confirmed.
 */
export type FindLetter = (
  db: TenantTransaction,
  companyId: string,
  mailId: string,
) => Promise<Letter | undefined>;

/** Callbacks of the feature that writes confidential mails. */
export interface ConfidentialMails {
  findLetter: FindLetter;
  /** Called in the transaction that stores that a confidential mail has failed permanently. */
  onFailed: (db: TenantTransaction, mail: Pick<Mail, 'companyId' | 'id'>) => Promise<void>;
}

/** Maximum mails that a process sends at the same time, at most one of each company. Each mostly waits for the mail server. */
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

/** What else is stored when a mail has failed; undefined: nothing. */
type StoreFailure = ConfidentialMails['onFailed'] | undefined;

/**
 * Attempts to send a mail: claims it, sends it without an open transaction, because a mail server may take minutes, and stores the result.
 * Skips a mail that has been sent. If the process dies, the job is retried and sends the mail with the same Message-ID.
 */
async function sendMail(
  app: Sender,
  { id: jobId, data: { companyId, mailId }, isLastTry }: Job<'send-mail'>,
  { findLetter, onFailed }: ConfidentialMails,
): Promise<void> {
  const claimed = await inTenant(app.dataSource, companyId, async (db) => {
    const mail = await claimMail(db, companyId, mailId, jobId);
    if (!mail) return null;
    const isLetter = mail.isConfidential && app.mailer.hasServer;
    const letter = isLetter ? await findLetter(db, companyId, mailId) : mail;
    return { mail: { ...mail, ...letter }, hasReader: letter !== undefined };
  });
  if (!claimed) return;
  const { mail } = claimed;
  if (!app.mailer.hasServer) return keepMail(app, mail);
  const storeFailure = mail.isConfidential ? onFailed : undefined;
  const failure = await (claimed.hasReader
    ? attemptDelivery(app, mail, isLastTry, storeFailure)
    : giveUpMail(app, mail, storeFailure));
  if (failure) throw failure;
}

/** @returns why the mail is to be tried again; undefined if it was sent or has failed. */
async function attemptDelivery(
  app: Sender,
  mail: Mail,
  isLastTry: boolean,
  storeFailure: StoreFailure,
): Promise<Error | undefined> {
  const attempts = mail.attempts + 1;
  const failure = await app.mailer.send(mail).then(() => undefined, toError);
  if (!failure) {
    const sent = { status: MailStatus.SENT, sentAt: new Date(), attempts, lastError: null };
    await storeResult(app, mail, sent);
    return undefined;
  }
  const isOver = isLastTry || isPermanentFailure(failure);
  const status = isOver ? MailStatus.FAILED : MailStatus.QUEUED;
  const message = isOver ? 'mail failed' : 'mail delivery failed, will retry';
  const reason = mail.isConfidential ? formatCodes(failure) : failure.message;
  app.log.warn({ mail: mail.id, attempts, reason }, message);
  const result = { status, attempts, lastError: reason.slice(0, 500) };
  await storeResult(app, mail, result, isOver ? storeFailure : undefined);
  if (isOver) return undefined;
  return mail.isConfidential ? new Error(reason) : failure;
}

/** Gives up a confidential mail that has no reader any more. */
async function giveUpMail(app: Sender, mail: Mail, storeFailure: StoreFailure): Promise<undefined> {
  const lastError =
    'Its recipient has left the directory, or has an address that nobody has confirmed';
  await storeResult(app, mail, { status: MailStatus.FAILED, lastError }, storeFailure);
}

/** Formats an error by its codes alone, because the message of a mail server often repeats the address. */
function formatCodes(error: Error): string {
  const code = 'code' in error ? String(error.code) : 'an unknown error';
  return 'responseCode' in error ? `${code}, answer ${Number(error.responseCode)}` : code;
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

async function keepMail(app: Sender, mail: Mail): Promise<void> {
  await storeResult(app, mail, { status: MailStatus.KEPT });
  const { mailer, log } = app;
  const { id, to, subject, isConfidential } = mail;
  const text = mailer.logsKeptMails && !isConfidential ? { text: mailer.render(mail).text } : {};
  log.warn({ mail: id, to, subject, ...text }, 'mail kept: SMTP_URL is not set');
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

/** How long a claim keeps other jobs away. A mail server that answers each step slowly takes about three minutes. */
const claimMinutes = 5;

/**
 * Claims a queued mail for a job; null if there is nothing to send. A retried job keeps its claim.
 * @throws Error while another job sends the mail, so that this one is tried again later.
 */
async function claimMail(
  db: TenantTransaction,
  companyId: string,
  id: string,
  jobId: string,
): Promise<Mail | null> {
  const claimed = await db.row(
    {
      name: 'claim-mail',
      text: `UPDATE mail SET claimed_by = $3, claimed_at = now()
        WHERE company_id = $1 AND id = $2 AND status = 'QUEUED'
          AND (claimed_by IS NULL OR claimed_by = $3 OR claimed_at < now() - interval '${claimMinutes} minutes')
        RETURNING id`,
    },
    [companyId, id, jobId],
  );
  const manager = await db.manager();
  const mail = await manager.findOneBy(Mail, { companyId, id });
  if (claimed) return mail;
  if (mail?.status === MailStatus.QUEUED) throw new Error('Another job is sending this mail');
  return null;
}

/** Stores the result of an attempt and ends its claim, unless another job has claimed the mail since. */
async function storeResult(
  { dataSource }: Sender,
  { companyId, id, claimedBy }: Mail,
  fields: Partial<Pick<Mail, 'status' | 'sentAt' | 'attempts' | 'lastError'>>,
  storeFailure?: StoreFailure,
): Promise<void> {
  await inTenant(dataSource, companyId, async (db) => {
    const manager = await db.manager();
    const result = { ...fields, claimedBy: null, claimedAt: null };
    const { affected } = await manager.update(Mail, { companyId, id, claimedBy }, result);
    if (affected === 1) await storeFailure?.(db, { companyId, id });
  });
}
