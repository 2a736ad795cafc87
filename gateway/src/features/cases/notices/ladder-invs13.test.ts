import { beforeAll, describe, expect, it } from 'vitest';

import { findPossibleSources } from '../../../../test/notice-oracle/reader.js';
import { findUnusedRungs } from '../../../../test/notice-oracle/rungs.js';
import { type Batch, type SentNotices, sendNotices } from '../../../../test/notice-oracle/story.js';
import { Random } from '../../../demo/random.js';
import {
  findInvs13,
  INVS13_DAY_ZERO,
  readInvs13People,
  readInvs13Records,
} from '../../../../test/tracing-oracle/invs13.js';
import { DAY } from '../../../durations.js';
import { buildCaseExposure, getLastStep, type LastStep } from '../follow-up/case-exposure.js';
import { buildThresholdHistory } from '../../company/settings/thresholds.js';
import { type ContactRecord, createRecordStep } from '../../contacts/tracing/record-step.js';
import { traceExposures } from '../../contacts/tracing/trace.js';

const folder = findInvs13();
/** The first day of the data was a Monday. */
const firstDay = Date.UTC(2026, 5, 8);
const days = Array.from({ length: 12 }, (_, day) => day);

describe.skipIf(folder === null)('notices to the people of a real office', () => {
  const people = folder === null ? [] : readInvs13People(folder);
  const records = (folder === null ? [] : readInvs13Records(folder)).map(
    (record): ContactRecord => ({
      ...record,
      start: record.start - INVS13_DAY_ZERO + firstDay,
      end: record.end - INVS13_DAY_ZERO + firstDay,
    }),
  );
  const meetings = records.map(({ employeeId, crossEmployeeId, start, end }) => ({
    people: [employeeId, crossEmployeeId] as const,
    start,
    end,
    // Both phones report each contact.
    reporters: [employeeId, crossEmployeeId],
  }));

  /** Traces a case of each person from two days before a day to its end, as one of COVID-19 that is isolated then. */
  async function trace(dayZero: number): Promise<Batch[]> {
    const windowFrom = firstDay + (dayZero - 2) * DAY;
    const windowUntil = firstDay + (dayZero + 1) * DAY;
    const thresholds = buildThresholdHistory([]);
    const step = createRecordStep(records, windowUntil, thresholds);
    const batches: Batch[] = [];
    for (const person of people) {
      const found = await traceExposures(person, windowFrom, step, { levels: 1 });
      const exposed = found.map((exposure) => {
        const { lastExposedAt } = buildCaseExposure(
          exposure,
          null,
          { caseId: '', caseNumber: 1, caseOpenedAt: 0, caseDayZero: '' },
          (_, source) => (source === 'mobile' ? findRecordsOfPair(getLastStep(exposure)) : []),
          windowUntil,
          thresholds,
        );
        return { personId: exposure.personId, exposedAt: lastExposedAt };
      });
      if (exposed.length > 0) batches.push({ windowFrom, windowUntil, exposed });
    }
    return batches;
  }

  function findRecordsOfPair({ carrierId, personId }: LastStep) {
    return records
      .filter(
        ({ employeeId, crossEmployeeId }) =>
          [employeeId, crossEmployeeId].includes(carrierId) &&
          [employeeId, crossEmployeeId].includes(personId),
      )
      .map((record) => ({ ...record, isByPerson: record.employeeId === personId }));
  }

  function send(batches: readonly Batch[], minCandidates = 5): SentNotices {
    return sendNotices({ people, meetings, batches, timeZone: 'UTC', minCandidates });
  }

  /** Checks all notices, and returns the number of possible sources of the reader with the fewest. */
  function check(
    { noticesByReader, inPerson, findKnownInformed }: SentNotices,
    minCandidates = 5,
  ): number {
    let fewest = Infinity;
    for (const [readerId, notices] of noticesByReader)
      fewest = Math.min(fewest, findPossibleSources(notices, findKnownInformed(readerId)).size);
    expect(fewest).toBeGreaterThanOrEqual(minCandidates);
    for (const { question } of [...[...noticesByReader.values()].flat(), ...inPerson])
      expect(findUnusedRungs(question)).toEqual([]);
    const without = people.filter((person) => !noticesByReader.has(person));
    expect(without.length - 1).toBeGreaterThanOrEqual(minCandidates);
    return fewest;
  }

  /** Informs about each batch alone, and counts the notices of each rung. */
  function countRungs(minCandidates: number): Record<string, number> {
    const counts: Record<string, number> = {};
    let fewest = Infinity;
    for (const batch of traced) {
      const result = send([batch], minCandidates);
      fewest = Math.min(fewest, check(result, minCandidates));
      for (const { choice } of [...[...result.noticesByReader.values()].flat(), ...result.inPerson])
        counts[choice.detail ?? 'in person'] = (counts[choice.detail ?? 'in person'] ?? 0) + 1;
    }
    return { ...counts, fewest };
  }

  const traced: Batch[] = [];
  beforeAll(async () => {
    for (const dayZero of days) traced.push(...(await trace(dayZero)));
  });

  it.each([
    [3, { DAY_PART: 208, DAY: 29, FEW_DAYS: 14, WEEK: 9, 'in person': 44, fewest: 3 }],
    [5, { DAY_PART: 107, DAY: 54, FEW_DAYS: 35, WEEK: 26, 'in person': 82, fewest: 5 }],
    [10, { DAY_PART: 4, DAY: 31, FEW_DAYS: 50, WEEK: 40, 'in person': 179, fewest: 10 }],
  ])(
    'leave %i possible sources at the most detailed rung, for each person ill on each day',
    (minCandidates, counts) => {
      expect(countRungs(minCandidates)).toEqual(counts);
    },
    400_000,
  );

  it('do not protect from readers of one case who join their notices', () => {
    let pairs = 0;
    let below = 0;
    for (const batch of traced) {
      const { noticesByReader, findKnownInformed } = send([batch]);
      const possible = [...noticesByReader].map(([readerId, notices]) =>
        findPossibleSources(notices, findKnownInformed(readerId)),
      );
      for (const [index, one] of possible.entries())
        for (const other of possible.slice(index + 1)) {
          pairs += 1;
          if ([...one].filter((id) => other.has(id)).length < 5) below += 1;
        }
    }
    expect([below, pairs]).toEqual([35, 35]);
  }, 400_000);

  it('leave five possible sources to readers of several notices in outbreaks over two weeks', () => {
    const random = new Random(13);
    let readersOfSeveral = 0;
    for (let outbreak = 0; outbreak < 8; outbreak += 1) {
      const result = send(traced.filter(() => random.chance(0.15)));
      check(result);
      readersOfSeveral += [...result.noticesByReader.values()].filter(
        (notices) => notices.length > 1,
      ).length;
    }
    expect(readersOfSeveral).toBeGreaterThan(0);
  }, 400_000);
});
