import { HOUR, MINUTE } from '../../src/durations.js';
import { dayIn } from '../../src/features/company/profile/calendar-days.js';
import { announceQuarantine, type Telling } from '../../src/features/cases/notices/announcement.js';
import {
  chooseNotice,
  type NoticeChoice,
  type NoticeQuestion,
} from '../../src/features/cases/notices/ladder.js';
import { formatNotice } from '../../src/features/cases/notices/notice-text.js';

/*
 * A simulated reader who remembers all own contacts, keeps all notices, sees who else was informed, knows what the own file shows for
 * each day and each date that they are told, and knows the gateway's rules. For each colleague, the reader checks whether the gateway
 * would have told the same if that colleague were ill.
 */

/** A meeting that the reader remembers. */
export interface RememberedMeeting {
  personId: string;
  start: number;
  end: number;
  /** Whether the reader's own phone reported it. */
  isOwn: boolean;
}

/** What the own file shows for a day: colleagues met and meetings with them, whoever reported them, contested ones included. */
export interface DayCounts {
  people: number;
  meetings: number;
}

/** A notice to a reader, with the facts of that moment. */
export interface ReadNotice {
  question: NoticeQuestion;
  choice: NoticeChoice;
  /** Day on which it was sent. */
  toldOn: string;
  remembered: readonly RememberedMeeting[];
  /** By day of the company. */
  counts: ReadonlyMap<string, DayCounts>;
}

/** The rules by which the gateway tells people of exposures. */
export interface Rules {
  choose: (question: NoticeQuestion) => NoticeChoice;
  announce: typeof announceQuarantine;
}

export const rulesInForce: Rules = { choose: chooseNotice, announce: announceQuarantine };

const company = { companyName: 'Harbourline', disease: null, contact: '' };
const figures: Telling['figures'] = { quarantineDays: 10, releaseTestDay: 5 };

/** Returns all that a reader is told in writing of an exposure at a moment; null if somebody speaks to the reader instead. */
function readAnswer(
  question: NoticeQuestion,
  toldOn: string,
  { choose, announce }: Rules,
): string | null {
  const choice = choose(question);
  if (choice.detail === null) return null;
  // The end of a contact is not part of it.
  const exposedOn = dayIn(question.timeZone, question.exposedAt - 1);
  const dates = announce({ time: choice, exposedOn, toldOn, figures });
  return JSON.stringify([formatNotice(choice, company), dates]);
}

/**
 * Finds the colleagues who may be the source of all notices to a reader.
 * @param informed people whom the reader knows to be informed.
 * @param knowsReporters whether the reader even knows which meetings somebody else reported, which the own file does not show.
 */
export function findPossibleSources(
  notices: readonly ReadNotice[],
  informed: ReadonlySet<string>,
  { rules = rulesInForce, knowsReporters = true }: { rules?: Rules; knowsReporters?: boolean } = {},
): Set<string> {
  const possible = notices.map((notice) => {
    const { question, toldOn } = notice;
    const answer = readAnswer(question, toldOn, rules);
    const meetings = knowsReporters ? question.contacts : listPossibleMeetings(notice);
    const others = Map.groupBy(meetings, ({ personId }) => personId);
    const wouldTellSame = cacheByQuarter(
      (moment) => readAnswer({ ...question, exposedAt: moment }, toldOn, rules) === answer,
    );
    return new Set(
      [...others]
        .filter(([, contacts]) =>
          contacts.some((contact) => listMoments(contact, question).some(wouldTellSame)),
        )
        .map(([id]) => id),
    );
  });
  const [first = new Set<string>(), ...later] = possible;
  return new Set(
    [...first].filter((id) => !informed.has(id) && later.every((people) => people.has(id))),
  );
}

/**
 * Lists the remembered meetings that somebody else may have reported. If the own file shows no more people and meetings for a day than
 * the reader's own phone has reported, nobody else has reported any other meeting of that day.
 */
function listPossibleMeetings({
  question: { timeZone },
  remembered,
  counts,
}: ReadNotice): RememberedMeeting[] {
  const own = countDays(
    remembered.filter(({ isOwn }) => isOwn),
    timeZone,
  );
  const none: DayCounts = { people: 0, meetings: 0 };
  return remembered.filter(({ isOwn, start }) => {
    const day = dayIn(timeZone, start);
    const [shown, reported] = [counts.get(day) ?? none, own.get(day) ?? none];
    return isOwn || shown.people > reported.people || shown.meetings > reported.meetings;
  });
}

/** Counts people and meetings by the day on which they begin. */
export function countDays(
  meetings: readonly { personId: string; start: number }[],
  timeZone: string,
): Map<string, DayCounts> {
  const byDay = Map.groupBy(meetings, ({ start }) => dayIn(timeZone, start));
  return new Map(
    [...byDay].map(([day, ofDay]) => [
      day,
      { people: new Set(ofDay.map(({ personId }) => personId)).size, meetings: ofDay.length },
    ]),
  );
}

/** Caches a function whose result is constant in each quarter of an hour, as time zones differ by whole quarters. */
export function cacheByQuarter<Result>(compute: (moment: number) => Result) {
  const results = new Map<number, Result>();
  return (moment: number): Result => {
    const quarter = Math.ceil(moment / (15 * MINUTE));
    if (!results.has(quarter)) results.set(quarter, compute(moment));
    return results.get(quarter)!;
  };
}

/** Lists moments of a contact inside the window at which an exposure may end: at least one per hour. */
export function listMoments(
  { start, end }: { start: number; end: number },
  { windowFrom, windowUntil }: NoticeQuestion,
): number[] {
  const first = Math.max(start, windowFrom) + 1;
  const last = Math.min(end, windowUntil);
  const moments: number[] = [];
  for (let moment = first; moment < last; moment += HOUR) moments.push(moment);
  return first <= last ? [...moments, last] : [];
}
