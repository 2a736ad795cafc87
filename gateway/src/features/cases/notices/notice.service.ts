import { v7 as uuidv7 } from 'uuid';
import type { TenantTransaction } from '../../../database/tenant.js';
import { BadUserInput, NotFound } from '../../../errors.js';
import type { Jobs } from '../../../jobs/jobs.js';
import { LiveTopic } from '../../../live/live-topic.js';
import { queueConfidentialMails, sendConfidentialMails } from '../../../mail/outbox.js';
import type { App, RequestContext } from '../../../request/context.js';
import { findToldPersonId } from '../../people/access/access-change.service.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit, writeAuditEntry } from '../../audit/entries/audit.service.js';
import { type Announcement, FollowUpActKind } from '../follow-up/follow-up-facts.js';
import type { FollowUp } from '../follow-up/follow-up.entity.js';
import { listFollowUpsById } from '../follow-up/follow-up-list.queries.js';
import type { AddFollowUpActInput } from '../follow-up/follow-up.inputs.js';
import {
  type Announcements,
  storeActs,
  tellWithoutOwnPhone,
} from '../follow-up/follow-up.service.js';
import { InformChannel } from '../follow-up/follow-up.types.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { logAccess } from '../../audit/accesses/access-log.js';
import { NoticeKind } from './ladder.js';
import { NoticeBlock } from './notice-enums.js';
import { type NoticePlan, type PlannedNotices, planNotices } from './notice-plan.js';
import { findOfficersAnnouncement } from './plan-announcements.js';
import { findNoticeSettings } from './notice-plan.queries.js';
import { maxNotices, type ResendNoticesInput, type SendNoticesInput } from './notice.inputs.js';
import {
  insertNotices,
  listDueFollowUpIds,
  listNoticesOfPerson,
  requeueFailedMails,
  markRead,
} from './notice.queries.js';
import type {
  MyNotice,
  NoticePreview,
  ResendNoticesPayload,
  SendNoticesPayload,
} from './notice.types.js';
import { lockFollowUp } from '../../../database/advisory-locks.js';

/**
 * Returns the notices of follow-ups as they would be sent now, in the order of the ids; unknown ids are left out.
 * @throws BadUserInput for too many ids.
 */
export async function previewNotices(
  context: RequestContext,
  followUpIds: readonly string[],
): Promise<NoticePreview[]> {
  const { app, db, companyId } = context;
  if (followUpIds.length > maxNotices)
    throw new BadUserInput('followUpIds', `At most ${maxNotices} at a time`);
  const followUps = await listInOrder(db, companyId, followUpIds);
  logAccess(
    context,
    PersonReadKind.FOLLOW_UP,
    followUps.map(({ employeeId }) => employeeId),
  );
  const { plans } = await planNotices(db, companyId, followUps);
  return plans.map((plan) => toPreview(plan, app));
}

/**
 * Sends the notices of follow-ups that are not blocked: stores them, queues their mails and adds the acts, all or none.
 * @throws NotFound for an unknown follow-up, BadUserInput unless there is a text for each follow-up or none at all.
 */
export async function sendNotices(
  context: RequestContext,
  input: SendNoticesInput,
): Promise<SendNoticesPayload> {
  const { app, db, companyId, viewer } = context;
  const { followUpIds, texts } = input;
  if (texts && texts.length !== followUpIds.length)
    throw new BadUserInput('texts', 'Please give one text for each follow-up');
  const ids = [...new Set(followUpIds)];
  const known = await planNotices(db, companyId, await listInOrder(db, companyId, ids));
  await lockFollowUp(db, companyId);
  const followUps = await listInOrder(db, companyId, ids);
  if (followUps.length < ids.length) throw new NotFound();
  const { plans: planned } = await planNotices(db, companyId, followUps, known);
  const previewed = texts && new Map(followUpIds.map((id, index) => [id, texts[index]]));
  const plans = planned.map((plan) =>
    plan.blocked === null && previewed && previewed.get(plan.followUp.id) !== plan.text
      ? { ...plan, blocked: NoticeBlock.CHANGED }
      : plan,
  );
  const by = { email: viewer?.email ?? null, sessionId: viewer?.sessionId ?? null };
  const sent = await queueNotices(app.jobs, db, companyId, plans, by);
  if (sent.size > 0) {
    const detail = formatCounts(sent);
    await writeAudit(context, { companyId, action: AuditAction.NOTICES_SENT, detail });
  }
  return {
    sent: sent.size,
    skipped: plans.filter((plan) => !sent.has(plan)).map((plan) => toPreview(plan, app)),
    followUps: await listInOrder(db, companyId, ids),
  };
}

