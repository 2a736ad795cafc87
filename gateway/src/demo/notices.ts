import type { TenantTransaction } from '../database/tenant.js';
import { DAY, HOUR, MINUTE } from '../durations.js';
import type { DiseaseCase } from '../features/case-status/disease-case.entity.js';
import { findInfectiousWindow } from '../features/case-status/infectious-window.js';
import { type Announcement, FollowUpActKind } from '../features/follow-up/follow-up-facts.js';
import { announceQuarantine } from '../features/notices/announcement.js';
import { chooseNotice, NoticeDetail, NoticeKind } from '../features/notices/ladder.js';
import { Notice } from '../features/notices/notice.entity.js';
import {
  findNoticeSettings,
  listContactsOfReaders,
  type NoticeSettings,
  type ReaderContact,
} from '../features/notices/notice-plan.queries.js';
import {
  formatCorrection,
  formatNotice,
  type NoticeText,
} from '../features/notices/notice-text.js';
import { Mail, MailStatus } from '../mail/mail.entity.js';
import { confidentialSubject } from '../mail/outbox.js';
import { listCases } from './cases.js';
import {
  type FollowedPerson,
  getKey,
  listKnownExposures,
  type PlannedAct,
} from './follow-up-plan.js';
import { demoCompanyId, demoTimeZone, toDay } from './people.js';
import { Random } from './random.js';

/** Shares of people whom the officer informs by a notice, and of readers who open it in the app. */
const noticeShare = 0.7;
const readShare = 0.7;
/** Shortest and longest time after which a reader opens a notice. */
const minReadMs = 3 * MINUTE;
const maxReadMs = 9 * HOUR;
/** Time until the mail server takes a mail. */
const deliveryMs = 4000;
/** Maximum time from the start of an infectious window to the act that informs of an exposure in it. */
const maxWindowMs = 21 * DAY;

/** The facts from which notices are written. */
interface NoticeFacts {
  settings: NoticeSettings;
  /** By person and disease. */
  followed: ReadonlyMap<string, FollowedPerson>;
  cases: ReadonlyMap<string, DiseaseCase>;
  informed: readonly { personId: string; at: number }[];
  contacts: ReadonlyMap<string, readonly ReaderContact[]>;
  /** Notices so far, oldest first. */
  notices: Notice[];
}

/**
 * Stores the notices by which the officer informed people, with their mails. If the ladder allows none, the officer informed the person
 * in another way.
 * @returns what the acts announced that were done by a notice, by id.
 */
export async function storeNotices(
  db: TenantTransaction,
  planned: readonly PlannedAct[],
  followed: readonly FollowedPerson[],
): Promise<ReadonlyMap<string, Announcement | null>> {
  const manager = await db.manager();
  const acts = planned
    .filter(({ kind }) => kind !== FollowUpActKind.TESTED)
    .filter(({ personId }) => new Random('told by notice', personId).chance(noticeShare))
    .toSorted((a, b) => a.at - b.at);
  if (acts.length === 0) return new Map();
  const readers = [...new Set(acts.map(({ personId }) => personId))];
  const [from, until] = [acts[0]!.at - maxWindowMs, acts.at(-1)!.at];
  const contacts = await listContactsOfReaders(
    db,
    demoCompanyId,
    readers.map((readerId) => ({ readerId, from, until })),
  );
  const facts: NoticeFacts = {
    settings: await findNoticeSettings(db, demoCompanyId),
    followed: new Map(followed.map((person) => [getKey(person), person])),
    cases: new Map((await listCases(db)).map((stored) => [stored.id, stored])),
    informed: [
      ...followed.flatMap(({ personId, acts: done }) => done.map((act) => ({ ...act, personId }))),
      ...planned,
    ].filter(({ kind }) => kind === FollowUpActKind.INFORMED),
    contacts: Map.groupBy(contacts, ({ readerId }) => readerId),
    notices: await manager.findBy(Notice, { companyId: demoCompanyId }),
  };
  const noticeByAct = new Map<string, Notice>();
  const announcements = new Map<string, Announcement | null>();
  for (const act of acts) {
    const [notice, announcement] = writeNotice(act, facts);
    if (!notice || facts.notices.some((other) => hasSameContent(other, notice))) continue;
    facts.notices.push(notice);
    noticeByAct.set(act.id, notice);
    announcements.set(act.id, announcement);
  }
  const notices = [...noticeByAct.values()];
  await manager.insert(Notice, notices);
  await manager.insert(Mail, notices.map(toMail));
  return announcements;
}

/** Marks the notices as read that their readers have opened by now. */
export async function readNotices(db: TenantTransaction, now: number): Promise<void> {
  const manager = await db.manager();
  for (const { companyId, id, sentAt, readAt } of await manager.findBy(Notice, {
    companyId: demoCompanyId,
  })) {
    const random = new Random('read', id);
    if (readAt !== null || !random.chance(readShare)) continue;
    const at = sentAt.getTime() + random.between(minReadMs, maxReadMs);
    if (at <= now) await manager.update(Notice, { companyId, id }, { readAt: new Date(at) });
  }
}

