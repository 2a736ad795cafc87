import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTenant, poolOf } from '../../database/tenant.js';
import { makeCompany, makeEmployee, type MadeCompany, recordOf } from '../../testing/factories.js';
import { giveToPlainOwner } from '../../testing/plain-owner.js';
import { startTestGateway, type TestGateway } from '../../testing/run-document.js';
import { refreshInsights } from '../insights/refresh.job.js';
import { forgetRecords, forgetRecordsOfAll } from './forget-records.job.js';
import { beginRetention, forgetBatch } from './retention.queries.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let gateway: TestGateway;
let owner: Client;
// Days that were dropped do not come back, so each test has a database of its own.
beforeEach(async () => {
  gateway = await startTestGateway();
  owner = new Client({ connectionString: gateway.app.ownerUrl });
  await owner.connect();
  await giveToPlainOwner(owner);
  // It makes days too, as an owner may.
  await owner.query(`GRANT CREATE ON SCHEMA public TO owner_of_${owner.database}`);
});
afterEach(async () => {
  await owner.end();
  await gateway.stop();
});

interface Kept extends MadeCompany {
  /** Two people of it. */
  people: [string, string];
  token: string;
  phone: string;
  cross: Awaited<ReturnType<typeof makeEmployee>>;
  /** First instant of the first day that a night of now keeps. */
  bound: Date;
}

/** A company whose night has come, with two people. */
async function makeKept(days = 30, timeZone = 'UTC'): Promise<Kept> {
  const made = await makeCompany(gateway.app, { timeZone, retentionDays: days });
  const [one, cross] = [
    await makeEmployee(gateway.app, made),
    await makeEmployee(gateway.app, made),
  ];
  await comeDue(made);
  const { rows } = await owner.query(
    'SELECT ((now() AT TIME ZONE $1)::date - $2::int)::timestamp AT TIME ZONE $1 AS bound',
    [timeZone, days],
  );
  const people: [string, string] = [one.employee.id, cross.employee.id];
  return { ...made, people, phone: one.token, cross, bound: rows[0].bound };
}

const comeDue = ({ company }: MadeCompany) =>
  owner.query(`UPDATE company SET retention_due = now() WHERE id = $1`, [company.id]);

/** A contact of the two that ends at a moment, and that is marked as an uploaded one is. */
async function makeContact({ company, people }: Kept, end: Date, minutes = 10): Promise<string> {
  const id = randomUUID();
  await owner.query(
    `INSERT INTO contact (company_id, id, employee_id, cross_employee_id, start_at, end_at, source)
     VALUES ($1, $2, $3, $4, $5, $6, 'mobile')`,
    [company.id, id, ...people, new Date(end.getTime() - minutes * minute), end],
  );
  await owner.query(
    `INSERT INTO insight_mark (company_id, id, day)
     SELECT id, gen_random_uuid(), each.day::date FROM company, generate_series(
       ($2::timestamptz AT TIME ZONE time_zone)::date::timestamp, ($3::timestamptz AT TIME ZONE time_zone)::date::timestamp, interval '1 day') AS each (day)
     WHERE id = $1`,
    [company.id, new Date(end.getTime() - minutes * minute), end],
  );
  return id;
}

async function makeHealth({ company, people }: Kept, at: Date): Promise<string> {
  const id = randomUUID();
  await owner.query(
    'INSERT INTO health_record (company_id, id, employee_id, created_at) VALUES ($1, $2, $3, $4)',
    [company.id, id, people[0], at],
  );
  return id;
}

async function makeCameraBreach({ company }: Kept, end: Date): Promise<string> {
  const id = randomUUID();
  await owner.query(
    `INSERT INTO camera (company_id, id, code, room_name, room_number, latitude, longitude, safe_distance, time_lag, feed_url, key_hash)
     VALUES ($1, $2, $3, 'Lobby', '1', 0, 0, 6, 2, 'rtsp://10.0.0.4', '')`,
    [company.id, id, id],
  );
  await owner.query(
    `INSERT INTO camera_breach (company_id, start_at, id, camera_id, end_at, people) VALUES ($1, $2, $3, $3, $4, 2)`,
    [company.id, new Date(end.getTime() - minute), id, end],
  );
  return id;
}

const idsOf = async (table: string, { company }: MadeCompany): Promise<string[]> =>
  (await owner.query(`SELECT id FROM ${table} WHERE company_id = $1`, [company.id])).rows.map(
    ({ id }) => id,
  );
const runsOf = async ({ company }: MadeCompany) =>
  (
    await owner.query(
      `SELECT kept_from, contacts, breaches, health_reports, figures FROM retention_run WHERE company_id = $1 ORDER BY ran_at`,
      [company.id],
    )
  ).rows;
