import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../../../durations.js';
import { addCamera } from '../../../../test/cameras.js';
import { actOnContest, contest } from '../../../../test/contests.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { TenantTransaction } from '../../../database/tenant.js';
import { addDays, startOfDayIn } from '../../company/profile/calendar-days.js';
import { todayIn } from '../../company/profile/time-zone.js';
import { findSharedRooms } from './shared-rooms.queries.js';

const gateway = useTestGateway();
const timeZone = 'Asia/Singapore';
let company: MadeCompany;
let ana: MadeEmployee;
let ben: MadeEmployee;
let cho: MadeEmployee;
let dan: MadeEmployee;
let bay: Awaited<ReturnType<typeof addCamera>>;

/** Returns the start of each case's window, which ends with Ana's isolation a day later. */
const firstDay = () => startOfDayIn(timeZone, addDays(todayIn(timeZone), -3));
const at = (minutes: number) => new Date(firstDay() + 10 * HOUR + minutes * MINUTE);

beforeEach(async () => {
  company = await makeCompany(gateway.app, { timeZone });
  [ana, ben, cho, dan] = [
    await makeEmployee(gateway.app, company, { name: 'Ana' }),
    await makeEmployee(gateway.app, company, { name: 'Ben' }),
    await makeEmployee(gateway.app, company, { name: 'Cho' }),
    await makeEmployee(gateway.app, company, { name: 'Dan' }),
  ];
  bay = await addCamera(gateway, company);
});

type Sighting = [one: MadeEmployee, other: MadeEmployee, from: number, until: number];

async function uploadSightings(upload: typeof bay, ...sightings: Sighting[]) {
  const records = sightings.map(([one, other, from, until]) => ({
    ...recordOf(other, at(from), until - from),
    employee_id: one.employee.id,
    distance: 30,
    people: 2,
  }));
  const { body } = await upload(records);
  expect(body.data).toMatchObject({ accepted: sightings.length });
}

const fields = 'person { name } cameraCode roomName roomNumber firstAt lastAt minutes' as const;

/** Opens a case of measles in Ana, isolated a day after the window's first moment, and returns whom she shared rooms with. */
async function openCase(args = '', isolatedAt = at(24 * 60)) {
  await gateway.graphql(
    company.token,
    `mutation { updateDisease(input: { disease: MEASLES, version: 0, isUsed: true,
      figures: [{ name: INFECTIOUS_DAYS_BEFORE, value: 2 }] }) { code } }`,
  );
  const { data, errors } = await gateway.graphql(
    company.token,
    `mutation { openCase(input: { employee: { id: "${ana.employee.id}" }, disease: MEASLES, classification: CONFIRMED,
      specimenDay: "${addDays(todayIn(timeZone), -1)}", isolatedAt: "${isolatedAt.toISOString()}" })
      { window { from until } sharedRooms${args} { total items { ${fields} } } } }`,
  );
  expect(errors).toBeUndefined();
  expect(data.openCase.window.from).toBe(new Date(firstDay()).toISOString());
  return data.openCase.sharedRooms;
}

const named = (items: { person: { name: string }; minutes: number }[]) =>
  items.map(({ person, minutes }) => [person.name, minutes]);

