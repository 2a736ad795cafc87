import type { Rows } from '../../database/tenant.js';
import { listCasesById } from '../case-status/case.queries.js';
import { findInfectiousWindow } from '../cases/infectious-window.js';
import { lastDayIn } from '../companies/calendar-days.js';
import { catalogue } from '../diseases/catalogue.js';
import type { DiseaseCode } from '../diseases/disease-enums.js';
import { findFigures } from '../diseases/diseases.service.js';
import type { DiseaseFigures } from '../diseases/figures.js';
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
import { loadOtherPeople, type OtherPeople } from './other-people.js';
import {
  type EarlierNotice,
  findNoticeSettings,
  listEarlierNotices,
  listNoticeFacts,
  listContactsOfReaders,
  type NoticeFacts,
  type NoticeSettings,
  type ReaderContact,
} from './notice-plan.queries.js';

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

/** Maximum readers whose contacts one statement reads. */
const maxReadersPerStatement = 100;

/** A time in epoch milliseconds. */
interface Window {
  from: number;
  until: number;
}

/** A follow-up whose person is to be informed of an exposure. */
interface Exposed {
  followUp: FollowUp;
  facts: NoticeFacts;
  exposedAt: number;
  window: Window;
}

/**
 * Plans the notices of follow-ups, in their order. Everybody who is to be informed counts as informed, whether in this list or not,
 * so that a plan does not depend on the other follow-ups in the list.
 */
export async function planNotices(
  db: Rows,
  companyId: string,
  followUps: readonly FollowUp[],
): Promise<NoticePlan[]> {
  const settings = await findNoticeSettings(db, companyId);
  const ids = followUps.map(({ id }) => id);
  const people = followUps.map(({ employeeId }) => employeeId);
  const facts = await listNoticeFacts(db, companyId, ids);
  const factsByFollowUp = new Map(facts.map((each) => [each.followUpId, each]));
  const earlier = Map.groupBy(
    await listEarlierNotices(db, companyId, people),
    ({ employeeId }) => employeeId,
  );
  const figures = await findFigures(db, companyId);
  const exposed = await findExposed(
    db,
    companyId,
    { followUps, factsByFollowUp, figures },
    settings.timeZone,
  );
  const choices = await chooseNotices(db, companyId, exposed, earlier, settings);
  return followUps.map((followUp) => {
    const choice = choices.get(followUp.id);
    const facts = factsByFollowUp.get(followUp.id)!;
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
      }),
    };
    const isRepeated = earlier
      .get(followUp.employeeId)
      ?.some((notice) => hasSameContent(notice, plan));
    return plan.blocked === null && isRepeated
      ? { ...plan, blocked: NoticeBlock.ALREADY_SENT }
      : plan;
  });
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

/** Finds the follow-ups whose people are to be informed, with the infectious window of the case that exposed them last. */
async function findExposed(
  db: Rows,
  companyId: string,
  {
    followUps,
    factsByFollowUp,
    figures,
  }: {
    followUps: readonly FollowUp[];
    factsByFollowUp: ReadonlyMap<string, NoticeFacts>;
    figures: Record<DiseaseCode, DiseaseFigures>;
  },
  timeZone: string,
): Promise<Exposed[]> {
  const due = followUps.flatMap((followUp) => {
    const facts = factsByFollowUp.get(followUp.id)!;
    const { caseId, exposedAt } = facts;
    return followUp.corroboratedStep === FollowUpStep.INFORM &&
      caseId !== null &&
      exposedAt !== null
      ? [{ followUp, facts, caseId, exposedAt }]
      : [];
  });
  const caseIds = new Set(due.map(({ caseId }) => caseId));
  const cases = await listCasesById(db, companyId, [...caseIds]);
  const now = Date.now();
  const windowByCase = new Map(
    cases.map((infecting): [string, Window] => [
      infecting.id,
      findInfectiousWindow(infecting, figures[infecting.disease], timeZone, now),
    ]),
  );
  return due.map(({ caseId, ...exposed }) => {
    // Once the person of a case was erased, its days are unknown and the window may not contain the exposure.
    const { from, until } = windowByCase.get(caseId)!;
    const { exposedAt } = exposed;
    const window = { from: Math.min(from, exposedAt - 1), until: Math.max(until, exposedAt) };
    return { ...exposed, window };
  });
}

/** Chooses the detail of each notice of an exposure, by follow-up. */
async function chooseNotices(
  db: Rows,
  companyId: string,
  exposed: readonly Exposed[],
  earlier: ReadonlyMap<string, readonly EarlierNotice[]>,
  settings: NoticeSettings,
): Promise<Map<string, NoticeChoice>> {
  const choices = new Map<string, NoticeChoice>();
  if (exposed.length === 0) return choices;
  const others = await loadOtherPeople(db, companyId, {
    readerIds: exposed.map(({ followUp }) => followUp.employeeId),
    since: Math.min(...exposed.map(({ window }) => window.from)),
  });
  const byReader = [...Map.groupBy(exposed, ({ followUp }) => followUp.employeeId)];
  for (let next = 0; next < byReader.length; next += maxReadersPerStatement) {
    const readers = byReader.slice(next, next + maxReadersPerStatement);
    const contacts = await listContactsOfReaders(
      db,
      companyId,
      readers.map(([readerId, ofReader]) => ({
        readerId,
        from: Math.min(...ofReader.map(({ window }) => window.from)),
        until: Math.max(...ofReader.map(({ window }) => window.until)),
      })),
    );
    const contactsByReader = Map.groupBy(contacts, ({ readerId }) => readerId);
    for (const [readerId, ofReader] of readers) {
      const sent = earlier.get(readerId) ?? [];
      const ofOthers = contactsByReader.get(readerId) ?? [];
      const chosen = chooseForReader(ofReader, { sent, contacts: ofOthers, others, settings });
      for (const [id, choice] of chosen) choices.set(id, choice);
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
    others,
    settings: { minCandidates, peopleCount, timeZone },
  }: {
    sent: readonly SentNotice[];
    contacts: readonly ReaderContact[];
    others: OtherPeople;
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
      sentToOthers: others.listNoticesAbout(personId, window.from),
      informed: others.findInformed(window.from),
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
