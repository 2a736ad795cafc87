import type { RequestContext } from '../../request/context.js';
import { Conflict, NotFound } from '../../errors.js';
import { Mail, MailStatus } from '../../mail/mail.entity.js';
import { AuditAction } from '../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../audit/entries/audit.service.js';

/**
 * Queues a mail that was not sent, and sends a waiting one without delay.
 * @throws NotFound for an unknown mail, Conflict for one that has been sent.
 */
export async function retryMail(context: RequestContext, id: string): Promise<Mail> {
  const { app, db } = context;
  const manager = await db.manager();
  const found = await manager.findOneBy(Mail, { id });
  if (!found) throw new NotFound();
  const { companyId } = found;
  return db.within(companyId, async () => {
    // Waits for a mail that is being sent.
    const text = 'SELECT status FROM mail WHERE company_id = $1 AND id = $2 FOR UPDATE';
    const current = await db.row<Pick<Mail, 'status'>>({ name: 'mail-to-retry', text }, [
      companyId,
      id,
    ]);
    // The company was deleted since.
    if (!current) throw new NotFound();
    if (current.status === MailStatus.SENT) throw new Conflict('id', 'This mail has been sent');
    await manager.update(Mail, { companyId, id }, { status: MailStatus.QUEUED });
    await app.jobs.send(db, 'send-mail', { companyId, mailId: id });
    await writeAudit(context, {
      companyId,
      action: AuditAction.MAIL_RETRIED,
      // Without the address, which may be an employee's, since the audit log outlives people.
      detail: `${found.subject}, mail ${id}`,
    });
    return { ...found, status: MailStatus.QUEUED };
  });
}

/** Renders a mail as text. Null if a mail server is configured, since a link is for the recipient only, or if it is confidential. */
export function renderMail({ app: { mailer } }: RequestContext, mail: Mail): string | null {
  return mailer.hasServer || mail.isConfidential ? null : mailer.render(mail).text;
}