type WrittenNotice = [notice: Notice | null, announcement: Announcement | null];

function writeNotice(act: PlannedAct, facts: NoticeFacts): WrittenNotice {
  return act.kind === FollowUpActKind.INFORMED
    ? writeExposure(act, facts)
    : [writeCorrection(act, facts), null];
}

/** Writes the notice that the ladder allowed at the time of the act; null if the officer had to speak to the person. */
function writeExposure(act: PlannedAct, facts: NoticeFacts): WrittenNotice {
  const { personId, at } = act;
  const person = facts.followed.get(getKey(act))!;
  // What rests on the reader's own phone alone is told by somebody.
  if (act.row.isOwnPhoneOnly || act.corroboratedUntil !== act.quarantineUntil) return [null, null];
  const [last] = listKnownExposures(person, at)
    .flatMap(({ caseId, corroborated }) => (corroborated ? [{ caseId, ...corroborated }] : []))
    .toSorted((a, b) => b.lastExposedAt - a.lastExposedAt);
  if (!last) return [null, null];
  const { lastExposedAt: exposedAt, caseId } = last;
  const infecting = facts.cases.get(caseId)!;
  const window = findInfectiousWindow(infecting, person.figures, demoTimeZone, at);
  const windowFrom = Math.min(window.from, exposedAt - 1);
  const since = facts.notices.filter(({ sentAt }) => sentAt.getTime() >= windowFrom);
  const informed = facts.informed.filter((each) => each.at >= windowFrom);
  const choice = chooseNotice({
    personId,
    exposedAt,
    windowFrom,
    windowUntil: Math.max(window.until, exposedAt),
    contacts: facts.contacts.get(personId) ?? [],
    sent: facts.notices.filter(({ employeeId }) => employeeId === personId),
    sentToOthers: since.filter(({ employeeId }) => employeeId !== personId),
    informed: new Set(informed.map((each) => each.personId)),
    peopleCount: facts.settings.peopleCount,
    minCandidates: facts.settings.minCandidates,
    timeZone: demoTimeZone,
  });
  if (choice.detail === null) return [null, null];
  const { companyName } = facts.settings;
  const text = formatNotice(choice, { companyName, disease: null, contact: '' });
  const announcement = announceQuarantine({
    time: choice,
    exposedOn: toDay(exposedAt),
    toldOn: toDay(at),
    figures: person.figures,
  });
  const notice: Notice = {
    ...toNotice(act, text, facts),
    kind: NoticeKind.EXPOSURE,
    exposedOn: toDay(exposedAt),
    toldUntil: act.quarantineUntil,
    announcedUntil: announcement?.until ?? null,
    detail: choice.detail,
    candidateIds: [...choice.candidateIds],
  };
  return [notice, announcement];
}

/** Writes the correction of an earlier notice; null if the person got none. */
function writeCorrection(act: PlannedAct, facts: NoticeFacts): Notice | null {
  const hasNotice = facts.notices.some(
    ({ employeeId, disease }) => employeeId === act.personId && disease === act.disease,
  );
  return hasNotice ? toNotice(act, formatCorrection(facts.settings), facts) : null;
}

/** Builds the notice of an act, by default a correction. */
function toNotice(
  act: PlannedAct,
  { subject, paragraphs }: NoticeText,
  facts: NoticeFacts,
): Notice {
  const { personId, disease, at } = act;
  const corrections = facts.followed
    .get(getKey(act))!
    .acts.filter(({ kind }) => kind === FollowUpActKind.CORRECTED);
  const isOwn = ({ employeeId, disease: other }: Notice) =>
    employeeId === personId && other === disease;
  const written = facts.notices.filter(
    (notice) => isOwn(notice) && notice.kind === NoticeKind.CORRECTION,
  );
  return {
    companyId: demoCompanyId,
    id: new Random('notice', act.id).uuid(at),
    employeeId: personId,
    disease,
    kind: NoticeKind.CORRECTION,
    round: Math.max(corrections.length, written.length),
    exposedOn: null,
    toldUntil: null,
    announcedUntil: null,
    detail: NoticeDetail.NO_TIME,
    candidateIds: [],
    subject,
    text: paragraphs.join('\n\n'),
    mailId: new Random('mail of notice', act.id).uuid(at),
    sentAt: new Date(at),
    readAt: null,
  };
}

/** Builds the mail of a notice, which was sent shortly after it. */
function toMail({ companyId, mailId, sentAt }: Notice): Mail {
  const subject = confidentialSubject;
  return {
    companyId,
    id: mailId,
    to: '',
    subject,
    content: { subject, lines: [] },
    isConfidential: true,
    status: MailStatus.SENT,
    attempts: 1,
    lastError: null,
    createdAt: sentAt,
    sentAt: new Date(sentAt.getTime() + deliveryMs),
    claimedBy: null,
    claimedAt: null,
  };
}

function hasSameContent(one: Notice, other: Notice): boolean {
  const getContent = ({ employeeId, disease, kind, round, exposedOn, toldUntil }: Notice) =>
    [employeeId, disease, kind, round, exposedOn, toldUntil].join(' ');
  return getContent(one) === getContent(other);
}
