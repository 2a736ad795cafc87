import { addDays, dayIn, lastDayIn, startOfHourIn } from '../../company/profile/calendar-days.js';

/** How a notice names the time of an exposure, from most to least detailed. */
export enum NoticeDetail {
  DAY_PART = 'DAY_PART',
  DAY = 'DAY',
  FEW_DAYS = 'FEW_DAYS',
  WEEK = 'WEEK',
  NO_TIME = 'NO_TIME',
}

export enum NoticeKind {
  EXPOSURE = 'EXPOSURE',
  CORRECTION = 'CORRECTION',
}

/** Parts of a day, six hours of the clock each. */
export enum DayPart {
  NIGHT = 'NIGHT',
  MORNING = 'MORNING',
  AFTERNOON = 'AFTERNOON',
  EVENING = 'EVENING',
}

/**
 * A contact of the reader, in epoch milliseconds; its end is not part of it. Somebody other than the reader's own phone has reported
 * it: the other phone, a camera or an officer.
 */
export interface OwnContact {
  personId: string;
  start: number;
  end: number;
}

/** A notice that was sent before. */
export interface SentNotice {
  kind: NoticeKind;
  /** The candidates that its choice returned. Corrections have none and are ignored. */
  candidateIds: readonly string[];
}

/** Everything that determines how detailed a notice to a person may be; lists in any order. */
export interface NoticeQuestion {
  /** The reader. */
  personId: string;
  /** End of the last contact that counts as an exposure, in epoch milliseconds. */
  exposedAt: number;
  /** Infectious window of the case, in epoch milliseconds. */
  windowFrom: number;
  windowUntil: number;
  /** Every such contact of the reader in the window, however short. */
  contacts: readonly OwnContact[];
  /** All notices that the reader got before. */
  sent: readonly SentNotice[];
  /** Notices to other readers. Those without this reader among their candidates are ignored. */
  sentToOthers: readonly SentNotice[];
  /**
   * Everybody who was informed, or is to be, in the same batch or later. The set is complete before the first choice of a batch, so
   * that no choice depends on the order of the people.
   */
  informed: ReadonlySet<string>;
  /** Number of people in the company. */
  peopleCount: number;
  /** Minimum number of colleagues who remain possible to a reader. */
  minCandidates: number;
  timeZone: string;
}

/** The time that a notice names: company days, both included; null where it names none. */
export interface NoticeTime {
  detail: NoticeDetail;
  from: string | null;
  to: string | null;
  dayPart: DayPart | null;
}

/** How detailed a notice may be. Without detail no notice may be sent, and somebody has to speak to the person. */
export type NoticeChoice = (NoticeTime | { detail: null; from: null; to: null; dayPart: null }) & {
  /** Number of colleagues who remain candidates; without detail, the number that the least detailed notice would leave. */
  candidates: number;
  /** Those colleagues, to be stored with the notice for later choices; empty without detail. */
  candidateIds: readonly string[];
  /** Number of colleagues who remain candidates to somebody who is told the day of the exposure. */
  candidatesOnDay: number;
};

/** The smallest time that a notice names, and the people in it whom the reader does not exclude. */
interface Slot {
  day: string;
  part: DayPart;
  /** Epoch milliseconds. */
  from: number;
  until: number;
  people: ReadonlySet<string>;
}

const ladder = Object.values(NoticeDetail);
const dayParts = Object.values(DayPart);

/**
 * Chooses the most detailed notice that leaves at least `minCandidates` candidates. A candidate is somebody who met the reader at a
 * time for which the same notice would have been sent. Times for which a more detailed notice would have been sent do not count,
 * because the reader knows that none arrived. `docs/notices.md` lists what the reader knows.
 */
export function chooseNotice(question: NoticeQuestion): NoticeChoice {
  return chooseFromSlots(question, listSlots(question), question.minCandidates);
}

/** Chooses the notice for each of several minimum numbers of candidates. */
export function chooseNoticeForEach(
  question: NoticeQuestion,
  minima: readonly number[],
): NoticeChoice[] {
  const slots = listSlots(question);
  return minima.map((minCandidates) => chooseFromSlots(question, slots, minCandidates));
}

function chooseFromSlots(
  question: NoticeQuestion,
  slots: readonly Slot[],
  minCandidates: number,
): NoticeChoice {
  const candidatesOfOthers = countCandidatesOfOthers(question);
  // The end of a contact is not part of it: an exposure that ends at noon belongs to the morning.
  const exposed = slots.find(
    ({ from, until }) => from < question.exposedAt && question.exposedAt <= until,
  );
  if (exposed === undefined) return speakInPerson({ candidates: 0, candidatesOnDay: 0 });
  const candidatesOnDay = listPeople(slots, NoticeDetail.DAY).get(
    getKey(exposed, NoticeDetail.DAY),
  )!.size;
  if (candidatesOfOthers < minCandidates)
    return speakInPerson({ candidates: candidatesOfOthers, candidatesOnDay });
  let open = slots;
  let candidateIds: string[] = [];
  for (const detail of ladder) {
    const people = listPeople(open, detail);
    candidateIds = [...(people.get(getKey(exposed, detail)) ?? [])].toSorted();
    const { length: candidates } = candidateIds;
    if (candidates >= minCandidates)
      return { ...nameTime(exposed, detail), candidates, candidateIds, candidatesOnDay };
    open = open.filter((slot) => people.get(getKey(slot, detail))!.size < minCandidates);
  }
  return speakInPerson({ candidates: candidateIds.length, candidatesOnDay });
}

