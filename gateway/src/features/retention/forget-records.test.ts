import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../durations.js';
import { inTenant } from '../../database/tenant.js';
import { type MadeCompany, recordOf } from '../../../test/factories.js';
import { dayOf, later, useKeptRecords } from '../../../test/kept-records.js';
import { refreshInsights } from '../insights/refresh.job.js';
import { startRecordDeletion, deleteExpiredRecords } from './forget-records.job.js';
import { beginRetention, deleteBatch } from './retention.queries.js';

const {
  gateway,
  owner,
  makeKept,
  makeDue,
  makeContact,
  makeHealth,
  makeCameraBreach,
  makeCase,
  idsOf,
  runsOf,
} = useKeptRecords();

describe('deleteExpiredRecords', () => {
  it.each([
    ['Pacific/Auckland', 14],
    ['Pacific/Honolulu', 30],
    ['Asia/Singapore', 60],
  ])('deletes records in %s that ended before the first of %i kept days', async (zone, days) => {
    const kept = await makeKept(days, zone);
    const other = await makeKept(365, zone);
    const stays = [
      await makeContact(kept, later(kept.bound, 1)),
      await makeContact(kept, later(kept.bound, DAY)),
    ];
    for (const end of [0, -1, -DAY, -40 * DAY]) await makeContact(kept, later(kept.bound, end));
    const ofOther = [
      await makeContact(other, kept.bound),
      await makeContact(other, later(kept.bound, -50 * DAY)),
    ];
    const breach = await makeCameraBreach(kept, later(kept.bound, 1));
    await makeCameraBreach(kept, kept.bound);
    const health = await makeHealth(kept, kept.bound);
    await makeHealth(kept, later(kept.bound, -1));
    const cases = [
      await makeCase(kept, null),
      await makeCase(kept, kept.bound),
      await makeCase(other, later(kept.bound, -DAY)),
    ];
    const gone = await makeCase(kept, later(kept.bound, -1));

    await deleteExpiredRecords(gateway.app);
    expect((await idsOf('contact', kept)).toSorted()).toEqual(stays.toSorted());
    expect(await idsOf('camera_breach', kept)).toEqual([breach]);
    expect(await idsOf('health_record', kept)).toEqual([health]);
    expect((await idsOf('disease_case', kept)).toSorted()).toEqual(cases.slice(0, 2).toSorted());
    expect(await idsOf('disease_case', other)).toEqual(cases.slice(2));
    expect((await idsOf('case_entry', kept)).includes(gone)).toBe(false);
    expect((await idsOf('contact', other)).toSorted()).toEqual(ofOther.toSorted());
    const { rows } = await owner.query(
      `SELECT kept_from, forgotten_before, ((now() AT TIME ZONE time_zone)::date - $2::int)::date AS expected,
         retention_due_at > now() AND retention_due_at <= now() + interval '26 hours' AS "isTomorrow",
         (retention_due_at AT TIME ZONE time_zone)::time::text AS clock FROM company WHERE id = $1`,
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
      { kept_from: expected, contacts: 4, breaches: 1, health_reports: 1, figures: 0, cases: 1 },
    ]);
    expect(await runsOf(other)).toEqual([]);
  });

  it('deletes manual contacts of open cases that ended before the first kept day', async () => {
    const kept = await makeKept();
    const open = await makeCase(kept, null);
    const made: string[] = [];
    for (const end of [kept.bound, later(kept.bound, 1)]) {
      const id = randomUUID();
      made.push(id);
      await owner.query(
        `INSERT INTO manual_contact (company_id, id, case_id, visitor_name, visitor_phone, visitor_company, start_at, end_at)
         VALUES ($1, $2, $3, 'Vera', '1', '', $4, $5)`,
        [kept.company.id, id, open, later(end, -MINUTE), end],
      );
    }
    await deleteExpiredRecords(gateway.app);
    expect(await idsOf('manual_contact', kept)).toEqual(made.slice(1));
    expect(await runsOf(kept)).toMatchObject([{ contacts: 1 }]);
  });

  it('deletes contests that ended before the first kept day', async () => {
    const kept = await makeKept();
    const [one, other] = kept.people;
    const made: string[] = [];
    for (const end of [kept.bound, later(kept.bound, 1)]) {
      const id = randomUUID();
      made.push(id);
      await owner.query(
        `INSERT INTO contest (company_id, id, person_id, other_id, source, from_at, until_at, reason, state)
         VALUES ($1, $2, least($3::uuid, $4), greatest($3, $4), 'mobile', $5, $6, 'PROTECTED', 'IN_FORCE')`,
        [kept.company.id, id, one, other, later(end, -MINUTE), end],
      );
    }
    await deleteExpiredRecords(gateway.app);
    expect(await idsOf('contest', kept)).toEqual(made.slice(1));
  });

  it('deletes follow-ups and notices of people whom no kept case has exposed', async () => {
    const kept = await makeKept();
    const [one, other] = kept.people;
    const open = await makeCase(kept, null);
    await owner.query(
      `INSERT INTO case_exposure (company_id, case_id, employee_id, level, exposed_at, last_exposed_at, minutes, source)
       VALUES ($1, $2, $3, 1, now(), now(), 20, 'mobile')`,
      [kept.company.id, open, other],
    );
    const made: string[] = [];
    for (const [employeeId, disease, at] of [
      [one, 'COVID_19', later(kept.bound, -1)],
      [one, 'MEASLES', kept.bound],
      [other, 'COVID_19', later(kept.bound, -1)],
    ] as const) {
      const id = randomUUID();
      made.push(id);
      await owner.query(
        `INSERT INTO follow_up_act (company_id, id, employee_id, disease, kind, batch_id, done_at)
         VALUES ($1, $2, $3, $4, 'NOTE', $2, $5)`,
        [kept.company.id, id, employeeId, disease, at],
      );
      await owner.query(
        `INSERT INTO follow_up (company_id, id, employee_id, disease, state, reason, owes_correction, changed_at)
         VALUES ($1, $2, $3, $4, 'RELEASED', '', false, $5)`,
        [kept.company.id, id, employeeId, disease, at],
      );
      await owner.query(
        `INSERT INTO notice (company_id, id, employee_id, disease, kind, round, detail, candidate_ids, subject, text, mail_id, sent_at)
         VALUES ($1, $2, $3, $4, 'EXPOSURE', 0, 'NO_TIME', '{}', '', '', $2, $5)`,
        [kept.company.id, id, employeeId, disease, at],
      );
    }
    await deleteExpiredRecords(gateway.app);
    for (const table of ['follow_up', 'follow_up_act', 'notice'])
      expect((await idsOf(table, kept)).toSorted()).toEqual(made.slice(1).toSorted());
  });

  it('skips companies that are not due or past their deletion date', async () => {
    const [early, leaving] = [await makeKept(), await makeKept()];
    await owner.query(
      `UPDATE company SET retention_due_at = now() + interval '1 minute' WHERE id = $1`,
      [early.company.id],
    );
    await owner.query(`UPDATE company SET deletion_at = now() WHERE id = $1`, [leaving.company.id]);
    for (const each of [early, leaving]) await makeContact(each, later(each.bound, -HOUR));
    await deleteExpiredRecords(gateway.app);
    expect(await idsOf('contact', early)).toHaveLength(1);
    expect(await idsOf('contact', leaving)).toHaveLength(1);
    await makeDue(early);
    await deleteExpiredRecords(gateway.app);
    expect(await idsOf('contact', early)).toHaveLength(0);
  });

  it('continues after an interruption and counts each record once with concurrent processes', async () => {
    const kept = await makeKept();
    await makeKept(365).then((other) => makeContact(other, later(kept.bound, -HOUR)));
    for (let each = 0; each < 9; each += 1)
      await makeContact(kept, later(kept.bound, -each * HOUR));
    for (let each = 0; each < 5; each += 1)
      await makeHealth(kept, later(kept.bound, -1 - each * DAY));
    await inTenant(gateway.app.dataSource, null, beginRetention);
    const isDone = await inTenant(gateway.app.dataSource, kept.company.id, (db) =>
      deleteBatch(db, kept.company.id, 4),
    );
    expect(isDone).toBe(false);
    expect(await idsOf('contact', kept)).toHaveLength(5);
    await Promise.all([1, 2, 3].map(() => deleteExpiredRecords(gateway.app, 2)));
    expect(await idsOf('contact', kept)).toEqual([]);
    expect(await runsOf(kept)).toMatchObject([{ contacts: 9, health_reports: 5 }]);
  });

  it('runs as an hourly job', async () => {
    const kept = await makeKept();
    await makeContact(kept, kept.bound);
    await startRecordDeletion(gateway.app);
    await inTenant(gateway.app.dataSource, null, (db) =>
      gateway.app.jobs.send(db, 'forget-records', null),
    );
    await expect.poll(() => idsOf('contact', kept), { timeout: 10_000 }).toEqual([]);
    const schedules = await owner.query('SELECT name, cron FROM pgboss.schedule');
    expect(schedules.rows).toContainEqual({ name: 'forget-records', cron: '7 * * * *' });
  });

  it('does not change keptFrom when the retention is extended', async () => {
    const kept = await makeKept(14);
    await deleteExpiredRecords(gateway.app);
    await owner.query('UPDATE company SET retention_days = 90 WHERE id = $1', [kept.company.id]);
    await makeDue(kept);
    const late = await makeContact(kept, later(kept.bound, -20 * DAY));
    await deleteExpiredRecords(gateway.app);
    const { rows } = await owner.query('SELECT kept_from FROM company WHERE id = $1', [
      kept.company.id,
    ]);
    expect(rows[0].kept_from).toBe(dayOf(kept.bound));
    expect(await idsOf('contact', kept)).toEqual([late]);
  });
});

