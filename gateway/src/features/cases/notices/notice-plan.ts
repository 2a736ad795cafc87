import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { getNow, type Rows } from '../../../database/tenant.js';
import { lastDayIn } from '../../company/profile/calendar-days.js';
import { todayIn } from '../../company/profile/time-zone.js';
import { catalogue } from '../diseases/catalogue.js';
import { FollowUpState, FollowUpStep } from '../follow-up/follow-up-facts.js';
import type { FollowUp } from '../follow-up/follow-up.entity.js';
import {
  noAnnouncements,
  planAnnouncements,
  type PlannedAnnouncements,
} from './plan-announcements.js';
import {
  chooseNotice,
  type NoticeChoice,
  NoticeDetail,
  NoticeKind,
  type SentNotice,
} from './ladder.js';
import { NoticeBlock } from './notice-enums.js';
import { formatCorrection, formatNotice } from './notice-text.js';
import { groupInformed, loadNoticesAbout, type NoticesAbout } from './other-people.js';
import {
  type EarlierNotice,
  listContactsOfReaders,
  type NoticeFacts,
  type NoticeSettings,
  type ReaderContact,
} from './notice-plan.queries.js';
import {
  type Exposed,
  findFirstWindow,
  listExposed,
  loadPlanInputs,
  type PlanInputs,
} from './plan-inputs.js';

/** The notice that is due for a follow-up. */
export interface NoticePlan extends PlannedAnnouncements {
  followUp: FollowUp;
  kind: NoticeKind;
  round: number;
  exposedOn: string | null;
  /** Last day of quarantine, which the person may not be told. */
  toldUntil: string | null;
  /** Null: there is no text. */
  detail: NoticeDetail | null;
  candidates: number;
  candidatesOnDay: number;
  candidateIds: readonly string[];
  subject: string | null;
  text: string | null;
  blocked: NoticeBlock | null;
  /** Whether the person was last informed by a notice. */
  isToldByNotice: boolean;
}

/** Maximum readers whose contacts, or the notices about whom, one statement reads. */
const maxReadersPerStatement = 100;

/** Readers whose notices are chosen at once, so that other requests are not held up. */
const readersPerTurn = 10;

/** The notices of follow-ups, and what they were planned from. */
export interface PlannedNotices {
  inputs: PlanInputs;
  plans: readonly NoticePlan[];
}

/**
 * Plans the notices of follow-ups, in their order. Everybody who is to be informed counts as informed, whether in this list or not,
 * so that a plan does not depend on the other follow-ups in the list. Whoever sends them plans before they take the lock of
 * `lockFollowUp`, and again under it with these plans, so that nobody waits while contacts are read.
 * @param known plans from before the lock was taken, returned if they still hold.
 */
export async function planNotices(
  db: Rows,
  companyId: string,
  followUps: readonly FollowUp[],
  known?: PlannedNotices,
): Promise<PlannedNotices> {
  const inputs = await loadPlanInputs(db, companyId, followUps);
  if (known && isDeepStrictEqual(inputs, known.inputs)) return known;
  const { settings, figures } = inputs;
  const earlier = Map.groupBy(inputs.earlier, ({ employeeId }) => employeeId);
  const choices = await chooseNotices(db, companyId, inputs, earlier);
  const plans = inputs.followUps.map(({ followUp, facts }) => {
    const choice = choices.get(followUp.id);
    const written = choice
      ? planExposure(followUp, facts, choice, settings)
      : planCorrection(followUp, facts, settings);
    const plan = {
      ...written,
      ...planAnnouncements(followUp, {
        exposedAt: facts.exposedAt,
        time: choice,
        figures: figures[followUp.disease],
        timeZone: settings.timeZone,
        toldOn: todayIn(settings.timeZone, getNow(db)),
      }),
    };
    const isRepeated = earlier
      .get(followUp.employeeId)
      ?.some((notice) => hasSameContent(notice, plan));
    return plan.blocked === null && isRepeated
      ? { ...plan, blocked: NoticeBlock.ALREADY_SENT }
      : plan;
  });
  return { inputs, plans };
}

/** Whether a sent notice has the content of a plan. */
function hasSameContent(notice: EarlierNotice, { followUp, ...plan }: NoticePlan): boolean {
  return (
    notice.disease === followUp.disease &&
    notice.kind === plan.kind &&
    notice.round === plan.round &&
    notice.exposedOn === plan.exposedOn &&
    notice.toldUntil === plan.toldUntil
  );
}

/** Chooses the detail of each notice of an exposure, by follow-up. */
async function chooseNotices(
  db: Rows,
  companyId: string,
  inputs: PlanInputs,
  earlier: ReadonlyMap<string, readonly EarlierNotice[]>,
): Promise<Map<string, NoticeChoice>> {
  const { settings } = inputs;
  const choices = new Map<string, NoticeChoice>();
  const findInformed = groupInformed(inputs.informed);
  const byReader = [
    ...Map.groupBy(listExposed(inputs, getNow(db)), ({ followUp }) => followUp.employeeId),
  ];
  for (let next = 0; next < byReader.length; next += maxReadersPerStatement) {
    const readers = byReader.slice(next, next + maxReadersPerStatement);
    const about = await loadNoticesAbout(db, companyId, {
      readerIds: readers.map(([readerId]) => readerId),
      since: findFirstWindow(readers.flatMap(([, ofReader]) => ofReader)),
    });
    const contacts = await listContactsOfReaders(
      db,
      companyId,
      readers.map(([readerId, ofReader]) => ({
        readerId,
        from: findFirstWindow(ofReader),
        until: Math.max(...ofReader.map(({ window }) => window.until)),
      })),
    );
    const contactsByReader = Map.groupBy(contacts, ({ readerId }) => readerId);
    for (const [index, [readerId, ofReader]] of readers.entries()) {
      if (index % readersPerTurn === 0) await setImmediate();
      const sent = earlier.get(readerId) ?? [];
      const ofOthers = contactsByReader.get(readerId) ?? [];
      const known = { sent, contacts: ofOthers, about, findInformed, settings };
      for (const [id, choice] of chooseForReader(ofReader, known)) choices.set(id, choice);
    }
  }
  return choices;
}