function speakInPerson(counts: Pick<NoticeChoice, 'candidates' | 'candidatesOnDay'>): NoticeChoice {
  return { detail: null, from: null, to: null, dayPart: null, candidateIds: [], ...counts };
}

/** Lists the people met in each time that a level of detail names. */
function listPeople(slots: readonly Slot[], detail: NoticeDetail): Map<string, Set<string>> {
  const byTime = Map.groupBy(slots, (slot) => getKey(slot, detail));
  return new Map(
    [...byTime].map(([key, ofTime]) => [key, new Set(ofTime.flatMap(({ people }) => [...people]))]),
  );
}

/**
 * Counts the fewest candidates that remain for anybody else once this reader is informed, too: for readers of earlier notices, and for
 * people without a notice, who see who was informed and know that they are not ill themselves.
 */
function countCandidatesOfOthers(question: NoticeQuestion): number {
  const { personId, sentToOthers, peopleCount } = question;
  const informed = new Set([...question.informed, personId]);
  const candidatesOfReaders = sentToOthers
    .filter(({ candidateIds }) => candidateIds.includes(personId))
    .map(({ candidateIds }) => candidateIds.filter((id) => !informed.has(id)).length);
  return Math.min(peopleCount - informed.size - 1, ...candidatesOfReaders);
}

/** Lists the parts of days in the window, each with the people whom the reader met in it and cannot exclude. */
function listSlots(question: NoticeQuestion): Slot[] {
  const { personId, windowFrom, windowUntil, contacts, timeZone } = question;
  const isExcluded = findExclusions(question);
  const possible = contacts.filter(({ personId: id }) => id !== personId && !isExcluded(id));
  const slots: Slot[] = [];
  if (windowFrom >= windowUntil) return slots;
  const lastDay = lastDayIn(timeZone, windowUntil);
  for (let day = dayIn(timeZone, windowFrom); day <= lastDay; day = addDays(day, 1)) {
    const starts = [0, 6, 12, 18].map((hour) => startOfHourIn(timeZone, day, hour));
    starts.push(startOfHourIn(timeZone, addDays(day, 1), 0));
    for (const [index, part] of dayParts.entries()) {
      const from = Math.max(starts[index]!, windowFrom);
      const until = Math.min(starts[index + 1]!, windowUntil);
      if (from >= until) continue;
      const met = possible.filter(({ start, end }) => start < until && end > from);
      slots.push({
        day,
        part,
        from,
        until,
        people: new Set(met.map((contact) => contact.personId)),
      });
    }
  }
  return slots;
}

/**
 * Finds whom the reader can exclude: people who were informed, and people who cannot be the source of all earlier exposures. This
 * assumes the worst case, one person as the source of all.
 */
function findExclusions({ informed, sent }: NoticeQuestion): (id: string) => boolean {
  const earlier = sent
    .filter(({ kind }) => kind === NoticeKind.EXPOSURE)
    .map(({ candidateIds }) => new Set(candidateIds));
  return (id) => informed.has(id) || earlier.some((candidates) => !candidates.has(id));
}

/** Returns the time that a notice of some detail names for a part of a day. */
function nameTime({ day, part }: Pick<Slot, 'day' | 'part'>, detail: NoticeDetail): NoticeTime {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  const monday = addDays(day, -weekday);
  // Monday and Tuesday, Wednesday and Thursday, Friday to Sunday: none of these spans two weeks.
  const [first, last] = weekday < 2 ? [0, 1] : weekday < 4 ? [2, 3] : [4, 6];
  const times: Record<NoticeDetail, Omit<NoticeTime, 'detail'>> = {
    DAY_PART: { from: day, to: day, dayPart: part },
    DAY: { from: day, to: day, dayPart: null },
    FEW_DAYS: { from: addDays(monday, first), to: addDays(monday, last), dayPart: null },
    WEEK: { from: monday, to: addDays(monday, 6), dayPart: null },
    NO_TIME: { from: null, to: null, dayPart: null },
  };
  return { detail, ...times[detail] };
}

function getKey(slot: Slot, detail: NoticeDetail): string {
  const { from, dayPart } = nameTime(slot, detail);
  return `${from} ${dayPart}`;
}
