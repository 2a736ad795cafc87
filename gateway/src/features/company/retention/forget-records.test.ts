import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MemberRole } from '../../../access/role.js';
import { DAY, HOUR, MINUTE } from '../../../durations.js';
import { inTenant } from '../../../database/tenant.js';
import { past } from '../../../../test/database.js';
import { makeMember, recordOf } from '../../../../test/factories.js';
import { addMilliseconds, formatDay, useAgedRecords } from '../../../../test/aged-records.js';
import { startRecordDeletion, deleteExpiredRecords } from './forget-records.job.js';
import { beginRetention, deleteBatch } from './retention.queries.js';

const {
  gateway,
  owner,
  makeAgedCompany,
  makeDue,
  makeContact,
  makeHealth,
  makeCameraBreach,
  makeCase,
  listIds,
  listRuns,
} = useAgedRecords();

describe('deleteExpiredRecords', () => {
  it.each([
    ['Pacific/Auckland', 14],
    ['Pacific/Honolulu', 30],
    ['Asia/Singapore', 60],
  ])('deletes records in %s that ended before the first of %i kept days', async (zone, days) => {
    const aged = await makeAgedCompany(days, zone);
    const other = await makeAgedCompany(365, zone);
    const stays = [
      await makeContact(aged, addMilliseconds(aged.bound, 1)),
      await makeContact(aged, addMilliseconds(aged.bound, DAY)),
    ];
    for (const end of [0, -1, -DAY, -40 * DAY])
      await makeContact(aged, addMilliseconds(aged.bound, end));
    const ofOther = [
      await makeContact(other, aged.bound),
      await makeContact(other, addMilliseconds(aged.bound, -50 * DAY)),
    ];
    const breach = await makeCameraBreach(aged, addMilliseconds(aged.bound, 1));
    await makeCameraBreach(aged, aged.bound);
    const health = await makeHealth(aged, aged.bound);
    await makeHealth(aged, addMilliseconds(aged.bound, -1));
    const cases = [
      await makeCase(aged, null),
      await makeCase(aged, aged.bound),
      await makeCase(other, addMilliseconds(aged.bound, -DAY)),
    ];
    const gone = await makeCase(aged, addMilliseconds(aged.bound, -1));

    const { data } = await gateway.graphql(
      aged.token,
      'query ($days: Int!) { retentionPreview(days: $days) { contacts breaches healthReports cases } }',
      { days },
    );
    expect(data.retentionPreview).toEqual({
      contacts: 4,
      breaches: 1,
      healthReports: 1,
      cases: 1,
    });
    await deleteExpiredRecords(gateway.app);
    expect((await listIds('contact', aged)).toSorted()).toEqual(stays.toSorted());
    expect(await listIds('camera_breach', aged)).toEqual([breach]);
    expect(await listIds('health_record', aged)).toEqual([health]);
    expect((await listIds('disease_case', aged)).toSorted()).toEqual(cases.slice(0, 2).toSorted());
    expect(await listIds('disease_case', other)).toEqual(cases.slice(2));
    expect((await listIds('case_entry', aged)).includes(gone)).toBe(false);
    expect((await listIds('contact', other)).toSorted()).toEqual(ofOther.toSorted());
    const { rows } = await owner.query(
      `SELECT kept_from, forgotten_before, ((now() AT TIME ZONE time_zone)::date - $2::int)::date AS expected,
         retention_due_at > now() AND retention_due_at <= now() + interval '26 hours' AS "isTomorrow",
         (retention_due_at AT TIME ZONE time_zone)::time::text AS clock FROM company WHERE id = $1`,
      [aged.company.id, days],
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
    expect(await listRuns(aged)).toEqual([
      { kept_from: expected, contacts: 4, breaches: 1, health_reports: 1, figures: 0, cases: 1 },
    ]);
    expect(await listRuns(other)).toEqual([]);
  });

  it('deletes nothing that ended on the first kept day, and the preview counts nothing', async () => {
    const aged = await makeAgedCompany(30, 'Asia/Singapore');
    await makeContact(aged, addMilliseconds(aged.bound, 1));
    await makeCameraBreach(aged, addMilliseconds(aged.bound, 1));
    await makeHealth(aged, aged.bound);
    await makeCase(aged, aged.bound);
    const asked = Date.now();
    const { data } = await gateway.graphql(
      aged.token,
      '{ retentionPreview(days: 30) { goesAt oldestDay contacts breaches healthReports cases } }',
    );
    const { goesAt, ...counts } = data.retentionPreview;
    expect(counts).toEqual({
      oldestDay: null,
      contacts: 0,
      breaches: 0,
      healthReports: 0,
      cases: 0,
    });
    // The deletion has been due for a millisecond.
    expect(Date.parse(goesAt)).toBeGreaterThanOrEqual(asked);
    await deleteExpiredRecords(gateway.app);
    const tables = ['contact', 'camera_breach', 'health_record', 'disease_case'];
    const left = await Promise.all(tables.map((table) => listIds(table, aged)));
    expect(left.map((ids) => ids.length)).toEqual([1, 1, 1, 1]);
  });

  it('keeps contacts told by hand and their records as long as their case, as previewed', async () => {
    const aged = await makeAgedCompany();
    const [open, closed] = [
      await makeCase(aged, null),
      await makeCase(aged, addMilliseconds(aged.bound, -1)),
    ];
    const tell = async (caseId: string, endedAt: Date, isVisitor = false): Promise<string> => {
      const id = randomUUID();
      const startedAt = addMilliseconds(endedAt, -MINUTE);
      const [person, other] = aged.people;
      const who = isVisitor ? [null, 'Vera', '1', ''] : [other, null, null, null];
      await owner.query(
        `INSERT INTO manual_contact (company_id, id, case_id, employee_id, visitor_name, visitor_phone, visitor_company, start_at, end_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [aged.company.id, id, caseId, ...who, startedAt, endedAt],
      );
      if (!isVisitor)
        await owner.query(
          `INSERT INTO contact (company_id, id, source, employee_id, cross_employee_id, start_at, end_at)
           VALUES ($1, $2, 'manual', $3, $4, $5, $6)`,
          [aged.company.id, id, person, other, startedAt, endedAt],
        );
      return id;
    };
    const kept = [
      await tell(open, addMilliseconds(aged.bound, -5 * DAY)),
      await tell(open, addMilliseconds(aged.bound, -2 * DAY), true),
    ];
    // Goes with its case.
    await tell(closed, addMilliseconds(aged.bound, -4 * DAY));
    // Has no record any more, and is not counted.
    const withdrawn = await tell(open, addMilliseconds(aged.bound, -3 * DAY), true);
    await owner.query('UPDATE manual_contact SET taken_back_at = now() WHERE id = $1', [withdrawn]);
    kept.push(withdrawn);
    const previewed = await gateway.graphql(
      aged.token,
      '{ retentionPreview(days: 30) { oldestDay contacts keptContacts cases } }',
    );
    expect(previewed.data.retentionPreview).toEqual({
      oldestDay: formatDay(addMilliseconds(aged.bound, -4 * DAY - MINUTE)),
      contacts: 1,
      keptContacts: 2,
      cases: 1,
    });
    const { token } = await makeMember(gateway.app, aged, MemberRole.DIRECTORY_MANAGER);
    const withoutHealth = await gateway.graphql(
      token,
      '{ retentionPreview(days: 30) { oldestDay contacts keptContacts cases } }',
    );
    expect(withoutHealth.data.retentionPreview).toEqual({
      oldestDay: null,
      contacts: 0,
      keptContacts: null,
      cases: null,
    });
    await deleteExpiredRecords(gateway.app);
    expect((await listIds('manual_contact', aged)).toSorted()).toEqual(kept.toSorted());
    expect(await listIds('contact', aged)).toEqual([kept[0]]);
    expect(await listRuns(aged)).toMatchObject([{ contacts: 1, cases: 1 }]);
    await owner.query(
      "UPDATE disease_case SET closed_at = $2, outcome = 'RECOVERED' WHERE company_id = $1",
      [aged.company.id, addMilliseconds(aged.bound, -1)],
    );
    await makeDue(aged);
    await deleteExpiredRecords(gateway.app);
    expect(await listIds('manual_contact', aged)).toEqual([]);
    expect(await listIds('contact', aged)).toEqual([]);
  });

  it('deletes contests that ended before the first kept day', async () => {
    const aged = await makeAgedCompany();
    const [one, other] = aged.people;
    const made: string[] = [];
    for (const end of [aged.bound, addMilliseconds(aged.bound, 1)]) {
      const id = randomUUID();
      made.push(id);
      await owner.query(
        `INSERT INTO contest (company_id, id, person_id, other_id, source, from_at, until_at, reason, state)
         VALUES ($1, $2, least($3::uuid, $4), greatest($3, $4), 'mobile', $5, $6, 'PROTECTED', 'IN_FORCE')`,
        [aged.company.id, id, one, other, addMilliseconds(end, -MINUTE), end],
      );
    }
    await deleteExpiredRecords(gateway.app);
    expect(await listIds('contest', aged)).toEqual(made.slice(1));
  });

  it('deletes follow-ups and notices of people who are not exposed by a remaining case', async () => {
    const aged = await makeAgedCompany();
    const [one, other] = aged.people;
    const open = await makeCase(aged, null);
    await owner.query(
      `INSERT INTO case_exposure (company_id, case_id, employee_id, level, exposed_at, last_exposed_at, minutes, source)
       VALUES ($1, $2, $3, 1, now(), now(), 20, 'mobile')`,
      [aged.company.id, open, other],
    );
    const made: string[] = [];
    for (const [employeeId, disease, at] of [
      [one, 'COVID_19', addMilliseconds(aged.bound, -1)],
      [one, 'MEASLES', aged.bound],
      [other, 'COVID_19', addMilliseconds(aged.bound, -1)],
    ] as const) {
      const id = randomUUID();
      made.push(id);
      await owner.query(
        `INSERT INTO follow_up_act (company_id, id, employee_id, disease, kind, batch_id, done_at)
         VALUES ($1, $2, $3, $4, 'NOTE', $2, $5)`,
        [aged.company.id, id, employeeId, disease, at],
      );
      await owner.query(
        `INSERT INTO follow_up (company_id, id, employee_id, disease, state, reason, owes_correction, changed_at)
         VALUES ($1, $2, $3, $4, 'RELEASED', '', false, $5)`,
        [aged.company.id, id, employeeId, disease, at],
      );
      await owner.query(
        `INSERT INTO notice (company_id, id, employee_id, disease, kind, round, detail, candidate_ids, subject, text, mail_id, sent_at)
         VALUES ($1, $2, $3, $4, 'EXPOSURE', 0, 'NO_TIME', '{}', '', '', $2, $5)`,
        [aged.company.id, id, employeeId, disease, at],
      );
    }
    await deleteExpiredRecords(gateway.app);
    for (const table of ['follow_up', 'follow_up_act', 'notice'])
      expect((await listIds(table, aged)).toSorted()).toEqual(made.slice(1).toSorted());
  });

  it('skips companies that are not due or past their deletion date', async () => {
    const [early, leaving] = [await makeAgedCompany(), await makeAgedCompany()];
    await owner.query(
      `UPDATE company SET retention_due_at = now() + interval '1 minute' WHERE id = $1`,
      [early.company.id],
    );
    await owner.query(`UPDATE company SET deletion_at = ${past} WHERE id = $1`, [
      leaving.company.id,
    ]);
    for (const each of [early, leaving])
      await makeContact(each, addMilliseconds(each.bound, -HOUR));
    await deleteExpiredRecords(gateway.app);
    expect(await listIds('contact', early)).toHaveLength(1);
    expect(await listIds('contact', leaving)).toHaveLength(1);
    await makeDue(early);
    await deleteExpiredRecords(gateway.app);
    expect(await listIds('contact', early)).toHaveLength(0);
  });

  it('continues after an interruption and counts each record once with concurrent processes', async () => {
    const aged = await makeAgedCompany();
    await makeAgedCompany(365).then((other) =>
      makeContact(other, addMilliseconds(aged.bound, -HOUR)),
    );
    for (let each = 0; each < 9; each += 1)
      await makeContact(aged, addMilliseconds(aged.bound, -each * HOUR));
    for (let each = 0; each < 5; each += 1)
      await makeHealth(aged, addMilliseconds(aged.bound, -1 - each * DAY));
    await inTenant(gateway.app.dataSource, null, beginRetention);
    const isDone = await inTenant(gateway.app.dataSource, aged.company.id, (db) =>
      deleteBatch(db, aged.company.id, 4),
    );
    expect(isDone).toBe(false);
    expect(await listIds('contact', aged)).toHaveLength(5);
    await Promise.all([1, 2, 3].map(() => deleteExpiredRecords(gateway.app, 2)));
    expect(await listIds('contact', aged)).toEqual([]);
    expect(await listRuns(aged)).toMatchObject([{ contacts: 9, health_reports: 5 }]);
  });

  it('fails if expired days cannot be dropped, and still deletes the records of each company', async () => {
    const aged = await makeAgedCompany();
    await makeContact(aged, aged.bound);
    await owner.query('ALTER FUNCTION drop_contact_day RENAME TO unavailable');
    await expect(deleteExpiredRecords(gateway.app)).rejects.toThrow(
      'Expired records could not be deleted',
    );
    expect(await listIds('contact', aged)).toEqual([]);
  });

  it('runs as an hourly job', async () => {
    const aged = await makeAgedCompany();
    await makeContact(aged, aged.bound);
    await startRecordDeletion(gateway.app);
    await inTenant(gateway.app.dataSource, null, (db) =>
      gateway.app.jobs.send(db, 'forget-records', null),
    );
    await expect.poll(() => listIds('contact', aged), { timeout: 10_000 }).toEqual([]);
    const schedules = await owner.query('SELECT name, cron FROM pgboss.schedule');
    expect(schedules.rows).toContainEqual({ name: 'forget-records', cron: '7 * * * *' });
  });

  it('does not change keptFrom when the retention is extended', async () => {
    const aged = await makeAgedCompany(14);
    await deleteExpiredRecords(gateway.app);
    await owner.query('UPDATE company SET retention_days = 90 WHERE id = $1', [aged.company.id]);
    await makeDue(aged);
    const late = await makeContact(aged, addMilliseconds(aged.bound, -20 * DAY));
    await deleteExpiredRecords(gateway.app);
    const { rows } = await owner.query('SELECT kept_from FROM company WHERE id = $1', [
      aged.company.id,
    ]);
    expect(rows[0].kept_from).toBe(formatDay(aged.bound));
    expect(await listIds('contact', aged)).toEqual([late]);
  });
});

describe('POST /api/contacts after retention', () => {
  it('holds a record that is too old, and the next run deletes it', async () => {
    const aged = await makeAgedCompany();
    await deleteExpiredRecords(gateway.app);
    const days = [32, 45, 300].map((ago) => new Date(Date.now() - ago * DAY));
    const { body } = await gateway.rest(aged.phone, 'POST /contacts', {
      records: days.map((at) => recordOf(aged.cross, at, 10)),
    });
    expect(body.data).toMatchObject({ accepted: 3, held: 3 });
    expect(await listIds('contact', aged)).toEqual([]);
    expect(await listIds('held_record', aged)).toHaveLength(3);
    await makeDue(aged);
    await deleteExpiredRecords(gateway.app);
    expect(await listIds('held_record', aged)).toEqual([]);
  });
});

describe('retentionPreview', () => {
  it.each([
    ['contact', makeContact, 0],
    ['camera breach', makeCameraBreach, 0],
    ['health report', makeHealth, -1],
    ['case', makeCase, -1],
  ])('returns the oldest day on which a %s would be deleted', async (_kind, make, lastEnd) => {
    const aged = await makeAgedCompany();
    for (const end of [lastEnd, lastEnd - 10 * DAY]) {
      await make(aged, addMilliseconds(aged.bound, end));
      const { data } = await gateway.graphql(
        aged.token,
        '{ retentionPreview(days: 30) { oldestDay } }',
      );
      const day = formatDay(addMilliseconds(aged.bound, end - HOUR));
      expect(data.retentionPreview.oldestDay).toBe(day);
    }
  });
});