/** Chooses the notices to one reader. With several diseases, each choice takes the earlier ones into account. */
function chooseForReader(
  ofReader: readonly Exposed[],
  {
    sent: before,
    contacts,
    about,
    findInformed,
    settings: { minCandidates, peopleCount, timeZone },
  }: {
    sent: readonly SentNotice[];
    contacts: readonly ReaderContact[];
    about: NoticesAbout;
    findInformed: (moment: number) => ReadonlySet<string>;
    settings: NoticeSettings;
  },
): Map<string, NoticeChoice> {
  const sent = [...before];
  const choices = new Map<string, NoticeChoice>();
  const ordered = ofReader.toSorted(
    (a, b) => a.exposedAt - b.exposedAt || (a.followUp.disease < b.followUp.disease ? -1 : 1),
  );
  for (const { followUp, facts, exposedAt, window } of ordered) {
    const personId = followUp.employeeId;
    const choice = chooseNotice({
      personId,
      exposedAt,
      windowFrom: window.from,
      windowUntil: window.until,
      contacts,
      sent: [...sent],
      sentToOthers: about.list(personId, window.from),
      informed: findInformed(window.from),
      peopleCount,
      minCandidates,
      timeZone,
    });
    choices.set(followUp.id, choice);
    const { candidateIds } = choice;
    if (choice.detail !== null && findAddressBlock(facts) === null)
      sent.push({ kind: NoticeKind.EXPOSURE, candidateIds });
  }
  return choices;
}

function planExposure(
  followUp: FollowUp,
  { round, exposedAt, isToldByNotice, ...address }: NoticeFacts,
  choice: NoticeChoice,
  { companyName, timeZone, noticesNameDisease, noticeContact: contact }: NoticeSettings,
): NoticePlan {
  const plan = {
    ...emptyPlan,
    followUp,
    kind: NoticeKind.EXPOSURE,
    round,
    exposedOn: lastDayIn(timeZone, exposedAt!),
    toldUntil: followUp.corroboratedUntil,
    candidates: choice.candidates,
    candidateIds: choice.candidateIds,
    candidatesOnDay: choice.candidatesOnDay,
    isToldByNotice,
  };
  if (choice.detail === null) return { ...plan, blocked: NoticeBlock.TOO_FEW_CANDIDATES };
  const disease = noticesNameDisease ? catalogue[followUp.disease].name : null;
  const { subject, paragraphs } = formatNotice(choice, { companyName, disease, contact });
  const blocked = findAddressBlock(address);
  return { ...plan, detail: choice.detail, subject, text: paragraphs.join('\n\n'), blocked };
}

/** Plans a correction if one is due; otherwise the plan is blocked with the reason. */
function planCorrection(
  followUp: FollowUp,
  { round, isToldByNotice, ...address }: NoticeFacts,
  settings: NoticeSettings,
): NoticePlan {
  const { state, corroboratedStep, isOwnPhoneOnly } = followUp;
  const plan = { ...emptyPlan, followUp, kind: NoticeKind.EXPOSURE, round, isToldByNotice };
  if (corroboratedStep !== FollowUpStep.CORRECT) {
    const isOver =
      state === FollowUpState.NO_LONGER_EXPOSED ||
      state === FollowUpState.BECAME_A_CASE ||
      state === FollowUpState.IMMUNE ||
      state === FollowUpState.RELEASED;
    const blocked = isOwnPhoneOnly ? NoticeBlock.OWN_PHONE_ONLY : NoticeBlock.ALREADY_SENT;
    return { ...plan, blocked: isOver ? NoticeBlock.NOT_EXPOSED : blocked };
  }
  const { subject, paragraphs } = formatCorrection(settings);
  return {
    ...plan,
    kind: NoticeKind.CORRECTION,
    detail: NoticeDetail.NO_TIME,
    subject,
    text: paragraphs.join('\n\n'),
    blocked: findAddressBlock(address),
  };
}

/** Returns why no mail about health may go to a person's address; null if it may. */
function findAddressBlock({
  email,
  isAddressUnconfirmed,
}: Pick<NoticeFacts, 'email' | 'isAddressUnconfirmed'>): NoticeBlock | null {
  if (email === null) return NoticeBlock.NO_ADDRESS;
  return isAddressUnconfirmed ? NoticeBlock.UNCONFIRMED_ADDRESS : null;
}

/** A plan without a text. */
const emptyPlan = {
  ...noAnnouncements,
  exposedOn: null,
  toldUntil: null,
  detail: null,
  candidates: 0,
  candidateIds: [],
  candidatesOnDay: 0,
  subject: null,
  text: null,
  blocked: null,
};
