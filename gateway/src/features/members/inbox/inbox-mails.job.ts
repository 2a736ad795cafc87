import { MemberRole } from '../../../access/role.js';
import { inTenant } from '../../../database/tenant.js';
import { runForEach } from '../../../jobs/jobs.js';
import { queueMails } from '../../../mail/outbox.js';
import type { App } from '../../../request/context.js';
import { InboxMail } from './inbox-enums.js';
import { inboxMail } from './inbox.mail.js';
import { claimMails } from './inbox.queries.js';
import { listVisibleKinds } from './inbox.service.js';

type MailingApp = Pick<App, 'dataSource' | 'jobs'>;

/** Starts to tell members by mail what is new in their inboxes. */
export async function startMailingInboxes(app: MailingApp): Promise<void> {
  await app.jobs.work('send-inbox-mails', ({ data }) =>
    mailInboxes(app, data.companyId, InboxMail.AT_ONCE),
  );
  await app.jobs.work('send-inbox-digests', () => mailDigests(app));
}

/** Sends the mails of the morning to members who chose them, in every company where it is 7 o'clock or later. */
export async function mailDigests(app: MailingApp): Promise<void> {
  const companies = await inTenant(app.dataSource, null, (db) =>
    db.rows<{ id: string }>({ name: 'all-companies', text: 'SELECT id FROM company' }),
  );
  await runForEach(companies, ({ id }) => mailInboxes(app, id, InboxMail.DAILY), {
    message: 'Mails about inboxes could not be queued',
  });
}

/** Queues a mail to every member with something new. Marks and mails are stored together, so that a repeated run sends nothing twice. */
export async function mailInboxes(
  { dataSource, jobs }: MailingApp,
  companyId: string,
  mail: InboxMail,
): Promise<void> {
  await inTenant(dataSource, companyId, async (db) => {
    const kinds = listVisibleKinds(Object.values(MemberRole));
    const members = await claimMails(db, companyId, kinds, mail);
    if (members.length === 0) return;
    const company = await db.row<{ name: string }>(
      { name: 'company-name', text: 'SELECT name FROM company WHERE id = $1' },
      [companyId],
    );
    const mails = members.map(({ email, items }) => ({
      to: email,
      content: inboxMail(company!.name, items),
    }));
    await queueMails(jobs, db, companyId, mails);
  });
}
