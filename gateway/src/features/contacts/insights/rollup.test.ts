import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../durations.js';
import { inTenant, providerTenant } from '../../../database/tenant.js';
import { addCamera } from '../../../../test/cameras.js';
import { makeCompany, makeEmployee, recordOf } from '../../../../test/factories.js';
import { ago, makeInsightsClient } from '../../../../test/insights.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { todayIn } from '../../company/profile/time-zone.js';
import { findStaleDays } from './rollup.queries.js';

const gateway = useTestGateway();

const { upload, refresh, ask } = makeInsightsClient(gateway);

const dayBefore = (days: number) => todayIn('UTC', ago(days * DAY));
/** Returns a moment so many milliseconds after the start of a day, UTC. */
const at = (day: string, milliseconds: number) => new Date(Date.parse(day) + milliseconds);
const breach = (start: Date, minutes: number, given: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  date: start.toISOString(),
  since: minutes,
  people: 2,
  ...given,
});

describe('breachHistory', () => {
  it('counts overlapping records of two people as one breach, and no minute twice', async () => {
    const made = await makeCompany(gateway.app, { timeZone: 'UTC' });
    const [ana, ben] = await Promise.all([1, 2].map(() => makeEmployee(gateway.app, made)));
    const day = dayBefore(2);
    const record = (minute: number, minutes: number) =>
      recordOf(ben!, at(day, 12 * HOUR + minute * MINUTE), minutes);
    await upload(ana!, [record(0, 10), record(2, 3), record(5, 10), record(18, 2)]);
    await refresh();
    expect((await ask(made, { from: day, to: day })).totals).toEqual({ breaches: 1, minutes: 17 });
  });

  it('counts a record that ends or starts at midnight only in its own day', async () => {
    const made = await makeCompany(gateway.app, { timeZone: 'UTC' });
    const [ana, ben] = await Promise.all([1, 2].map(() => makeEmployee(gateway.app, made)));
    const report = await addCamera(gateway, made);
    const [before, day, after] = [3, 2, 1].map(dayBefore) as [string, string, string];
    const [first, last] = [at(before, DAY - 10 * MINUTE), at(after, 0)];
    await upload(ana!, [recordOf(ben!, first, 10), recordOf(ben!, last, 10)]);
    expect((await report([breach(first, 10), breach(last, 10)])).body.data.accepted).toBe(2);
    await refresh();
    for (const source of ['MOBILE', 'CAMERA']) {
      const totals = await Promise.all(
        [before, day, after].map(
          async (each) => (await ask(made, { source, from: each, to: each })).totals,
        ),
      );
      expect(totals).toEqual([
        { breaches: 1, minutes: 10 },
        { breaches: 0, minutes: 0 },
        { breaches: 1, minutes: 10 },
      ]);
    }
  });

  it('cuts a breach over midnight that a camera counted, and counts it in both days', async () => {
    const made = await makeCompany(gateway.app, { timeZone: 'UTC' });
    const report = await addCamera(gateway, made);
    const [day, next] = [dayBefore(2), dayBefore(1)];
    await report([breach(at(day, DAY - 10 * MINUTE), 25)]);
    await refresh();
    const minutes = async (each: string) =>
      (await ask(made, { source: 'CAMERA', from: each, to: each })).totals.minutes;
    expect([await minutes(day), await minutes(next)]).toEqual([10, 15]);
  });

  it('lists rooms with most breaches first, then most before, then by name', async () => {
    const made = await makeCompany(gateway.app, { timeZone: 'UTC' });
    const [before, from, to] = [4, 3, 2].map(dayBefore) as [string, string, string];
    const noon = (day: string) => at(day, 12 * HOUR);
    const rooms = {
      // The first and the last one are outside both periods.
      Attic: [dayBefore(6), from, dayBefore(1)].map((day) => breach(noon(day), 5)),
      Cellar: [breach(noon(from), 5), breach(noon(before), 5, { people: 9 })],
      Bay: [breach(noon(to), 5)],
      Dock: [breach(noon(from), 5, { people: 7 }), breach(noon(to), 5, { people: 3 })],
    };
    for (const [room, records] of Object.entries(rooms)) {
      const report = await addCamera(gateway, made, room, room);
      expect((await report(records)).body.data.accepted).toBe(records.length);
    }
    await refresh();
    expect((await ask(made, { source: 'CAMERA', from, to })).byRooms).toEqual([
      { roomName: 'Dock', breaches: 2, maxPeople: 7, before: 0 },
      { roomName: 'Cellar', breaches: 1, maxPeople: 2, before: 1 },
      { roomName: 'Attic', breaches: 1, maxPeople: 2, before: 0 },
      { roomName: 'Bay', breaches: 1, maxPeople: 2, before: 0 },
    ]);
  });

  it('lists departments with most breaches first, then most before', async () => {
    const made = await makeCompany(gateway.app, { timeZone: 'UTC' });
    const people = await Promise.all(
      ['Attic', 'Bay', 'Cellar', 'Dock'].map((department) =>
        makeEmployee(gateway.app, made, { department }),
      ),
    );
    const [attic, bay, cellar, dock] = people;
    const [before, from] = [3, 2].map(dayBefore) as [string, string];
    const record = (person: typeof dock, day: string, hour: number) =>
      recordOf(person!, at(day, hour * HOUR), 5);
    await upload(attic!, [
      record(bay, from, 8),
      record(cellar, from, 8),
      record(cellar, before, 8),
      // Outside both periods.
      ...[dayBefore(4), dayBefore(1)].map((day) => record(bay, day, 8)),
      record(dock, from, 8),
      record(dock, from, 9),
    ]);
    await refresh();
    const { byDepartments } = await ask(made, { from, to: from });
    expect(byDepartments).toMatchObject([
      { department: 'Attic', otherDepartment: 'Dock', breaches: 2, before: 0 },
      { department: 'Attic', otherDepartment: 'Cellar', breaches: 1, before: 1 },
      { department: 'Attic', otherDepartment: 'Bay', breaches: 1, before: 0 },
    ]);
  });

  it('counts every hour of the last 24 hours by hour of the day', async () => {
    const made = await makeCompany(gateway.app);
    const [ana, ben] = await Promise.all([1, 2].map(() => makeEmployee(gateway.app, made)));
    const { points } = await ask(made);
    await upload(
      ana!,
      [0, 1].map((hour) => recordOf(ben!, new Date(Date.parse(points[hour].at) + MINUTE), 5)),
    );
    await refresh();
    const { totals, byHourOfDay } = await ask(made);
    const sum = byHourOfDay.reduce((one: number, other: number) => one + other, 0);
    expect(sum).toBe(totals.breaches);
    expect(sum).toBeGreaterThan(0);
  });

  it('ends the last 24 hours with the hour that begins now', async () => {
    const made = await makeCompany(gateway.app);
    const nextHour = Math.ceil(Date.now() / HOUR) * HOUR;
    vi.useFakeTimers({ toFake: ['Date'], now: nextHour });
    try {
      const { points } = await ask(made);
      expect(points.at(-1).at).toBe(new Date(nextHour).toISOString());
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('refreshInsights', () => {
  it('stores when the last breach of each person on a day ended', async () => {
    const made = await makeCompany(gateway.app, { timeZone: 'UTC' });
    const [ana, ben, cho] = await Promise.all([1, 2, 3].map(() => makeEmployee(gateway.app, made)));
    const day = dayBefore(2);
    const record = (person: typeof ben, hour: number, minutes: number) =>
      recordOf(person!, at(day, hour * HOUR), minutes);
    await upload(ana!, [record(ben, 8, 5), record(cho, 9, 5)]);
    await upload(cho!, [recordOf(ana!, at(day, 9 * HOUR + 6 * MINUTE), 4)]);
    await refresh();
    const ends = await inTenant(gateway.app.dataSource, made.company.id, (db) =>
      db.unnamed<{ employeeId: string; end: Date }>(
        'SELECT employee_id AS "employeeId", last_end AS end FROM insight_person_day WHERE company_id = $1',
        [made.company.id],
      ),
    );
    const endOf = new Map(ends.map(({ employeeId, end }) => [employeeId, end]));
    expect([ana, ben, cho].map((person) => endOf.get(person!.employee.id))).toEqual([
      at(day, 9 * HOUR + 10 * MINUTE),
      at(day, 8 * HOUR + 5 * MINUTE),
      at(day, 9 * HOUR + 10 * MINUTE),
    ]);
  });
});

describe('findStaleDays', () => {
  it('returns the days that have been stale longest first, each once', async () => {
    const made = await makeCompany(gateway.app);
    const companyId = made.company.id;
    await inTenant(gateway.app.dataSource, companyId, (db) =>
      db.unnamed(
        `INSERT INTO insight_mark (company_id, id, day, marked_at)
         SELECT $1, gen_random_uuid(), day::date, now() - hours * interval '1 hour'
         FROM (VALUES ('2026-05-01', 1), ('2026-05-01', 9), ('2026-05-02', 5), ('2026-05-03', 7)) AS mark (day, hours) RETURNING 1`,
        [companyId],
      ),
    );
    const found = await inTenant(gateway.app.dataSource, providerTenant, (db) =>
      findStaleDays(db, 100),
    );
    const own = found.filter((each) => each.companyId === companyId);
    expect(own.map(({ day }) => day)).toEqual(['2026-05-01', '2026-05-03', '2026-05-02']);
  });
});
