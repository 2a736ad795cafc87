import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../../test/hooks.js';
import { Random } from '../../../demo/random.js';
import { pairOf, leaveUncontested } from '../../../../test/tracing-oracle/contests.js';
import {
  findInvs13,
  INVS13_DAY_ZERO,
  INVS13_TICK,
  readInvs13Records,
} from '../../../../test/tracing-oracle/invs13.js';
import { withStoredRecords } from '../../../../test/tracing-oracle/stored-records.js';
import type { Rows } from '../../../database/tenant.js';
import { DAY, HOUR, MINUTE } from '../../../durations.js';
import { ContactSource } from '../../contacts/records/contact-source.js';
import { buildThresholdHistory } from '../../company/settings/thresholds.js';
import { computeContinuousContacts } from '../../contacts/tracing/continuous.js';
import { findContestedTimes } from '../../contacts/tracing/contested-times.queries.js';
import { computeCumulativeContacts } from '../../contacts/tracing/cumulative.js';
import { findContactWithMaxSum } from '../../../../test/tracing-oracle/max-sum.js';
import { findEpisodes } from '../../contacts/tracing/episodes.js';
import { findLastContact } from '../../contacts/tracing/last-contact.js';
import { findPairRecords } from '../../contacts/tracing/pair-records.queries.js';
import { findPersonEpisodes } from '../../contacts/reports/person-meetings.queries.js';
import { type ContactRecord, createRecordStep } from '../../contacts/tracing/record-step.js';
import {
  findContinuousContacts,
  findCumulativeContacts,
} from '../../contacts/reports/report.queries.js';
import { traceExposures } from '../../contacts/tracing/trace.js';
import { traceContacts } from '../../contacts/tracing/tracing.queries.js';
import { ContestReason, ContestState } from './contest.entity.js';
import { storeContests, withdrawStoredContest } from './contest.queries.js';

/** TEST_CONTESTS=10000 makes and withdraws that many contests. The default is a few. */
const acts = Number(process.env['TEST_CONTESTS'] ?? 25);

const folder = findInvs13();
const tick = folder === null ? MINUTE : INVS13_TICK;
const from = INVS13_DAY_ZERO;
const until = from + 14 * DAY;
const thresholds = buildThresholdHistory([]);
const source = ContactSource.MOBILE;

/** Returns the contacts of a real office if its data set is present, otherwise random ones. */
function readRecords(random: Random): ContactRecord[] {
  if (folder !== null) return readInvs13Records(folder);
  const people = Array.from({ length: 20 }, () => randomUUID());
  return Array.from({ length: 1500 }, () => {
    const employeeId = random.pick(people);
    const crossEmployeeId = random.pick(people.filter((id) => id !== employeeId));
    const start = from + random.whole(0, 11 * 24 * 60) * MINUTE;
    return {
      employeeId,
      crossEmployeeId,
      source,
      start,
      end: start + (1 + random.whole(0, 25)) * tick,
    };
  });
}

interface StoredContest extends ContactRecord {
  id: string;
}

/** Reads everything that the product reports about two people from stored records. */
async function readStored(db: Rows, companyId: string, [one, other]: [string, string]) {
  const report = { from, until, thresholds, offset: 0, limit: null, includesContested: false };
  const ofOne = { ...report, employeeId: one };
  const pair = { personId: one, otherId: other, source, from, until };
  const [records] = await findPairRecords(db, companyId, [pair]);
  const [contested] = await findContestedTimes(db, companyId, [pair]);
  const meetings = await findPersonEpisodes(db, companyId, one, { ...report, limit: 10_000 });
  return {
    trace: await traceContacts(db, companyId, one, from, until, thresholds),
    last: findLastContact(records!, { from, until, contested: contested! }, thresholds),
    meetings: meetings
      .filter(({ isContested, otherId }) => !isContested && otherId === other)
      .map(({ startedAt, endedAt, coveredMinutes }) => ({ startedAt, endedAt, coveredMinutes })),
    continuous: (await findContinuousContacts(db, companyId, ofOne)).items
      .filter(({ personId, otherId }) => [personId, otherId].includes(other))
      .map(({ startedAt, endedAt }) => ({ startedAt, endedAt })),
    cumulative: (await findCumulativeContacts(db, companyId, ofOne)).items
      .filter(({ personId, otherId }) => [personId, otherId].includes(other))
      .map(({ windowStart, minutes }) => ({ windowStart, minutes })),
  };
}

