import type { TenantTransaction } from '../database/tenant.js';
import { DAY, HOUR, MINUTE } from '../durations.js';
import type { DiseaseCase } from '../features/case-status/disease-case.entity.js';
import { findInfectiousWindow } from '../features/cases/infectious-window.js';
import { FollowUpActKind } from '../features/follow-up/follow-up-facts.js';
import { chooseNotice, NoticeDetail, NoticeKind } from '../features/notices/ladder.js';
import { Notice } from '../features/notices/notice.entity.js';
import {
  findNoticeSettings,
  listRecordsOfReaders,
  type NoticeSettings,
  type ReaderRecord,
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

/** Shares of the people whom the officer tells by a notice, and of the readers who open it in the app. */
const noticeShare = 0.7;
const readShare = 0.7;
/** A reader opens a notice between these times after it was sent. */
const minReadMs = 3 * MINUTE;
const maxReadMs = 9 * HOUR;
/** Time until the mail server takes a mail. */
const deliveryMs = 4000;
/** An infectious window begins at most so long before an act that informs of it. */
const maxWindowMs = 21 * DAY;

/** What the demo knows when it writes notices. */
interface Known {
  settings: NoticeSettings;
  /** By person and disease. */
  followed: ReadonlyMap<string, FollowedPerson>;
  cases: ReadonlyMap<string, DiseaseCase>;
  informed: readonly { personId: string; at: number }[];
  records: ReadonlyMap<string, readonly ReaderRecord[]>;
  /** Notices so far, oldest first. */
  notices: Notice[];
}

/**
 * Stores the notices by which the officer has told people, with their mails. Where the ladder has none the officer told them otherwise.
 * @returns ids of the acts that notices did.
 */
export async function storeNotices(
  db: TenantTransaction,
  planned: readonly PlannedAct[],
  followed: readonly FollowedPerson[],
): Promise<ReadonlySet<string>> {
  const manager = await db.manager();
  const acts = planned
    .filter(({ kind }) => kind !== FollowUpActKind.TESTED)
    .filter(({ personId }) => new Random('told by notice', personId).chance(noticeShare))
    .toSorted((a, b) => a.at - b.at);
  if (acts.length === 0) return new Set();
  const readers = [...new Set(acts.map(({ personId }) => personId))];
  const [from, until] = [acts[0]!.at - maxWindowMs, acts.at(-1)!.at];
  const records = await listRecordsOfReaders(db, demoCompanyId, readers, from, until);
  const known: Known = {
    settings: await findNoticeSettings(db, demoCompanyId),
    followed: new Map(followed.map((person) => [getKey(person), person])),
    cases: new Map((await listCases(db)).map((stored) => [stored.id, stored])),
    informed: [
      ...followed.flatMap(({ personId, acts: done }) => done.map((act) => ({ ...act, personId }))),
      ...planned,
    ].filter(({ kind }) => kind === FollowUpActKind.INFORMED),
    records: Map.groupBy(records, ({ readerId }) => readerId),
    notices: await manager.findBy(Notice, { companyId: demoCompanyId }),
  };
  const told = new Map<string, Notice>();
  for (const act of acts) {
    const notice = writeNotice(act, known);
    if (!notice || known.notices.some((other) => saysTheSame(other, notice))) continue;
    known.notices.push(notice);
    told.set(act.id, notice);
  }
  const notices = [...told.values()];
  await manager.insert(Notice, notices);
  await manager.insert(Mail, notices.map(toMail));
  return new Set(told.keys());
}

/** Opens notices in the name of their readers, as far as that has happened by now. */
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

function writeNotice(act: PlannedAct, known: Known): Notice | null {
  return act.kind === FollowUpActKind.INFORMED
    ? writeExposure(act, known)
    : writeCorrection(act, known);
}

/** Writes what the ladder allowed at the moment of the act; null where the officer had to speak to the person. */
function writeExposure(act: PlannedAct, known: Known): Notice | null {
  const { personId, at } = act;
  const person = known.followed.get(getKey(act))!;
  const last = listKnownExposures(person, at)
    .toSorted((a, b) => a.lastExposedAt - b.lastExposedAt)
    .at(-1);
  if (!last) return null;
  const { lastExposedAt: exposedAt, caseId } = last;
  const infecting = known.cases.get(caseId)!;
  const window = findInfectiousWindow(infecting, person.figures, demoTimeZone, at);
  const windowFrom = Math.min(window.from, exposedAt - 1);
  const since = known.notices.filter(({ sentAt }) => sentAt.getTime() >= windowFrom);
  const informed = known.informed.filter((each) => each.at >= windowFrom);
  const choice = chooseNotice({
    personId,
    exposedAt,
    windowFrom,
    windowUntil: Math.max(window.until, exposedAt),
    contacts: known.records.get(personId) ?? [],
    sent: known.notices.filter(({ employeeId }) => employeeId === personId),
    sentToOthers: since.filter(({ employeeId }) => employeeId !== personId),
    informed: new Set(informed.map((each) => each.personId)),
    peopleCount: known.settings.peopleCount,
    timeZone: demoTimeZone,
  });
  if (choice.detail === null) return null;
  const { companyName } = known.settings;
  const text = formatNotice(choice, { companyName, disease: null });
  return {
    ...toNotice(act, text, known),
    kind: NoticeKind.EXPOSURE,
    exposedOn: toDay(exposedAt),
    toldUntil: act.quarantineUntil,
    detail: choice.detail,
    candidateIds: [...choice.candidateIds],
  };
}

/** Writes the correction of an earlier notice; null if the person was told otherwise. */
function writeCorrection(act: PlannedAct, known: Known): Notice | null {
  const isTold = known.notices.some(
    ({ employeeId, disease }) => employeeId === act.personId && disease === act.disease,
  );
  return isTold ? toNotice(act, formatCorrection(known.settings), known) : null;
}

/** Builds the notice of an act, by default a correction. */
function toNotice(act: PlannedAct, { subject, paragraphs }: NoticeText, known: Known): Notice {
  const { personId, disease, at } = act;
  const corrections = known.followed
    .get(getKey(act))!
    .acts.filter(({ kind }) => kind === FollowUpActKind.CORRECTED);
  const isOwn = ({ employeeId, disease: other }: Notice) =>
    employeeId === personId && other === disease;
  const written = known.notices.filter(
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
    detail: NoticeDetail.NO_TIME,
    candidateIds: [],
    subject,
    text: paragraphs.join('\n\n'),
    mailId: new Random('mail of notice', act.id).uuid(at),
    sentAt: new Date(at),
    readAt: null,
  };
}

/** Builds the mail of a notice, which the mail server took soon. */
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
  };
}

function saysTheSame(one: Notice, other: Notice): boolean {
  const getContent = ({ employeeId, disease, kind, round, exposedOn, toldUntil }: Notice) =>
    [employeeId, disease, kind, round, exposedOn, toldUntil].join(' ');
  return getContent(one) === getContent(other);
}