const daysOfContacts = async (): Promise<string[]> =>
  (
    await owner.query(
      `SELECT relname FROM pg_inherits JOIN pg_class ON oid = inhrelid WHERE inhparent = 'contact'::regclass ORDER BY relname`,
    )
  ).rows.map(({ relname }) => relname);
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const tableOf = (at: Date) => `contact_${dayOf(at).replaceAll('-', '')}`;
const later = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds);

describe('a night', () => {
  it.each([
    ['Pacific/Auckland', 14],
    ['Pacific/Honolulu', 30],
    ['Asia/Singapore', 60],
  ])('in %s takes what ended before the first day that is kept, of %i days', async (zone, days) => {
    const kept = await makeKept(days, zone);
    const other = await makeKept(365, zone);
    const stays = [
      await makeContact(kept, later(kept.bound, 1)),
      await makeContact(kept, later(kept.bound, day)),
    ];
    for (const end of [0, -1, -day, -40 * day]) await makeContact(kept, later(kept.bound, end));
    const ofOther = [
      await makeContact(other, kept.bound),
      await makeContact(other, later(kept.bound, -50 * day)),
    ];
    const breach = await makeCameraBreach(kept, later(kept.bound, 1));
    await makeCameraBreach(kept, kept.bound);
    const health = await makeHealth(kept, kept.bound);
    await makeHealth(kept, later(kept.bound, -1));

    await forgetRecordsOfAll(gateway.app);
    expect((await idsOf('contact', kept)).toSorted()).toEqual(stays.toSorted());
    expect(await idsOf('camera_breach', kept)).toEqual([breach]);
    expect(await idsOf('health_record', kept)).toEqual([health]);
    expect((await idsOf('contact', other)).toSorted()).toEqual(ofOther.toSorted());
    const { rows } = await owner.query(
      `SELECT kept_from, forgotten_before, ((now() AT TIME ZONE time_zone)::date - $2::int)::date AS expected,
         retention_due > now() AND retention_due <= now() + interval '26 hours' AS "isTomorrow",
         (retention_due AT TIME ZONE time_zone)::time::text AS clock FROM company WHERE id = $1`,
      [kept.company.id, days],
    );
    const { expected } = rows[0];
    expect(rows).toEqual([
      {
        kept_from: expected,
        forgotten_before: expected,
        expected,
        isTomorrow: true,
        clock: '02:00:00',
      },
    ]);
    expect(await runsOf(kept)).toEqual([
      { kept_from: expected, contacts: 4, breaches: 1, health_reports: 1, figures: 0 },
    ]);
    expect(await runsOf(other)).toEqual([]);
  });

  it('comes for each company by itself, and not for one that is being deleted', async () => {
    const [early, leaving] = [await makeKept(), await makeKept()];
    await owner.query(
      `UPDATE company SET retention_due = now() + interval '1 minute' WHERE id = $1`,
      [early.company.id],
    );
    await owner.query(`UPDATE company SET deletion_at = now() WHERE id = $1`, [leaving.company.id]);
    for (const each of [early, leaving]) await makeContact(each, later(each.bound, -hour));
    await forgetRecordsOfAll(gateway.app);
    expect(await idsOf('contact', early)).toHaveLength(1);
    expect(await idsOf('contact', leaving)).toHaveLength(1);
    await comeDue(early);
    await forgetRecordsOfAll(gateway.app);
    expect(await idsOf('contact', early)).toHaveLength(0);
  });

  it('goes on after it was broken off, and counts everything once, however many processes there are', async () => {
    const kept = await makeKept();
    await makeKept(365).then((other) => makeContact(other, later(kept.bound, -hour)));
    for (let each = 0; each < 9; each += 1)
      await makeContact(kept, later(kept.bound, -each * hour));
    for (let each = 0; each < 5; each += 1)
      await makeHealth(kept, later(kept.bound, -1 - each * day));
    await inTenant(gateway.app.dataSource, null, beginRetention);
    const isDone = await inTenant(gateway.app.dataSource, kept.company.id, (db) =>
      forgetBatch(db, kept.company.id, 4),
    );
    expect(isDone).toBe(false);
    expect(await idsOf('contact', kept)).toHaveLength(5);
    await Promise.all([1, 2, 3].map(() => forgetRecordsOfAll(gateway.app, 2)));
    expect(await idsOf('contact', kept)).toEqual([]);
    expect(await runsOf(kept)).toMatchObject([{ contacts: 9, health_reports: 5 }]);
  });

  it('is found by the job of its queue', async () => {
    const kept = await makeKept();
    await makeContact(kept, kept.bound);
    await forgetRecords(gateway.app);
    await inTenant(gateway.app.dataSource, null, (db) =>
      gateway.app.jobs.send(db, 'forget-records', null),
    );
    await expect.poll(() => idsOf('contact', kept), { timeout: 10_000 }).toEqual([]);
    const schedules = await owner.query('SELECT name, cron FROM pgboss.schedule');
    expect(schedules.rows).toContainEqual({ name: 'forget-records', cron: '7 * * * *' });
  });

  it('keeps saying from when on records are complete after a company keeps more', async () => {
    const kept = await makeKept(14);
    await forgetRecordsOfAll(gateway.app);
    await owner.query('UPDATE company SET retention_days = 90 WHERE id = $1', [kept.company.id]);
    await comeDue(kept);
    const late = await makeContact(kept, later(kept.bound, -20 * day));
    await forgetRecordsOfAll(gateway.app);
    const { rows } = await owner.query('SELECT kept_from FROM company WHERE id = $1', [
      kept.company.id,
    ]);
    expect(rows[0].kept_from).toBe(dayOf(kept.bound));
    expect(await idsOf('contact', kept)).toEqual([late]);
  });
});