describe('POST /api/contacts after retention', () => {
  it('stores a record that is too old, and the next run deletes it', async () => {
    const kept = await makeKept();
    await deleteExpiredRecords(gateway.app);
    const days = [32, 45, 300].map((ago) => new Date(Date.now() - ago * DAY));
    const { body } = await gateway.rest(kept.phone, 'POST /contacts', {
      records: days.map((at) => recordOf(kept.cross, at, 10)),
    });
    expect(body.data.accepted).toBe(3);
    await makeDue(kept);
    await deleteExpiredRecords(gateway.app);
    expect(await idsOf('contact', kept)).toEqual([]);
    expect(await runsOf(kept)).toMatchObject([{ contacts: 3 }]);
  });
});

describe('deleteExpiredRecords with insights', () => {
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
    'deletes insights in %s so that the rest equals a recount',
    async (zone) => {
      const kept = await makeKept(30, zone);
      for (const end of [-40 * DAY, -DAY, -HOUR, 5 * MINUTE, HOUR, 2 * DAY])
        await makeContact(kept, later(kept.bound, end), 20);
      for (const end of [-HOUR, HOUR]) await makeCameraBreach(kept, later(kept.bound, end));
      await refreshInsights(gateway.app);
      const before = await figuresOf(kept);
      expect(before[0]!.length).toBeGreaterThan(5);
      await deleteExpiredRecords(gateway.app, 2);
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
      // The contact over midnight into the first kept day also counts in the evening before.
      expect(rows).toHaveLength(3);
    },
  );
});
