import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../durations.js';
import { inTenant } from '../../../database/tenant.js';
import { addCamera } from '../../../../test/cameras.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../../../../test/factories.js';
import {
  ago,
  history,
  makeInsightsClient,
  findTenMinutesWithinDay,
} from '../../../../test/insights.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { todayIn } from '../../company/profile/time-zone.js';
import { storeContacts } from '../records/upload.queries.js';

const gateway = useTestGateway();

const { upload, refresh, ask } = makeInsightsClient(gateway);

/** Stores records of the first person's phone, of any age: a phone can only upload days that the company keeps. */
function storeMeetings(
  { company: { id } }: MadeCompany,
  [one, other]: [MadeEmployee, MadeEmployee],
  starts: readonly number[],
  minutes: number,
): Promise<unknown> {
  const records = starts.map((start) => ({
    id: randomUUID(),
    employeeId: one.employee.id,
    crossEmployeeId: other.employee.id,
    start,
    end: start + minutes * MINUTE,
    distance: null,
  }));
  return inTenant(gateway.app.dataSource, id, (db) => storeContacts(db, id, records));
}

describe('breachHistory', () => {
  it('counts episodes closer than the minimum distance by hour, day and department, and compares them with the period before', async () => {
    const made = await makeCompany(gateway.app);
    const ana = await makeEmployee(gateway.app, made, { department: 'Sales' });
    const ben = await makeEmployee(gateway.app, made, { department: 'Dock' });
    const cho = await makeEmployee(gateway.app, made, { department: 'Sales' });
    const noon = (daysAgo: number) =>
      new Date(`${todayIn('Asia/Singapore', ago(daysAgo * DAY))}T12:00:00+08:00`);
    await upload(ana, [
      { ...recordOf(ben, noon(2), 4), distance: 5 },
      { ...recordOf(ben, new Date(noon(2).getTime() + 6 * MINUTE), 3), distance: 9 },
      { ...recordOf(cho, noon(2), 10), distance: 7 },
      recordOf(cho, noon(3), 2),
      recordOf(cho, noon(4), 30),
    ]);
    const from = todayIn('Asia/Singapore', ago(3 * DAY));
    const to = todayIn('Asia/Singapore', ago(2 * DAY));
    const stale = await ask(made, { from, to });
    expect([stale.isStale, stale.totals.breaches]).toEqual([true, 0]);
    await refresh();
    const found = await ask(made, { from, to });
    expect(found).toMatchObject({
      isByHour: true,
      isStale: false,
      totals: { breaches: 2, minutes: 9 },
      before: { breaches: 1, minutes: 30 },
      byDepartments: [
        { department: 'Sales', otherDepartment: 'Sales', breaches: 1, minutes: 2, before: 1 },
        { department: 'Dock', otherDepartment: 'Sales', breaches: 1, minutes: 7, before: 0 },
      ],
    });
    expect(found.points).toHaveLength(48);
    expect(found.points.filter(({ breaches }: { breaches: number }) => breaches > 0)).toEqual([
      { at: noon(3).toISOString(), breaches: 1, minutes: 2, isReported: true },
      { at: noon(2).toISOString(), breaches: 1, minutes: 7, isReported: true },
    ]);
    expect(found.byHourOfDay[12]).toBe(2);
    // Nobody met on the days after, which still list the departments of the period before.
    const after = await ask(made, {
      from: todayIn('Asia/Singapore', ago(DAY)),
      to: todayIn('Asia/Singapore'),
    });
    expect(
      after.byDepartments.map(({ breaches, before }: Record<string, number>) => [breaches, before]),
    ).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it('counts breaches of cameras by room, with and without names', async () => {
    const made = await makeCompany(gateway.app);
    const ana = await makeEmployee(gateway.app, made);
    const ben = await makeEmployee(gateway.app, made);
    const uploadBreaches = await addCamera(gateway, made);
    const record = { date: findTenMinutesWithinDay(DAY).toISOString(), since: 2, distance: 3 };
    const records = [
      { ...record, id: randomUUID(), people: 5 },
      { ...record, id: randomUUID(), people: 9, distance: 6 },
      {
        ...record,
        id: randomUUID(),
        employee_id: ana.employee.id,
        cross_employee_id: ben.employee.id,
      },
    ];
    await uploadBreaches(records);
    await refresh();
    const days = { from: todayIn('Asia/Singapore', ago(2 * DAY)), to: todayIn('Asia/Singapore') };
    const found = await ask(made, { source: 'CAMERA', ...days });
    expect(found.totals.breaches).toBe(2);
    expect(found.byRooms).toEqual([
      { roomName: 'Loading bay', breaches: 2, maxPeople: 5, before: 0 },
    ]);
    const later = { from: days.to, to: todayIn('Asia/Singapore', ago(-DAY)) };
    expect((await ask(made, { source: 'CAMERA', ...later })).byRooms).toEqual([
      { roomName: 'Loading bay', breaches: 0, maxPeople: 0, before: 2 },
    ]);
    expect((await ask(made, days)).totals.breaches).toBe(0);
  });

  it('returns the last 24 hours by hour', async () => {
    const made = await makeCompany(gateway.app);
    const ana = await makeEmployee(gateway.app, made);
    const ben = await makeEmployee(gateway.app, made);
    await upload(
      ana,
      [1, 3, 30].map((hours) =>
        recordOf(ben, findTenMinutesWithinDay(hours * HOUR + 5 * MINUTE), 1),
      ),
    );
    await refresh();
    const found = await ask(made);
    expect(found.isByHour).toBe(true);
    expect(found.points).toHaveLength(24);
    expect([found.totals.breaches, found.before.breaches]).toEqual([2, 1]);
  });

  it('recounts days that had no breach when the minimum distance is raised', async () => {
    const made = await makeCompany(gateway.app, { timeZone: 'UTC' });
    const [ana, ben] = [
      await makeEmployee(gateway.app, made),
      await makeEmployee(gateway.app, made),
    ];
    const setDistance = async (feet: number) => {
      const saved = await gateway.rest(
        made.token,
        `PATCH /company/save-minimum-distance/${made.company.id}`,
        { min_distance: feet },
      );
      expect(saved.status).toBe(201);
    };
    await setDistance(1);
    await upload(ana, [
      { ...recordOf(ben, findTenMinutesWithinDay(5 * DAY), 4), distance: 5 },
      { ...recordOf(ben, findTenMinutesWithinDay(2 * DAY), 4), distance: 5 },
    ]);
    await refresh();
    const days = { from: todayIn('UTC', ago(6 * DAY)), to: todayIn('UTC') };
    expect((await ask(made, days)).totals).toEqual({ breaches: 0, minutes: 0 });
    await setDistance(6);
    await refresh();
    expect((await ask(made, days)).totals).toEqual({ breaches: 2, minutes: 8 });
  });

  it('recounts when the minimum distance changes', async () => {
    const made = await makeCompany(gateway.app);
    const ana = await makeEmployee(gateway.app, made);
    const ben = await makeEmployee(gateway.app, made);
    await upload(ana, [{ ...recordOf(ben, findTenMinutesWithinDay(2 * HOUR), 4), distance: 5 }]);
    await refresh();
    expect((await ask(made)).totals.breaches).toBe(1);
    await gateway.rest(made.token, `PATCH /company/save-minimum-distance/${made.company.id}`, {
      min_distance: 4,
    });
    expect((await ask(made)).isStale).toBe(true);
    await refresh();
    expect((await ask(made)).totals.breaches).toBe(0);
  });

  it('recounts departments when people move between them, by any mutation, and when that is undone', async () => {
    const made = await makeCompany(gateway.app);
    const ana = await makeEmployee(gateway.app, made, { department: 'Sales' });
    const ben = await makeEmployee(gateway.app, made, { department: 'Dock' });
    await upload(ana, [
      recordOf(ben, findTenMinutesWithinDay(2 * HOUR), 4),
      recordOf(ben, findTenMinutesWithinDay(50 * HOUR), 4),
    ]);
    await refresh();
    const days = { from: todayIn('Asia/Singapore', ago(3 * DAY)), to: todayIn('Asia/Singapore') };
    const departments = async () => {
      await refresh();
      const { byDepartments, isStale } = await ask(made, days);
      expect(isStale).toBe(false);
      return byDepartments.map(
        ({ department, otherDepartment, breaches }: Record<string, unknown>) =>
          `${String(department)}, ${String(otherDepartment)}: ${String(breaches)}`,
      );
    };
    const run = async (document: string) => {
      const { data, errors } = await gateway.graphql(made.token, `mutation { ${document} }`);
      expect(errors).toBeUndefined();
      return data;
    };
    expect(await departments()).toEqual(['Dock, Sales: 2']);
    await run(
      `updateEmployee(input: { employee: { id: "${ana.employee.id}" }, department: "Office" }) { id }`,
    );
    expect(await departments()).toEqual(['Dock, Office: 2']);
    const selection = `selection: { ids: ["${ana.employee.id}", "${ben.employee.id}"] }`;
    const { updateEmployeesDepartment: change } = await run(
      `updateEmployeesDepartment(input: { ${selection}, department: "Ward" }) { id }`,
    );
    expect(await departments()).toEqual(['Ward, Ward: 2']);
    await run(`undoDirectoryChange(id: "${change.id}") { restored }`);
    expect(await departments()).toEqual(['Dock, Office: 2']);
    await run(`deleteEmployee(employee: { id: "${ben.employee.id}" }) { id }`);
    expect(await departments()).toEqual(['null, Office: 2']);
  });

  it('marks no day for a change that leaves everybody in their department', async () => {
    const made = await makeCompany(gateway.app);
    const ana = await makeEmployee(gateway.app, made, { isPositive: true });
    const ben = await makeEmployee(gateway.app, made);
    await upload(ana, [{ ...recordOf(ben, findTenMinutesWithinDay(DAY), 4), distance: 5 }]);
    const marks = () =>
      inTenant(gateway.app.dataSource, made.company.id, (db) =>
        db.unnamed('SELECT id FROM insight_mark ORDER BY id'),
      );
    const waiting = await marks();
    expect(waiting).not.toEqual([]);
    const run = async (mutation: string) => {
      const { data, errors } = await gateway.graphql(made.token, `mutation { ${mutation} }`);
      expect(errors).toBeUndefined();
      return data;
    };
    const selection = `selection: { ids: ["${ana.employee.id}"] }`;
    const { markEmployeesNegative: marked } = await run(
      `markEmployeesNegative(input: { ${selection} }) { id count }`,
    );
    expect(marked.count).toBe(1);
    expect(await marks()).toEqual(waiting);
    await run(`undoDirectoryChange(id: "${marked.id}") { restored }`);
    expect(await marks()).toEqual(waiting);
    await run(`updateEmployeesDepartment(input: { ${selection}, department: "Ward" }) { id }`);
    expect(await marks()).not.toEqual(waiting);
  });

  it("marks a waiting day again when somebody's department changes", async () => {
    const made = await makeCompany(gateway.app);
    const ana = await makeEmployee(gateway.app, made, { department: 'Sales' });
    const ben = await makeEmployee(gateway.app, made);
    await upload(ana, [recordOf(ben, findTenMinutesWithinDay(DAY), 4)]);
    const marks = () =>
      inTenant(gateway.app.dataSource, made.company.id, (db) =>
        db.unnamed<{ day: string }>('SELECT day::text AS day FROM insight_mark ORDER BY day'),
      );
    const before = await marks();
    expect(before).not.toEqual([]);
    // A running count has read the old department and will remove these marks, so each day needs a mark that it has not seen.
    const { errors } = await gateway.graphql(
      made.token,
      `mutation { updateEmployee(input: { employee: { id: "${ana.employee.id}" }, department: "Dock" }) { id } }`,
    );
    expect(errors).toBeUndefined();
    expect(await marks()).toEqual(before.flatMap((mark) => [mark, mark]));
  });

  it('handles days of 23 and 25 hours when clocks change, and half-hour zones', async () => {
    for (const [timeZone, date, hours] of [
      ['Pacific/Auckland', '2026-09-27', 23],
      ['Pacific/Auckland', '2026-04-05', 25],
      ['Pacific/Honolulu', '2026-04-05', 24],
      ['Asia/Kolkata', '2026-04-05', 24],
    ] as const) {
      const made = await makeCompany(gateway.app, { timeZone });
      const ana = await makeEmployee(gateway.app, made);
      const ben = await makeEmployee(gateway.app, made);
      const empty = await ask(made, { from: date, to: date });
      expect(empty.points).toHaveLength(hours);
      // One per half hour of the day, and one a minute before and after it.
      const [start, end] = [Date.parse(empty.from), Date.parse(empty.until)];
      const starts = Array.from({ length: hours * 2 }, (_, index) => start + index * 30 * MINUTE);
      await storeMeetings(made, [ana, ben], [start - MINUTE, ...starts, end], 0.5);
      await refresh();
      const found = await ask(made, { from: date, to: date });
      expect(found.points.map(({ breaches }: { breaches: number }) => breaches)).toEqual(
        Array.from({ length: hours }, () => 2),
      );
    }
  });

  it('assigns the same moment to different days in Auckland and Honolulu, in reports too', async () => {
    const moment = new Date('2026-06-15T11:00:00Z');
    const places = await Promise.all(
      [
        { timeZone: 'Pacific/Auckland', day: '2026-06-15', hourOfDay: 23, next: '2026-06-16' },
        { timeZone: 'Pacific/Honolulu', day: '2026-06-15', hourOfDay: 1, next: '2026-06-16' },
      ].map(async (place) => {
        const made = await makeCompany(gateway.app, { timeZone: place.timeZone });
        const ana = await makeEmployee(gateway.app, made);
        const ben = await makeEmployee(gateway.app, made);
        // From 23:00 on one island until 1:00 of its next day; on the other from 1:00 to 3:00 of one day.
        await storeMeetings(made, [ana, ben], [moment.getTime()], 120);
        return { ...place, made };
      }),
    );
    await refresh();
    for (const { made, day, next, hourOfDay, timeZone } of places) {
      const found = await ask(made, { from: day, to: day });
      const isOverMidnight = timeZone === 'Pacific/Auckland';
      expect(found.totals).toEqual({ breaches: 1, minutes: isOverMidnight ? 60 : 120 });
      expect(found.byHourOfDay[hourOfDay]).toBe(1);
      const after = await ask(made, { from: next, to: next });
      expect(after.totals.minutes).toBe(isOverMidnight ? 60 : 0);
      const { body } = await gateway.rest(made.token, 'POST /intermittent/cross', {
        from_date: next,
        to_date: next,
      });
      expect(body.data).toHaveLength(isOverMidnight ? 1 : 0);
    }
  });

  it('distinguishes days without records from days without breaches', async () => {
    const made = await makeCompany(gateway.app, { timeZone: 'UTC' });
    const [ana, ben] = await Promise.all([1, 2].map(() => makeEmployee(gateway.app, made)));
    const dayBefore = (days: number) => todayIn('UTC', ago(days * DAY));
    const noon = (days: number) => new Date(`${dayBefore(days)}T12:00:00Z`);
    const days = { from: dayBefore(4), to: dayBefore(2) };
    expect(await ask(made, days)).toMatchObject({ reportedDays: 0, reportedDaysBefore: 0 });
    // A day with a breach, one with an episode at a distance, and one without records; before them, an episode over midnight.
    await upload(ana!, [
      { ...recordOf(ben!, noon(4), 5), distance: 2 },
      { ...recordOf(ben!, noon(3), 5), distance: 20 },
      recordOf(ben!, new Date(Date.parse(`${dayBefore(6)}T23:50:00Z`)), 30),
    ]);
    await refresh();
    const found = await ask(made, days);
    expect(found).toMatchObject({ reportedDays: 2, reportedDaysBefore: 2, isByHour: false });
    expect(
      found.points.map(({ breaches, isReported }: { breaches: number; isReported: boolean }) => [
        breaches,
        isReported,
      ]),
    ).toEqual([
      [1, true],
      [0, true],
      [0, false],
    ]);
    expect(await ask(made, { source: 'CAMERA', ...days })).toMatchObject({ reportedDays: 0 });
  });

  it('reports whether phones reported in the last 24 hours and in those before', async () => {
    const made = await makeCompany(gateway.app);
    const [ana, ben] = await Promise.all([1, 2].map(() => makeEmployee(gateway.app, made)));
    expect(await ask(made)).toMatchObject({ reportedDays: 0, reportedDaysBefore: 0 });
    await upload(ana!, [recordOf(ben!, findTenMinutesWithinDay(30 * HOUR), 5)]);
    expect(await ask(made)).toMatchObject({ reportedDays: 0, reportedDaysBefore: 1 });
    await upload(ana!, [recordOf(ben!, findTenMinutesWithinDay(3 * HOUR), 5)]);
    expect(await ask(made)).toMatchObject({ reportedDays: 1, reportedDaysBefore: 1 });
  });

  it('names the invalid field of the period, and is forbidden to phones', async () => {
    const made = await makeCompany(gateway.app);
    const phone = await makeEmployee(gateway.app, made);
    const bad = async (variables: Record<string, string>) =>
      (await gateway.graphql(made.token, history, { source: 'MOBILE', ...variables })).errors?.[0]
        ?.extensions.fields?.[0];
    expect(await bad({ from: '2026-01-02' })).toEqual({
      field: 'to',
      message: 'Please select both days, or neither',
    });
    expect(await bad({ to: '2026-01-02' })).toEqual({
      field: 'from',
      message: 'Please select both days, or neither',
    });
    expect((await bad({ from: '2026-01-02', to: '2026-01-01' }))?.field).toBe('to');
    expect((await bad({ from: '2025-01-01', to: '2026-01-02' }))?.message).toBe(
      'The period is at most 366 days',
    );
    const refused = await gateway.graphql(phone.token, history, { source: 'MOBILE' });
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
