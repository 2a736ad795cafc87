import { DAY } from '../../src/durations.js';
import {
  chooseNotice,
  NoticeKind,
  type NoticeQuestion,
} from '../../src/features/cases/notices/ladder.js';
import { listMoments, cacheByQuarter } from './reader.js';

/** Rungs from most to least detailed. */
const rungs = ['DAY_PART', 'DAY', 'FEW_DAYS', 'WEEK', 'NO_TIME'];

/** Finds the rungs that are more detailed than the chosen one, but would leave every reader enough possible sources. */
export function findUnusedRungs(question: NoticeQuestion): string[] {
  if (!leavesOthersEnough(question)) return [];
  /** Returns the rung of the notice for an exposure at a moment, counted from the top; speaking in person is last. */
  const getRankAt = cacheByQuarter((exposedAt) => {
    const { detail } = chooseNotice({ ...question, exposedAt });
    return detail === null ? rungs.length : rungs.indexOf(detail);
  });
  const chosen = getRankAt(question.exposedAt);
  return rungs.filter(
    (_, rank) =>
      rank < chosen && countCandidates(question, rank, getRankAt) >= question.minCandidates,
  );
}

/** Counts the people met in the period that a rung names, without moments for which a more detailed notice would be sent. */
function countCandidates(
  question: NoticeQuestion,
  rank: number,
  getRankAt: (moment: number) => number,
): number {
  const { contacts, exposedAt, timeZone, informed, sent } = question;
  const namePeriodAt = cacheByQuarter((moment) => namePeriod(moment, rank, timeZone));
  const candidates = contacts.filter(
    (contact) =>
      !informed.has(contact.personId) &&
      sent.every(
        ({ kind, candidateIds }) =>
          kind === NoticeKind.CORRECTION || candidateIds.includes(contact.personId),
      ) &&
      listMoments(contact, question).some(
        (moment) => namePeriodAt(moment) === namePeriodAt(exposedAt) && getRankAt(moment) >= rank,
      ),
  );
  return new Set(candidates.map(({ personId }) => personId)).size;
}

function leavesOthersEnough(question: NoticeQuestion): boolean {
  const { personId, informed, sentToOthers, peopleCount, minCandidates } = question;
  return (
    peopleCount - informed.size > minCandidates &&
    sentToOthers.every(
      ({ candidateIds }) =>
        !candidateIds.includes(personId) ||
        candidateIds.filter((id) => !informed.has(id)).length >= minCandidates,
    )
  );
}

/** Names the period that a notice of a rung gives for a contact that ends at a moment. */
function namePeriod(moment: number, rank: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment - 1);
  const read = (type: string) => Number(parts.find((part) => part.type === type)!.value);
  const day = Date.UTC(read('year'), read('month') - 1, read('day')) / DAY;
  // 1 January 1970 was a Thursday.
  const weekday = (day + 3) % 7;
  const week = (day - weekday + 3) / 7;
  return [
    `${day} ${Math.floor(read('hour') / 6)}`,
    `${day}`,
    `${week} ${['Mon-Tue', 'Mon-Tue', 'Wed-Thu', 'Wed-Thu'][weekday] ?? 'Fri-Sun'}`,
    `${week}`,
    '',
  ][rank]!;
}
