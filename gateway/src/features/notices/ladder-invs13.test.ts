import { beforeAll, describe, expect, it } from 'vitest';

import { findPossibleSources } from '../../../test/notice-oracle/reader.js';
import { findUnusedRungs } from '../../../test/notice-oracle/rungs.js';
import { type Batch, type SentNotices, sendNotices } from '../../../test/notice-oracle/story.js';
import { Random } from '../../demo/random.js';
import {
  findInvs13,
  INVS13_DAY_ZERO,
  readInvs13People,
  readInvs13Records,
} from '../../../test/tracing-oracle/invs13.js';
import { DAY } from '../../durations.js';
import { buildCaseExposure, getLastStep, type LastStep } from '../follow-up/case-exposure.js';
import { buildThresholdHistory } from '../settings/thresholds.js';
import { type ContactRecord, createRecordStep } from '../tracing/record-step.js';
import { traceExposures } from '../tracing/trace.js';
import { minCandidates } from './ladder.js';

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
          { caseId: '', caseNumber: 1, caseOpenedAt: 0 },
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

  function send(batches: readonly Batch[]): SentNotices {
    return sendNotices({ people, meetings, batches, timeZone: 'UTC' });
  }

  function check({ noticesByReader, inPerson, findKnownInformed }: SentNotices): void {
    for (const [readerId, notices] of noticesByReader) {
      const possible = findPossibleSources(notices, findKnownInformed(readerId));
      expect(possible.size).toBeGreaterThanOrEqual(minCandidates);
    }
    for (const { question } of [...[...noticesByReader.values()].flat(), ...inPerson])
      expect(findUnusedRungs(question)).toEqual([]);
    const without = people.filter((person) => !noticesByReader.has(person));
    expect(without.length - 1).toBeGreaterThanOrEqual(minCandidates);
  }

  const traced: Batch[] = [];
  beforeAll(async () => {
    for (const dayZero of days) traced.push(...(await trace(dayZero)));
  });

  it('leave five possible sources at the most detailed rung, for each person ill on each day', () => {
    const counts: Record<string, number> = {};
    for (const batch of traced) {
      const result = send([batch]);
      check(result);
      for (const { choice } of [...[...result.noticesByReader.values()].flat(), ...result.inPerson])
        counts[choice.detail ?? 'in person'] = (counts[choice.detail ?? 'in person'] ?? 0) + 1;
    }
    expect(counts).toEqual({ DAY_PART: 107, DAY: 54, FEW_DAYS: 35, WEEK: 26, 'in person': 82 });
  }, 120_000);

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
  }, 120_000);
});