describe('a record that comes late', () => {
  it('is taken however old it is, and goes with the next night', async () => {
    const kept = await makeKept();
    await forgetRecordsOfAll(gateway.app);
    const days = [31, 45, 300].map((ago) => new Date(Date.now() - ago * day));
    const { body } = await gateway.rest(kept.phone, 'POST /contacts', {
      records: days.map((at) => recordOf(kept.cross, at, 10)),
    });
    expect(body.data.accepted).toBe(3);
    await comeDue(kept);
    await forgetRecordsOfAll(gateway.app);
    expect(await idsOf('contact', kept)).toEqual([]);
    expect(await runsOf(kept)).toMatchObject([{ contacts: 3 }]);
  });
});

describe('a day of contacts', () => {
  it('is dropped when no company keeps it, with everything counted and what ran into a kept day saved', async () => {
    const [kept, other] = [await makeKept(), await makeKept()];
    const [oldest] = await daysOfContacts();
    const last = later(kept.bound, -day);
    await owner.query('SELECT make_contact_days(7)');
    for (let each = 0; each < 3; each += 1)
      await makeContact(kept, later(kept.bound, -each * hour));
    await makeContact(other, later(kept.bound, -hour));
    const over = await makeContact(other, later(kept.bound, 5 * minute));
    await forgetRecordsOfAll(gateway.app);
    const days = await daysOfContacts();
    expect(oldest! <= tableOf(last)).toBe(true);
    expect(days).not.toContain(tableOf(last));
    expect(days[0]).toBe(tableOf(kept.bound));
    expect(days.at(-1)).toBe('contact_older');
    expect(await idsOf('contact', kept)).toEqual([]);
    expect(await idsOf('contact', other)).toEqual([over]);
    expect(await runsOf(kept)).toMatchObject([{ contacts: 3 }]);
    expect(await runsOf(other)).toMatchObject([{ contacts: 1 }]);

    // The next days are made as before, and a phone that was off is still heard.
    await poolOf(gateway.app.dataSource).query('SELECT make_contact_days(7)');
    expect(await daysOfContacts()).toEqual(days);
    const { body } = await gateway.rest(kept.phone, 'POST /contacts', {
      records: [recordOf(kept.cross, later(last, hour), 10)],
    });
    expect(body.data.accepted).toBe(1);
    const { rows } = await owner.query('SELECT count(*)::int AS count FROM contact_older');
    expect(rows).toEqual([{ count: 2 }]);
  });

  it('loses no record that comes while it is dropped, and counts each that goes', async () => {
    const kept = await makeKept(14);
    for (let each = 0; each < 50; each += 1)
      await makeContact(kept, later(kept.bound, -each * 7 * hour - 1));
    const upload = async (each: number) => {
      const records = Array.from({ length: 40 }, (_, index) =>
        recordOf(kept.cross, new Date(Date.now() - (15 + ((index * 5 + each) % 20)) * day), 10),
      );
      return (await gateway.rest(kept.phone, 'POST /contacts', { records })).body.data.accepted;
    };
    const [accepted] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, (_, each) => upload(each))),
      forgetRecordsOfAll(gateway.app, 20),
      forgetRecordsOfAll(gateway.app, 20),
    ]);
    expect(accepted).toEqual(Array(6).fill(40));
    const [run] = await runsOf(kept);
    expect(run.contacts + (await idsOf('contact', kept)).length).toBe(50 + 6 * 40);
    await comeDue(kept);
    await forgetRecordsOfAll(gateway.app);
    expect(await runsOf(kept)).toMatchObject([{ contacts: 50 + 6 * 40 }]);
  });

  it('stays while a company has records of it that it keeps', async () => {
    const [kept, longer] = [await makeKept(14), await makeKept(60)];
    const at = later(kept.bound, -hour);
    const stays = await makeContact(longer, at);
    await makeContact(kept, at);
    await forgetRecordsOfAll(gateway.app);
    expect(await daysOfContacts()).toContain(tableOf(at));
    expect(await idsOf('contact', longer)).toEqual([stays]);
    expect(await idsOf('contact', kept)).toEqual([]);
  });

  it('stays until later when the table is in use, and nobody waits long for it', async () => {
    const kept = await makeKept(14);
    const reader = new Client({ connectionString: gateway.app.ownerUrl });
    await reader.connect();
    await reader.query('BEGIN');
    await reader.query('SELECT count(*) FROM contact');
    const [oldest] = await daysOfContacts();
    const started = Date.now();
    await forgetRecordsOfAll(gateway.app);
    expect(Date.now() - started).toBeLessThan(8000);
    expect((await daysOfContacts())[0]).toBe(oldest);
    await reader.query('COMMIT');
    await reader.end();
    // The next hour does it, though no company's night has come.
    await forgetRecordsOfAll(gateway.app);
    expect((await daysOfContacts())[0]).toBe(tableOf(kept.bound));
  });

  it('is frozen and analysed early, as its rows never change', async () => {
    await poolOf(gateway.app.dataSource).query('SELECT make_contact_days(9)');
    const { rows } = await owner.query(
      `SELECT DISTINCT reloptions::text AS options FROM pg_class WHERE relname LIKE 'contact\\_2%' AND relkind = 'r'`,
    );
    expect(rows).toEqual([
      {
        options:
          '{autovacuum_freeze_min_age=0,autovacuum_vacuum_insert_scale_factor=0.1,autovacuum_analyze_scale_factor=0.05}',
      },
    ]);
  });
});

