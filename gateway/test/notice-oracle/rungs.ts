import { DAY } from '../../src/durations.js';
import {
  chooseNotice,
  minCandidates,
  NoticeKind,
  type NoticeQuestion,
} from '../../src/features/notices/ladder.js';
import { listMoments, rememberByQuarter } from './reader.js';

/** Rungs from most to least detailed. */
const rungs = ['DAY_PART', 'DAY', 'FEW_DAYS', 'WEEK', 'NO_TIME'];

/** Tries each rung that is more detailed than the chosen one; returns those that would leave enough people to everybody. */
export function findUnusedRungs(question: NoticeQuestion): string[] {
  if (!leavesEnoughToOthers(question)) return [];
  /** How far down the ladder the notice of an exposure at a moment is; speaking in person is last. */
  const rankAt = rememberByQuarter((exposedAt) => {
    const { detail } = chooseNotice({ ...question, exposedAt });
    return detail === null ? rungs.length : rungs.indexOf(detail);
  });
  const chosen = rankAt(question.exposedAt);
  return rungs.filter(
    (_, rank) => rank < chosen && countLeft(question, rank, rankAt) >= minCandidates,
  );
}

/** Counts the people met in the time that a rung names, but for the times of which a more detailed notice is sent. */
function countLeft(
  question: NoticeQuestion,
  rank: number,
  rankAt: (moment: number) => number,
): number {
  const { contacts, exposedAt, timeZone, informed, sent } = question;
  const nameAt = rememberByQuarter((moment) => nameTime(moment, rank, timeZone));
  const left = contacts.filter(
    (contact) =>
      !informed.has(contact.personId) &&
      sent.every(
        ({ kind, candidateIds }) =>
          kind === NoticeKind.CORRECTION || candidateIds.includes(contact.personId),
      ) &&
      listMoments(contact, question).some(
        (moment) => nameAt(moment) === nameAt(exposedAt) && rankAt(moment) >= rank,
      ),
  );
  return new Set(left.map(({ personId }) => personId)).size;
}

function leavesEnoughToOthers(question: NoticeQuestion): boolean {
  const { personId, informed, sentToOthers, peopleCount } = question;
  return (
    peopleCount - informed.size > minCandidates &&
    sentToOthers.every(
      ({ candidateIds }) =>
        !candidateIds.includes(personId) ||
        candidateIds.filter((id) => !informed.has(id)).length >= minCandidates,
    )
  );
}

/** Names the time of a rung in which a contact ends that ends at a moment. */
function nameTime(moment: number, rank: number, timeZone: string): string {
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