describe('Case.sharedRooms', () => {
  it('lists everybody seen by a camera at the same time, with room, start, end and minutes without gaps', async () => {
    await uploadSightings(
      bay,
      [ana, ben, 0, 10],
      [ben, ana, 8, 12],
      [ana, ben, 60, 65],
      // Cho was never near Ana, but in the room.
      [cho, dan, 5, 62],
    );
    const room = { cameraCode: 'bay', roomName: 'Loading bay', roomNumber: '1' };
    const times = { firstAt: at(5).toISOString(), lastAt: at(62).toISOString(), minutes: 9 };
    const { total, items } = await openCase();
    expect(total).toBe(3);
    expect(items[0]).toEqual({
      person: { name: 'Ben' },
      ...room,
      firstAt: at(0).toISOString(),
      lastAt: at(65).toISOString(),
      minutes: 17,
    });
    expect(items.slice(1)).toEqual(
      expect.arrayContaining([
        { person: { name: 'Cho' }, ...room, ...times },
        { person: { name: 'Dan' }, ...room, ...times },
      ]),
    );
  });

  it('excludes contested time until the contest is withdrawn', async () => {
    await uploadSightings(bay, [ana, ben, 0, 30], [cho, dan, 10, 20]);
    const { id } = await contest(
      gateway,
      company,
      { one: ana, other: ben, start: at(0).getTime() },
      { minutes: 15, source: 'CAMERA' },
    );
    expect(named((await openCase()).items)).toEqual([
      ['Ben', 15],
      ['Cho', 5],
      ['Dan', 5],
    ]);
    await actOnContest(gateway, company, 'withdrawContest', id);
    const { data } = await gateway.graphql(
      company.token,
      '{ case(number: 1) { sharedRooms { items { person { name } minutes } } } }',
    );
    expect(data.case.sharedRooms.items.map(({ minutes }: { minutes: number }) => minutes)).toEqual([
      30, 10, 10,
    ]);
  });

  it('excludes people who came when the person left, or were in another room', async () => {
    const hall = await addCamera(gateway, company, 'hall');
    await uploadSightings(bay, [ana, ben, 0, 10], [cho, dan, 10, 20], [cho, dan, -5, 0]);
    await uploadSightings(hall, [cho, dan, 0, 10], [ana, ben, 20, 21]);
    const { total, items } = await openCase();
    expect(total).toBe(2);
    expect(named(items)).toEqual([
      ['Ben', 10],
      ['Ben', 1],
    ]);
    expect(items.map(({ cameraCode }: { cameraCode: string }) => cameraCode)).toEqual([
      'bay',
      'hall',
    ]);
  });

  it('cuts sightings at both ends of the window', async () => {
    const start = -10 * 60;
    await uploadSightings(
      bay,
      [ana, ben, start - 30, start + 4],
      [cho, dan, start - 20, start + 1],
      [ana, cho, 55, 70],
      [ana, dan, 60, 90],
    );
    const { items } = await openCase('', at(60));
    expect(named(items)).toEqual([
      ['Cho', 6],
      ['Ben', 4],
      ['Dan', 1],
    ]);
    const [chos] = items;
    expect(chos).toMatchObject({
      firstAt: new Date(firstDay()).toISOString(),
      lastAt: at(60).toISOString(),
    });
  });

  it('shows deleted people without a name and deleted cameras without a code', async () => {
    await uploadSightings(bay, [ana, ben, 0, 10]);
    await gateway.rest(ana.token, 'POST /contacts', { records: [recordOf(cho, at(0), 10)] });
    await gateway.rest(company.token, `DELETE /employee/${ben.employee.id}`);
    await gateway.graphql(
      company.token,
      'mutation { deleteCamera(camera: { code: "bay" }) { id } }',
    );
    expect((await openCase()).items).toMatchObject([
      { person: { name: 'Former employee' }, cameraCode: null, roomName: 'Loading bay' },
    ]);
  });

  it('is paginated, and empty if the window is empty or no camera named the person', async () => {
    await uploadSightings(bay, [ana, ben, 0, 10], [ana, cho, 0, 5]);
    const first = await openCase('(pageSize: 1)');
    expect([first.total, named(first.items)]).toEqual([2, [['Ben', 10]]]);
    const ask = async (token: string, args = '') =>
      gateway.graphql(
        token,
        `{ case(number: 1) { sharedRooms${args} { total items { minutes } } } }`,
      );
    const third = await ask(company.token, '(page: 3, pageSize: 1)');
    expect(third.data.case.sharedRooms).toEqual({ total: 2, items: [] });
    const { errors } = await ask(company.token, '(pageSize: 101)');
    expect(errors?.[0]?.extensions.fields?.[0]?.field).toBe('pageSize');
    expect((await ask(ana.token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const other = await makeCompany(gateway.app);
    expect((await ask(other.token)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    ana = dan;
    expect(await openCase()).toEqual({ total: 0, items: [] });
    ana = cho;
    expect(await openCase('', new Date(firstDay() - HOUR))).toEqual({ total: 0, items: [] });
  });
});

describe('findSharedRooms', () => {
  const people = ['a', 'b', 'c', 'd'].map(
    (letter) => `${letter}0000000-0000-7000-8000-000000000000`,
  );
  const record = fc
    .record({
      camera: fc.nat(1),
      pair: fc.uniqueArray(fc.nat(3), { minLength: 2, maxLength: 2 }),
      start: fc.integer({ min: -10, max: 60 }),
      length: fc.integer({ min: 1, max: 15 }),
      source: fc.constantFrom('camera', 'camera', 'camera', 'mobile'),
    })
    .map(({ pair, ...rest }) => ({ ...rest, one: pair[0]!, other: pair[1]! }));

  it('agrees with counting the minutes of each camera', async () => {
    await addCamera(gateway, company, 'hall');
    const companyId = company.company.id;
    await fc.assert(
      fc.asyncProperty(
        fc.array(record, { maxLength: 14 }),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 31, max: 60 }),
        async (records, from, until) => {
          const db = new TenantTransaction(gateway.app.dataSource, companyId);
          try {
            const cameras = await db.rows<{ id: string }>(
              {
                name: 'cameras-of-test',
                text: 'SELECT id FROM camera WHERE company_id = $1 ORDER BY id',
              },
              [companyId],
            );
            const column = (value: (each: (typeof records)[number]) => unknown) =>
              records.map(value);
            await db.rows(
              {
                name: 'store-sightings-of-test',
                text: `INSERT INTO contact (company_id, id, employee_id, cross_employee_id, source, camera_id, start_at, end_at)
                  SELECT $1, gen_random_uuid(), * FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::uuid[], $6::timestamptz[], $7::timestamptz[])
                  RETURNING 1`,
              },
              [
                companyId,
                column(({ one }) => people[one]),
                column(({ other }) => people[other]),
                column(({ source }) => source),
                column(({ camera, source }) => (source === 'camera' ? cameras[camera]!.id : null)),
                column(({ start }) => at(start).toISOString()),
                column(({ start, length }) => at(start + length).toISOString()),
              ],
            );
            const window = { from: at(from).getTime(), until: at(until).getTime() };
            const { items, total } = await findSharedRooms(db, companyId, people[0]!, window, {
              page: 1,
              pageSize: 100,
            });
            const isSeen = (person: number, camera: number, minute: number) =>
              records.some(
                (each) =>
                  each.source === 'camera' &&
                  each.camera === camera &&
                  (each.one === person || each.other === person) &&
                  each.start <= minute &&
                  minute < each.start + each.length,
              );
            const minutes = Array.from({ length: until - from }, (_minute, index) => from + index);
            const expected = [0, 1].flatMap((camera) =>
              [1, 2, 3].flatMap((person) => {
                const both = minutes.filter(
                  (minute) => isSeen(0, camera, minute) && isSeen(person, camera, minute),
                );
                return both.length === 0
                  ? []
                  : {
                      employeeId: people[person],
                      cameraId: cameras[camera]!.id,
                      firstAt: at(both[0]!),
                      lastAt: at(both.at(-1)! + 1),
                      minutes: both.length,
                    };
              }),
            );
            expect(items).toHaveLength(expected.length);
            expect(items).toEqual(
              expect.arrayContaining(expected.map((each) => expect.objectContaining(each))),
            );
            expect(total).toBe(expected.length);
          } finally {
            await db.rollback();
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
