import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '../../../durations.js';
import { inTenant } from '../../../database/tenant.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  makeTimeMetric,
  recordOf,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { cutSpans, mergeIntoEpisodes } from '../tracing/episodes.js';
import { findPersonEpisodes } from './person-meetings.queries.js';
import { getThresholdAt, buildThresholdHistory } from '../../company/settings/thresholds.js';

const gateway = useTestGateway();

const document = `query ($id: UUID!, $from: LocalDate!, $to: LocalDate!) {
  personMeetings(employee: { id: $id }, from: $from, to: $to) {
    other { id name } source startedAt endedAt minutes coveredMinutes isContinuous thresholdMinutes } }`;

function formatDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

describe('personMeetings', () => {
  let company: MadeCompany;
  let ana: MadeEmployee;
  let ben: MadeEmployee;
  const noon = Date.parse(`${formatDay(Date.now() - DAY)}T12:00:00Z`);
  beforeAll(async () => {
    company = await makeCompany(gateway.app, { timeZone: 'UTC' });
    ana = await makeEmployee(gateway.app, company);
    ben = await makeEmployee(gateway.app, company, { name: 'Ben Ong' });
    await gateway.rest(ana.token, 'POST /contacts', {
      records: [
        recordOf(ben, new Date(noon), 10),
        recordOf(ben, new Date(noon + 14 * MINUTE), 6),
        recordOf(ben, new Date(noon + 60 * MINUTE), 5),
      ],
    });
    await gateway.rest(ben.token, 'POST /contacts', {
      records: [recordOf(ana, new Date(noon + 5 * MINUTE), 6)],
    });
  });

  const makePair = async (): Promise<[MadeEmployee, MadeEmployee]> => [
    await makeEmployee(gateway.app, company),
    await makeEmployee(gateway.app, company),
  ];

  /** Lists the meetings of a person on the days of two moments and between them. */
  const list = async ({ employee }: MadeEmployee, from: number, to: number) => {
    const variables = { id: employee.id, from: formatDay(from), to: formatDay(to) };
    return (await gateway.graphql(company.token, document, variables)).data.personMeetings;
  };

  it('merges the records of both phones, newest first', async () => {
    const other = { id: ben.employee.id, name: 'Ben Ong' };
    expect(await list(ana, noon, noon)).toEqual([
      {
        other,
        source: 'MOBILE',
        startedAt: new Date(noon + 60 * MINUTE).toISOString(),
        endedAt: new Date(noon + 65 * MINUTE).toISOString(),
        minutes: 5,
        coveredMinutes: 5,
        isContinuous: false,
        thresholdMinutes: 15,
      },
      {
        other,
        source: 'MOBILE',
        startedAt: new Date(noon).toISOString(),
        endedAt: new Date(noon + 20 * MINUTE).toISOString(),
        minutes: 20,
        coveredMinutes: 17,
        isContinuous: true,
        thresholdMinutes: 15,
      },
    ]);
  });

  it('finds a meeting continuous from exactly the threshold on', async () => {
    const [cara, dan] = await makePair();
    await gateway.rest(cara.token, 'POST /contacts', {
      records: [recordOf(dan, new Date(noon), 15), recordOf(dan, new Date(noon + 60 * MINUTE), 14)],
    });
    expect(await list(cara, noon, noon)).toMatchObject([
      { minutes: 14, isContinuous: false },
      { minutes: 15, isContinuous: true },
    ]);
  });

  it('leaves out meetings that end when the period starts or start when it ends', async () => {
    const [gus, hana] = await makePair();
    const middle = noon - DAY;
    const accepted = await gateway.rest(gus.token, 'POST /contacts', {
      records: [
        recordOf(hana, new Date(middle - DAY / 2 - 10 * MINUTE), 10),
        recordOf(hana, new Date(middle + DAY / 2), 10),
      ],
    });
    expect(accepted.body.data.accepted).toBe(2);
    expect(await list(gus, middle, middle)).toEqual([]);
    expect(await list(gus, middle - DAY, middle + DAY)).toHaveLength(2);
  });

  it('lists the newest 500 meetings', async () => {
    const [eva, finn] = await makePair();
    const startOf = (place: number) => new Date(noon - place * 10 * MINUTE).toISOString();
    await gateway.app.owner.query(
      `INSERT INTO contact (company_id, start_at, id, employee_id, cross_employee_id, end_at, source)
       SELECT $1, start_at, gen_random_uuid(), $2, $3, start_at + interval '1 minute', 'mobile'
       FROM unnest($4::timestamptz[]) AS start_at`,
      [
        company.company.id,
        eva.employee.id,
        finn.employee.id,
        Array.from({ length: 501 }, (_, place) => startOf(place)),
      ],
    );
    const meetings = await list(eva, noon - 5 * DAY, noon);
    expect(meetings).toHaveLength(500);
    expect(meetings[0].startedAt).toBe(startOf(0));
    expect(meetings[499].startedAt).toBe(startOf(499));
  });

  it('returns an empty list for days without records', async () => {
    expect(await list(ana, noon - DAY * 3, noon - DAY * 2)).toEqual([]);
  });

  it.each([
    ['2026-03-02', '2026-03-01', 'The period must not end before it starts'],
    ['2026-03-01', '2026-04-01', 'The period is at most 31 days'],
  ])('refuses the period from %s to %s', async (from, to, message) => {
    const { errors } = await gateway.graphql(company.token, document, {
      id: ana.employee.id,
      from,
      to,
    });
    expect(errors?.[0]?.extensions.fields).toEqual([{ field: 'to', message }]);
  });

  it('returns NOT_FOUND for people of other companies, and FORBIDDEN to a phone', async () => {
    const other = await makeCompany(gateway.app);
    const period = { from: formatDay(noon), to: formatDay(noon) };
    const answers = await Promise.all(
      [ana.employee.id, randomUUID()].map((id) =>
        gateway.graphql(other.token, document, { id, ...period }),
      ),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const phone = await gateway.graphql(ana.token, document, { id: ana.employee.id, ...period });
    expect(phone.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('findPersonEpisodes', () => {
  it('returns the same episodes as records that are merged in memory', async () => {
    const company = await makeCompany(gateway.app);
    const companyId = company.company.id;
    const origin = Date.UTC(2026, 0, 10);
    await makeTimeMetric(gateway.app, company, 5, new Date(origin + 100 * MINUTE));
    const thresholds = buildThresholdHistory([{ from: origin + 100 * MINUTE, minutes: 5 }]);
    const record = fc.record({
      start: fc.integer({ min: -60, max: 300 }),
      length: fc.integer({ min: 1, max: 40 }),
      other: fc.integer({ min: 0, max: 2 }),
      isOwn: fc.boolean(),
      source: fc.constantFrom('mobile', 'camera', 'manual'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(record, { maxLength: 12 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 101, max: 300 }),
        async (records, fromMinute, untilMinute) => {
          // New people in each run, so that runs do not mix.
          const me = randomUUID();
          const others = [randomUUID(), randomUUID(), randomUUID()];
          const from = origin + fromMinute * MINUTE;
          const until = origin + untilMinute * MINUTE;
          const spans = records.map((sent) => ({
            ...sent,
            otherId: others[sent.other]!,
            start: origin + sent.start * MINUTE,
            end: origin + (sent.start + sent.length) * MINUTE,
          }));
          const found = await inTenant(gateway.app.dataSource, companyId, async (db) => {
            for (const { otherId, isOwn, start, end, source } of spans)
              await db.unnamed(
                `INSERT INTO contact (company_id, start_at, id, employee_id, cross_employee_id, end_at, source) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
                [
                  companyId,
                  new Date(start).toISOString(),
                  randomUUID(),
                  isOwn ? me : otherId,
                  isOwn ? otherId : me,
                  new Date(end).toISOString(),
                  source,
                ],
              );
            return findPersonEpisodes(db, companyId, me, { from, until, thresholds, limit: 100 });
          });
          const pairs = Map.groupBy(spans, ({ otherId, source }) => `${otherId} ${source}`);
          const expected = [...pairs].flatMap(([pair, ofPair]) =>
            mergeIntoEpisodes(cutSpans(ofPair, from, until)).map(({ start, end, covered }) => ({
              pair,
              start,
              minutes: (end - start) / MINUTE,
              coveredMinutes: covered / MINUTE,
              thresholdMinutes: getThresholdAt(thresholds, start),
            })),
          );
          const inOrder = (list: { pair: string; start: number }[]) =>
            list.toSorted((a, b) => b.start - a.start || (a.pair < b.pair ? -1 : 1));
          const answered = found.map((meeting) => ({
            pair: `${meeting.otherId} ${meeting.source}`,
            start: meeting.startedAt,
            minutes: meeting.minutes,
            coveredMinutes: meeting.coveredMinutes,
            thresholdMinutes: meeting.thresholdMinutes,
          }));
          expect(inOrder(answered)).toEqual(inOrder(expected));
          const starts = found.map(({ startedAt }) => startedAt);
          expect(starts).toEqual(starts.toSorted((a, b) => b - a));
        },
      ),
      { numRuns: 60 },
    );
  });
});
