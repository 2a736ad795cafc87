import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../durations.js';
import { inTenant } from '../../../database/tenant.js';
import { makeCompany, makeEmployee, recordOf } from '../../../../test/factories.js';
import { ago, makeInsightsClient, findTenMinutesWithinDay } from '../../../../test/insights.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { todayIn } from '../../company/profile/time-zone.js';
import { mergeIntoEpisodes } from '../tracing/episodes.js';
import { getSafetyLevel } from './insights.service.js';
import { refreshDay } from './rollup.queries.js';

const gateway = useTestGateway();

const { upload, refresh, ask } = makeInsightsClient(gateway);

describe('refreshInsights', () => {
  it('gives the same totals for late, repeated and unordered records as a count in memory', async () => {
    const sent = fc.record({
      minutesAgo: fc.integer({ min: 1, max: 3 * 24 * 60 }),
      minutes: fc.integer({ min: 1, max: 90 }),
      distance: fc.option(fc.integer({ min: 1, max: 12 })),
      pair: fc.integer({ min: 0, max: 2 }),
      isBack: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(sent, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 }),
        async (batches) => {
          const made = await makeCompany(gateway.app, { timeZone: 'UTC' });
          const people = await Promise.all([0, 1, 2].map(() => makeEmployee(gateway.app, made)));
          const now = Math.floor(Date.now() / MINUTE) * MINUTE;
          const all: { pair: number; start: number; end: number; isClose: boolean }[] = [];
          for (const batch of batches) {
            for (const { minutesAgo, minutes, distance, pair, isBack } of batch) {
              const [one, two] = [people[pair]!, people[(pair + 1) % 3]!];
              const start = now - minutesAgo * MINUTE;
              const record = {
                ...recordOf(isBack ? one : two, new Date(start), minutes),
                distance,
              };
              await upload(isBack ? two : one, [record]);
              await upload(isBack ? two : one, [record]);
              all.push({
                pair,
                start,
                end: start + minutes * MINUTE,
                isClose: distance === null || distance < 6,
              });
            }
            await refresh();
          }
          const first = Math.floor(now / DAY) * DAY - 4 * DAY;
          const expected = new Map<number, number>();
          for (let from = first; from <= now + DAY; from += DAY) {
            for (const pair of [0, 1, 2]) {
              const cut = all
                .filter(
                  (record) =>
                    record.pair === pair && record.end > from && record.start < from + DAY,
                )
                .map((record) => ({
                  ...record,
                  start: Math.max(record.start, from),
                  end: Math.min(record.end, from + DAY),
                }));
              for (const episode of mergeIntoEpisodes(cut)) {
                const isBreach = cut.some(
                  ({ isClose, start, end }) =>
                    isClose && start >= episode.start && end <= episode.end,
                );
                const at = Math.floor(episode.start / HOUR) * HOUR;
                if (isBreach) expected.set(at, (expected.get(at) ?? 0) + 1);
              }
            }
          }
          const found = await inTenant(gateway.app.dataSource, made.company.id, (db) =>
            db.rows<{ hour: Date; breaches: number }>({
              name: 'hours',
              text: 'SELECT hour, breaches FROM insight_hour',
            }),
          );
          expect(new Map(found.map(({ hour: at, breaches }) => [at.getTime(), breaches]))).toEqual(
            expected,
          );
        },
      ),
      { numRuns: 12 },
    );
  });

  it('counts each record once if two processes refresh a day at the same time', async () => {
    const made = await makeCompany(gateway.app);
    const ana = await makeEmployee(gateway.app, made);
    const ben = await makeEmployee(gateway.app, made);
    const records = Array.from({ length: 20 }, (_, index) =>
      recordOf(ben, findTenMinutesWithinDay(HOUR + index * 10 * MINUTE), 1),
    );
    await Promise.all(
      records.map(async (record, index) => {
        await upload(ana, [record]);
        if (index % 3 === 0) await Promise.all([refresh(), refresh()]);
      }),
    );
    await refresh();
    const found = await ask(made, {
      from: todayIn('Asia/Singapore', ago(DAY)),
      to: todayIn('Asia/Singapore'),
    });
    expect([found.totals.breaches, found.isStale]).toEqual([20, false]);
  });
});

describe('refreshDay', () => {
  it('removes the marks of its day and leaves those of other days', async () => {
    const made = await makeCompany(gateway.app, { timeZone: 'UTC' });
    const [ana, ben] = await Promise.all([1, 2].map(() => makeEmployee(gateway.app, made)));
    const [first, second] = [todayIn('UTC', ago(3 * DAY)), todayIn('UTC', ago(2 * DAY))];
    const noon = (day: string) => new Date(`${day}T12:00:00Z`);
    await upload(ana!, [recordOf(ben!, noon(first), 5), recordOf(ben!, noon(second), 5)]);
    const { id: companyId } = made.company;
    const marks = () =>
      inTenant(gateway.app.dataSource, companyId, (db) =>
        db.unnamed<{ day: string }>('SELECT day::text AS day FROM insight_mark ORDER BY day'),
      );
    expect(await marks()).toEqual([{ day: first }, { day: second }]);
    await inTenant(gateway.app.dataSource, companyId, (db) =>
      refreshDay(db, { companyId, day: first }),
    );
    expect(await marks()).toEqual([{ day: second }]);
    expect((await ask(made, { from: first, to: first })).isStale).toBe(false);
    expect((await ask(made, { from: first, to: second })).isStale).toBe(true);
  });

  it('leaves a day to the process that is counting it', async () => {
    const made = await makeCompany(gateway.app, { timeZone: 'UTC' });
    const [ana, ben] = await Promise.all([1, 2].map(() => makeEmployee(gateway.app, made)));
    const day = todayIn('UTC', ago(2 * DAY));
    await upload(ana!, [recordOf(ben!, new Date(`${day}T12:00:00Z`), 5)]);
    const other = new Client({ connectionString: gateway.app.ownerUrl });
    await other.connect();
    await other.query('BEGIN');
    await other.query('SELECT pg_advisory_xact_lock(hashtextextended($1::text || $2::text, 5))', [
      made.company.id,
      day,
    ]);
    const isStale = async () => {
      await refresh();
      return (await ask(made, { from: day, to: day })).isStale;
    };
    expect(await isStale()).toBe(true);
    await other.query('COMMIT');
    await other.end();
    expect(await isStale()).toBe(false);
  });
});