/**
 * Plans what people are told about their quarantine whom an officer informs. Where the day of the exposure may not be named, the dates
 * hide it, unless the officer names it.
 * @returns finds it under the lock of `lockFollowUp`, without planning again where nothing has changed.
 */
export async function prepareAnnouncements(
  { db, companyId }: RequestContext,
  listed: readonly FollowUp[],
  { namesDay }: Pick<AddFollowUpActInput, 'namesDay'>,
): Promise<(followUps: readonly FollowUp[]) => Promise<Announcements>> {
  const known = await planNotices(db, companyId, listed);
  return async (followUps) => {
    const { plans } = await planNotices(db, companyId, followUps, known);
    return new Map(
      plans.flatMap((plan): [string, Announcement][] => {
        const { followUp, exactAnnouncement } = plan;
        const announcement = namesDay ? exactAnnouncement : findOfficersAnnouncement(plan);
        return announcement === null ? [] : [[followUp.id, announcement]];
      }),
    );
  };
}

/**
 * Resends the last notices of follow-ups whose mails failed. Repeated or concurrent requests queue a mail once.
 * @throws NotFound for an unknown follow-up, RateLimited after 20 times an hour.
 */
export async function resendNotices(
  context: RequestContext,
  { followUpIds }: ResendNoticesInput,
): Promise<ResendNoticesPayload> {
  const { app, db, companyId } = context;
  context.assertOnlyField('input');
  await context.takeBudget('resent-notices', companyId);
  const ids = [...new Set(followUpIds)];
  await lockFollowUp(db, companyId);
  if ((await listInOrder(db, companyId, ids)).length < ids.length) throw new NotFound();
  const mailIds = await requeueFailedMails(db, companyId, ids);
  if (mailIds.length > 0) {
    await sendConfidentialMails(app.jobs, db, companyId, mailIds);
    const detail = mailIds.length === 1 ? '1 notice' : `${mailIds.length} notices`;
    await writeAudit(context, { companyId, action: AuditAction.NOTICES_RESENT, detail });
    context.publishOnCommit(LiveTopic.CASES);
  }
  return { resent: mailIds.length, followUps: await listInOrder(db, companyId, ids) };
}

/** Maximum follow-ups per transaction of the job. */
const maxFollowUpsPerBatch = 500;

/**
 * Sends the next batch of due notices and corrections if the company sends them automatically. People who must be told in person, or
 * were last told in person, are left to the safety officer.
 * @param after id of the last follow-up of the previous batch.
 * @returns the last id of this batch; undefined if there are no more.
 */
export async function sendDueNotices(
  jobs: Jobs,
  db: TenantTransaction,
  companyId: string,
  after: string,
): Promise<string | undefined> {
  const { informsAtOnce } = await findNoticeSettings(db, companyId);
  if (!informsAtOnce) return undefined;
  const planDue = async (known?: PlannedNotices): Promise<PlannedNotices & { ids: string[] }> => {
    const ids = await listDueFollowUpIds(db, companyId, after, maxFollowUpsPerBatch);
    const planned = await planNotices(db, companyId, await listInOrder(db, companyId, ids), known);
    return { ids, ...planned };
  };
  const known = await planDue();
  await lockFollowUp(db, companyId);
  const { ids, inputs, plans } = await planDue(known);
  if (!inputs.settings.informsAtOnce) return undefined;
  const automatic = plans.filter(
    ({ kind, isToldByNotice }) => kind === NoticeKind.EXPOSURE || isToldByNotice,
  );
  const sent = await queueNotices(jobs, db, companyId, automatic, { email: null, sessionId: null });
  if (sent.size > 0) {
    const detail = formatCounts(sent);
    await writeAuditEntry(
      db,
      { companyId, action: AuditAction.NOTICES_SENT, detail },
      { address: '' },
    );
  }
  return ids.length === maxFollowUpsPerBatch ? ids.at(-1) : undefined;
}

/** Lists the notices to the viewer, the latest first. */
export async function listMyNotices(context: RequestContext): Promise<MyNotice[]> {
  const { db, companyId } = context;
  return listNoticesOfPerson(db, companyId, await findToldPersonId(context));
}

