import * as fc from 'fast-check';
import { MINUTE } from '../../src/durations.js';
import type {
  ContactRecord,
  ContestedTime,
} from '../../src/features/contacts/tracing/record-step.js';
import { type GroupCase, groupCases } from './arbitraries.js';

export interface ContestedCase extends GroupCase {
  contests: ContestedTime[];
}

/** Adds contests of some records to groups, of two people or of one with everybody: from a moment before, at or after the start, for some minutes. */
export function addContests<Group extends GroupCase>(
  groups: fc.Arbitrary<Group>,
): fc.Arbitrary<Group & ContestedCase> {
  return groups.chain((group) =>
    fc
      .array(
        fc.record({
          record: fc.constantFrom(...group.records),
          isTurned: fc.boolean(),
          isWithEverybody: fc.oneof(
            { weight: 3, arbitrary: fc.constant(false) },
            fc.constant(true),
          ),
          begin: fc.oneof(fc.constant(0), fc.integer({ min: -20, max: 30 })),
          minutes: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 24 * 60 })),
        }),
        { maxLength: 6 },
      )
      .map((drawn) => ({
        ...group,
        contests: drawn.map(({ record, isTurned, isWithEverybody, begin, minutes }) => {
          const { employeeId, crossEmployeeId, source } = record;
          const start = record.start + begin * MINUTE;
          const pair = isTurned
            ? { employeeId: crossEmployeeId, crossEmployeeId: employeeId }
            : { employeeId, crossEmployeeId };
          const people = isWithEverybody ? { ...pair, crossEmployeeId: null } : pair;
          return { ...people, source, start, end: start + minutes * MINUTE };
        }),
      })),
  );
}

export const contestedCases: fc.Arbitrary<ContestedCase> = addContests(groupCases);

/** Returns a key of the two people and the source of a record, regardless of who reported it. */
export const pairOf = ({
  employeeId,
  crossEmployeeId,
  source,
}: Omit<ContactRecord, 'start' | 'end'>): string =>
  [...[employeeId, crossEmployeeId].toSorted(), source].join(' ');

function concerns(contest: ContestedTime, record: ContactRecord): boolean {
  const { employeeId, crossEmployeeId, source } = contest;
  if (crossEmployeeId !== null)
    return pairOf({ employeeId, crossEmployeeId, source }) === pairOf(record);
  return (
    source === record.source && [record.employeeId, record.crossEmployeeId].includes(employeeId)
  );
}

/**
 * Returns the uncontested parts of records: a tick of a record remains unless a contest of it covers it, and
 * consecutive ticks become one record. Starts and ends are whole ticks.
 */
export function leaveUncontested<R extends ContactRecord>(
  records: readonly R[],
  contests: readonly ContestedTime[],
  tick: number,
): R[] {
  return records.flatMap((record) => {
    const ofPair = contests.filter((contest) => concerns(contest, record));
    if (ofPair.length === 0) return [record];
    const left: R[] = [];
    for (let at = record.start; at < record.end; at += tick) {
      if (ofPair.some(({ start, end }) => start <= at && at < end)) continue;
      const last = left.at(-1);
      if (last?.end === at) last.end = at + tick;
      else left.push({ ...record, start: at, end: at + tick });
    }
    return left;
  });
}