/** Computes the same from records without the contested time. */
async function readFresh(left: readonly ContactRecord[], [one, other]: [string, string]) {
  const key = pairOf({ employeeId: one, crossEmployeeId: other, source });
  const ofPair = left.filter((record) => pairOf(record) === key);
  const episodes = findEpisodes(ofPair, { from, until });
  const newestFirst = episodes.toReversed();
  const largest = findContactWithMaxSum(computeCumulativeContacts(episodes, thresholds));
  return {
    trace: await traceExposures(one, from, createRecordStep(left, until, thresholds)),
    last: findLastContact(ofPair, { from, until }, thresholds),
    meetings: newestFirst.map(({ start, end, covered }) => ({
      startedAt: start,
      endedAt: end,
      coveredMinutes: covered / MINUTE,
    })),
    continuous: computeContinuousContacts(episodes, thresholds)
      .toReversed()
      .map(({ episode: { start, end } }) => ({ startedAt: start, endedAt: end })),
    cumulative: largest
      ? [{ windowStart: largest.windowStart, minutes: largest.sum / MINUTE }]
      : [],
  };
}

/** Draws a contest around a random record. */
function drawContest(random: Random, records: readonly ContactRecord[]): ContactRecord {
  const record = random.pick(records);
  const start = record.start + (random.whole(0, 3) - 1) * random.whole(0, 30) * tick;
  const maxTicks = random.whole(0, 4) === 0 ? DAY / tick : HOUR / tick;
  return { ...record, start, end: start + (1 + random.whole(0, maxTicks - 1)) * tick };
}

describe(`the answers after ${acts} contests and takings-back over ${folder === null ? 'random' : 'real'} records`, () => {
  const app = useTestApp();

  it(
    'match records without the contested time, and withdrawing a contest restores every answer',
    async () => {
      const random = new Random(13);
      const records = readRecords(random);
      await withStoredRecords(app.dataSource, records, async (db, companyId) => {
        const inForce = new Map<string, StoredContest>();
        const ask = async (people: [string, string]) =>
          JSON.stringify(await readStored(db, companyId, people));
        const make = async ({ employeeId, crossEmployeeId, start, end }: ContactRecord) => {
          const [personId, otherId] = [employeeId, crossEmployeeId].toSorted() as [string, string];
          const [stored] = await storeContests(db, companyId, [
            {
              id: randomUUID(),
              personId,
              otherId,
              source,
              from: new Date(start),
              until: new Date(end),
              reason: ContestReason.PROTECTED,
              note: '',
              state: ContestState.IN_FORCE,
              contestedBy: null,
              contestedByAccountId: null,
              requestId: null,
            },
          ]);
          const contest = { id: stored!.id, employeeId, crossEmployeeId, source, start, end };
          inForce.set(contest.id, contest);
          return contest;
        };
        const withdraw = async ({ id }: StoredContest) => {
          await withdrawStoredContest(db, companyId, id, null);
          inForce.delete(id);
        };
        const check = async (people: [string, string], act: number) => {
          const left = leaveUncontested(records, [...inForce.values()], tick);
          const fresh = JSON.stringify(await readFresh(left, people));
          expect(await ask(people), `act ${act}`).toBe(fresh);
        };
        const everybody = [...new Set(records.map(({ employeeId }) => employeeId))].slice(0, 5);
        const askAll = async () => {
          const answers: string[] = [];
          for (const id of everybody) answers.push(await ask([id, everybody[0]!]));
          return answers;
        };
        const before = await askAll();
        let act = 0;
        while (act < acts) {
          const drawn = drawContest(random, records);
          const people: [string, string] = [drawn.employeeId, drawn.crossEmployeeId];
          if (random.whole(0, 2) === 0) people.reverse();
          if (inForce.size > 12 || (inForce.size > 0 && random.whole(0, 3) === 0)) {
            const taken = random.pick([...inForce.values()]);
            await withdraw(taken);
            await check([taken.employeeId, taken.crossEmployeeId], (act += 1));
            continue;
          }
          const isUndone = random.whole(0, 3) === 0;
          const untouched = isUndone ? await ask(people) : '';
          const contest = await make(drawn);
          await check(people, (act += 1));
          if (!isUndone) continue;
          await withdraw(contest);
          expect(await ask(people), `act ${(act += 1)}`).toBe(untouched);
        }
        for (const contest of inForce.values()) await withdraw(contest);
        expect(await askAll()).toEqual(before);
      });
    },
    Math.max(60_000, acts * 600),
  );
});