/** Marks a notice to the viewer as read, keeping the time of the first read. @throws NotFound if it is not the viewer's. */
export async function markNoticeRead(context: RequestContext, id: string): Promise<MyNotice> {
  const { db, companyId } = context;
  const read = await markRead(db, companyId, await findToldPersonId(context), id);
  if (!read) throw new NotFound();
  const { isFirst, ...notice } = read;
  if (isFirst) context.publishOnCommit(LiveTopic.CASES);
  return notice;
}

/** Lists follow-ups in the order of their ids; unknown ones are left out. */
async function listInOrder(
  db: TenantTransaction,
  companyId: string,
  ids: readonly string[],
): Promise<FollowUp[]> {
  const found = await listFollowUpsById(db, companyId, ids);
  const byId = new Map(found.map((followUp) => [followUp.id, followUp]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/**
 * Stores the notices of plans that are not blocked, queues their mails and adds the acts. The caller holds the lock of `lockFollowUp`.
 * @returns the plans whose notices were stored.
 */
async function queueNotices(
  jobs: Jobs,
  db: TenantTransaction,
  companyId: string,
  plans: readonly NoticePlan[],
  by: { email: string | null; sessionId: string | null },
): Promise<ReadonlySet<NoticePlan>> {
  const notices = plans.flatMap((plan) => {
    const { followUp, detail, subject, text, blocked } = plan;
    if (blocked !== null || detail === null || subject === null || text === null) return [];
    const { employeeId, disease } = followUp;
    const { kind, round, exposedOn, toldUntil, candidateIds } = plan;
    // A correction tells no dates, whatever else the row is about.
    const announcedUntil = kind === NoticeKind.EXPOSURE ? (plan.announcement?.until ?? null) : null;
    const content = { kind, round, exposedOn, toldUntil, announcedUntil, detail, candidateIds };
    const written = { ...content, subject, text };
    const notice = { id: uuidv7(), mailId: uuidv7(), employeeId, disease, ...written };
    return [{ plan, notice }];
  });
  if (notices.length === 0) return new Set();
  const stored = await insertNotices(
    db,
    companyId,
    notices.map(({ notice }) => notice),
  );
  const sent = notices.filter(({ notice }) => stored.has(notice.id));
  await queueConfidentialMails(
    jobs,
    db,
    companyId,
    sent.map(({ notice }) => notice.mailId),
  );
  const batchId = uuidv7();
  const byKind = Map.groupBy(sent, ({ notice }) => `${notice.disease} ${notice.kind}`);
  for (const group of byKind.values()) {
    const isExposure = group[0]!.notice.kind === NoticeKind.EXPOSURE;
    await storeActs(
      db,
      group.map(({ plan }) => tellWithoutOwnPhone(plan.followUp)),
      {
        kind: isExposure ? FollowUpActKind.INFORMED : FollowUpActKind.CORRECTED,
        by: by.email,
        channel: InformChannel.NOTICE,
        batchId,
      },
      by.sessionId,
      {
        announcements: new Map(
          group.flatMap(({ plan }): [string, Announcement][] =>
            isExposure && plan.announcement ? [[plan.followUp.id, plan.announcement]] : [],
          ),
        ),
      },
    );
  }
  return new Set(sent.map(({ plan }) => plan));
}

function toPreview(plan: NoticePlan, { mailer }: Pick<App, 'mailer'>): NoticePreview {
  const { followUp, kind, detail, candidates, candidatesOnDay, subject, text, blocked } = plan;
  const { id: followUpId, employeeId } = followUp;
  const announced = blocked === null ? plan.announcement : findOfficersAnnouncement(plan);
  return {
    followUpId,
    employeeId,
    kind,
    detail,
    candidates,
    candidatesOnDay,
    announcedUntil: announced?.until ?? null,
    countedFrom: announced?.countedFrom ?? null,
    exposedOn: plan.exposedOn,
    exactUntil: plan.exactAnnouncement?.until ?? null,
    announcedTestDay: announced?.testDay ?? null,
    isInAppOnly: !mailer.hasServer,
    subject,
    text,
    blocked,
  };
}

/** Formats the numbers of sent notices and corrections for the audit log, which names nobody. */
function formatCounts(sent: ReadonlySet<NoticePlan>): string {
  const corrections = [...sent].filter(({ kind }) => kind === NoticeKind.CORRECTION).length;
  const notices = sent.size - corrections;
  return [
    ...(notices > 0 ? [notices === 1 ? '1 notice' : `${notices} notices`] : []),
    ...(corrections > 0 ? [corrections === 1 ? '1 correction' : `${corrections} corrections`] : []),
  ].join(', ');
}
