import { v7 as uuidv7 } from 'uuid';
import type { TenantTransaction } from '../database/tenant.js';
import type { Jobs } from '../jobs/jobs.js';
import type { MailContent } from './layout.js';
import { Mail } from './mail.entity.js';

/** Job priorities: mails that somebody waits for come first, such as a new password, then confidential mails, then bulk mails. */
const confidentialPriority = -1;
const bulkPriority = -2;
/** Subject of every confidential mail in lists. The real one is stored with the text. */
export const confidentialSubject = 'Message to an employee';

interface QueuedMail {
  companyId: string;
  to: string;
  content: MailContent;
  /** Whether it is one of many mails for which nobody waits. */
  isBulk?: boolean;
}

/**
 * Queues a mail in the transaction of the change that causes it, so that it is sent only if that commits. Runs in a transaction of the
 * company or, for the provider's own mails, of the provider's tenant. Returns the mail's id.
 */
export async function queueMail(
  jobs: Jobs,
  db: TenantTransaction,
  { companyId, to, content, isBulk = false }: QueuedMail,
): Promise<string> {
  const id = uuidv7();
  const { subject } = content;
  const manager = await db.manager();
  await manager.insert(Mail, { companyId, id, to, subject, content });
  const job = { companyId, mailId: id };
  await jobs.send(db, 'send-mail', job, undefined, isBulk ? bulkPriority : undefined);
  return id;
}

/** Queues many mails for which nobody waits, as `queueMail` does. Returns their ids in the same order. */
export async function queueMails(
  jobs: Jobs,
  db: TenantTransaction,
  companyId: string,
  mails: readonly Pick<QueuedMail, 'to' | 'content'>[],
): Promise<string[]> {
  const rows = mails.map(({ to, content }) => ({
    companyId,
    id: uuidv7(),
    to,
    subject: content.subject,
    content,
  }));
  const manager = await db.manager();
  await manager.insert(Mail, rows);
  const queued = rows.map(({ id: mailId }) => ({ companyId, mailId }));
  await jobs.sendAll(db, 'send-mail', queued, bulkPriority);
  return rows.map(({ id }) => id);
}

/**
 * Queues mails whose recipients and texts are looked up only when they are sent, because the provider can read the outbox. They are sent
 * if the transaction commits. Runs in a transaction of the company.
 */
export async function queueConfidentialMails(
  jobs: Jobs,
  db: TenantTransaction,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const subject = confidentialSubject;
  const manager = await db.manager();
  await manager.insert(
    Mail,
    ids.map((id) => ({
      companyId,
      id,
      to: '',
      subject,
      content: { subject, lines: [] },
      isConfidential: true,
    })),
  );
  await sendConfidentialMails(jobs, db, companyId, ids);
}

/** Queues the jobs of confidential mails. The caller has stored their rows or marked them as queued. */
export async function sendConfidentialMails(
  jobs: Jobs,
  db: TenantTransaction,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  await jobs.sendAll(
    db,
    'send-mail',
    ids.map((mailId) => ({ companyId, mailId })),
    confidentialPriority,
  );
}