describe('safetyIndicator', () => {
  const indicator = '{ safetyIndicator { level share active withoutBreach } activeCount }';

  it('returns the share of active people without a breach', async () => {
    const made = await makeCompany(gateway.app);
    expect((await gateway.graphql(made.token, indicator)).data).toEqual({
      safetyIndicator: { level: null, share: null, active: 0, withoutBreach: 0 },
      activeCount: 0,
    });
    const [ana, ben, cho, dan] = await Promise.all(
      [ago(0), ago(0), ago(3 * HOUR), ago(30 * HOUR), ago(0), ago(0)].map((lastActiveAt) =>
        makeEmployee(gateway.app, made, { lastActiveAt }),
      ),
    );
    await upload(ana!, [
      recordOf(ben!, ago(2 * HOUR), 1),
      recordOf(cho!, ago(26 * HOUR), 30),
      { ...recordOf(cho!, ago(2 * HOUR), 5), distance: 8 },
    ]);
    await refresh();
    expect(dan!.employee.lastActiveAt).not.toBeNull();
    expect((await gateway.graphql(made.token, indicator)).data).toEqual({
      safetyIndicator: { level: 'RED', share: 3 / 5, active: 5, withoutBreach: 3 },
      activeCount: 4,
    });
  });

  it('counts an active person once, however many days have a breach', async () => {
    const hoursAgo = fc.option(fc.integer({ min: 0, max: 47 }));
    const person = fc.record({
      active: hoursAgo,
      breaches: fc.uniqueArray(fc.integer({ min: 0, max: 47 }), { maxLength: 3 }),
      hasLeft: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(person, { maxLength: 12 }), async (people) => {
        const made = await makeCompany(gateway.app, { timeZone: 'Pacific/Kiritimati' });
        // Half an hour from the bounds, so that none passes during the test.
        const at = (hours: number) => ago(hours * HOUR + HOUR / 2);
        const ids = people.map(() => randomUUID());
        const ends = new Map(
          people.flatMap(({ breaches }, place) =>
            breaches
              .toSorted((a, b) => b - a)
              .map((hours) => [
                `${ids[place]} ${todayIn('Pacific/Kiritimati', at(hours))}`,
                at(hours).toISOString(),
              ]),
          ),
        );
        await inTenant(gateway.app.dataSource, made.company.id, async (db) => {
          await db.rows(
            {
              name: 'people',
              text: `INSERT INTO employee (company_id, id, code, name, email, phone, department, search, last_active_at, deleted_at)
                SELECT $1, id, id, 'n', id, id, 'd', 'n', last_active_at, deleted_at
                FROM unnest($2::uuid[], $3::timestamptz[], $4::timestamptz[]) AS made (id, last_active_at, deleted_at) RETURNING 1`,
            },
            [
              made.company.id,
              ids,
              people.map(({ active }) => (active === null ? null : at(active).toISOString())),
              people.map(({ hasLeft }) => (hasLeft ? ago(HOUR).toISOString() : null)),
            ],
          );
          await db.rows(
            {
              name: 'ends',
              text: `INSERT INTO insight_person_day (company_id, employee_id, day, last_end)
                SELECT $1, split_part(key, ' ', 1)::uuid, split_part(key, ' ', 2)::date, last_end
                FROM unnest($2::text[], $3::timestamptz[]) AS made (key, last_end) RETURNING 1`,
            },
            [made.company.id, [...ends.keys()], [...ends.values()]],
          );
        });
        const active = people.filter((each) => !each.hasLeft && (each.active ?? DAY) < 24);
        const { data } = await gateway.graphql(made.token, indicator);
        expect(data).toMatchObject({
          safetyIndicator: {
            active: active.length,
            withoutBreach: active.filter(({ breaches }) => breaches.every((hours) => hours >= 24))
              .length,
          },
          activeCount: active.filter((each) => each.active! < 2).length,
        });
      }),
      { numRuns: 25 },
    );
  });

  it('is green from 90%, amber from 70%, red below', () => {
    expect([1, 0.9, 0.8999, 0.7, 0.6999, 0].map((share) => getSafetyLevel(share))).toEqual([
      'GREEN',
      'GREEN',
      'AMBER',
      'AMBER',
      'RED',
      'RED',
    ]);
  });
});
