import { v7 as uuidv7 } from 'uuid';
import type { TenantTransaction } from '../database/tenant.js';
import type { Jobs } from '../jobs/jobs.js';
import type { MailContent } from './layout.js';
import { Mail } from './mail.entity.js';

/** Mails that a person waits for, such as a new password, precede bulk mails. */
const bulkPriority = -1;

interface QueuedMail {
  companyId: string;
  to: string;
  content: MailContent;
  /** Bulk mail for which nobody waits. */
  isBulk?: boolean;
}

/**
 * Queues a mail in the transaction of the change that causes it: it is sent if that commits. Runs in a transaction of the company
 * or, for the provider's own mails, of its tenant. Returns the mail's id.
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