describe('figures of insights', () => {
  const figuresOf = async ({ company }: MadeCompany) => {
    const tables = [
      'insight_hour',
      'insight_department_day',
      'insight_room_day',
      'insight_person_day',
    ];
    const found = [];
    for (const table of tables)
      found.push(
        (
          await owner.query(
            `SELECT to_jsonb(each) AS row FROM ${table} AS each WHERE company_id = $1 ORDER BY 1`,
            [company.id],
          )
        ).rows,
      );
    return found;
  };

  it.each(['Pacific/Auckland', 'Pacific/Honolulu'])(
    'go with their records in %s, and what is left is what counting again finds',
    async (zone) => {
      const kept = await makeKept(30, zone);
      for (const end of [-40 * day, -day, -hour, 5 * minute, hour, 2 * day])
        await makeContact(kept, later(kept.bound, end), 20);
      for (const end of [-hour, hour]) await makeCameraBreach(kept, later(kept.bound, end));
      await refreshInsights(gateway.app);
      const before = await figuresOf(kept);
      expect(before[0]!.length).toBeGreaterThan(5);
      await forgetRecordsOfAll(gateway.app, 2);
      await refreshInsights(gateway.app);
      const after = await figuresOf(kept);
      expect(after[0]!.length).toBeGreaterThan(0);
      const [run] = await runsOf(kept);
      expect(run.figures).toBeGreaterThan(0);
      await owner.query(
        `INSERT INTO insight_mark (company_id, id, day)
         SELECT $1, gen_random_uuid(), each::date FROM generate_series(now() - interval '45 days', now(), interval '1 day') AS each`,
        [kept.company.id],
      );
      await refreshInsights(gateway.app);
      expect(await figuresOf(kept)).toEqual(after);
      const { rows } = await owner.query(
        'SELECT DISTINCT day FROM insight_hour WHERE company_id = $1 ORDER BY day',
        [kept.company.id],
      );
      // What ran past midnight into the first kept day still shows in the evening before.
      expect(rows).toHaveLength(3);
    },
  );
});

describe('the gateway’s role', () => {
  it('may remove records by the two functions alone', async () => {
    const pool = poolOf(gateway.app.dataSource);
    const [oldest] = await daysOfContacts();
    for (const text of [
      'DELETE FROM contact',
      'DELETE FROM camera_breach',
      'DELETE FROM retention_run',
      'UPDATE retention_run SET contacts = 0',
      `DROP TABLE ${oldest}`,
      `SELECT note_forgotten('${randomUUID()}', 0, 0, 0, 0)`,
    ])
      await expect(pool.query(text)).rejects.toThrow(/permission denied|must be owner/);
  });
});
