import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../durations.js';
import { inTenant, poolOf } from '../../../database/tenant.js';
import { storeContacts } from '../../contacts/records/upload.queries.js';
import {
  addMilliseconds,
  contactTableName,
  useAgedRecords,
} from '../../../../test/aged-records.js';
import { deleteExpiredRecords } from './forget-records.job.js';

const {
  gateway,
  owner,
  makeAgedCompany,
  makeDue,
  makeContact,
  listIds,
  listRuns,
  listContactTables,
} = useAgedRecords();

describe('dropContactDay', () => {
  it('drops a day that no company keeps, counts its records and keeps those that end in a kept day', async () => {
    const [aged, other] = [await makeAgedCompany(), await makeAgedCompany()];
    const [oldest] = await listContactTables();
    const last = addMilliseconds(aged.bound, -DAY);
    await owner.query('SELECT make_contact_days(7)');
    for (let each = 0; each < 3; each += 1)
      await makeContact(aged, addMilliseconds(aged.bound, -each * HOUR));
    await makeContact(other, addMilliseconds(aged.bound, -HOUR));
    const over = await makeContact(other, addMilliseconds(aged.bound, 5 * MINUTE));
    await deleteExpiredRecords(gateway.app);
    const days = await listContactTables();
    expect(oldest! <= contactTableName(last)).toBe(true);
    expect(days).not.toContain(contactTableName(last));
    expect(days[0]).toBe(contactTableName(aged.bound));
    expect(days.at(-1)).toBe('contact_older');
    expect(await listIds('contact', aged)).toEqual([]);
    expect(await listIds('contact', other)).toEqual([over]);
    expect(await listRuns(aged)).toMatchObject([{ contacts: 3 }]);
    expect(await listRuns(other)).toMatchObject([{ contacts: 1 }]);

    // Later days are still made, and late records of a dropped day are still stored.
    await poolOf(gateway.app.dataSource).query('SELECT make_contact_days(7)');
    expect(await listContactTables()).toEqual(days);
    await makeContact(aged, addMilliseconds(last, HOUR));
    const { rows } = await owner.query('SELECT count(*)::int AS count FROM contact_older');
    expect(rows).toEqual([{ count: 2 }]);
  });

  it('loses no record that is stored at the same time, and counts each deleted one', async () => {
    const aged = await makeAgedCompany(14);
    for (let each = 0; each < 50; each += 1)
      await makeContact(aged, addMilliseconds(aged.bound, -each * 7 * HOUR - 1));
    // Uploads hold such old records; released ones are stored like these.
    const store = async (each: number) => {
      const records = Array.from({ length: 40 }, (_, index) => {
        const start = Date.now() - (16 + ((index * 5 + each) % 20)) * DAY;
        const [employeeId, crossEmployeeId] = aged.people;
        const end = start + 10 * MINUTE;
        return { id: randomUUID(), start, end, distance: null, employeeId, crossEmployeeId };
      });
      const stored = await inTenant(gateway.app.dataSource, aged.company.id, (db) =>
        storeContacts(db, aged.company.id, records),
      );
      return stored.size;
    };
    const [accepted] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, (_, each) => store(each))),
      deleteExpiredRecords(gateway.app, 20),
      deleteExpiredRecords(gateway.app, 20),
    ]);
    expect(accepted).toEqual(Array(6).fill(40));
    const [run] = await listRuns(aged);
    expect(run.contacts + (await listIds('contact', aged)).length).toBe(50 + 6 * 40);
    await makeDue(aged);
    await deleteExpiredRecords(gateway.app);
    expect(await listRuns(aged)).toMatchObject([{ contacts: 50 + 6 * 40 }]);
  });

  it('does not drop a day while a company keeps its records', async () => {
    const [aged, longer] = [await makeAgedCompany(14), await makeAgedCompany(60)];
    const at = addMilliseconds(aged.bound, -HOUR);
    const stays = await makeContact(longer, at);
    await makeContact(aged, at);
    await deleteExpiredRecords(gateway.app);
    expect(await listContactTables()).toContain(contactTableName(at));
    expect(await listIds('contact', longer)).toEqual([stays]);
    expect(await listIds('contact', aged)).toEqual([]);
  });

  it('does not drop a day while the table is locked', async () => {
    const aged = await makeAgedCompany(14);
    const reader = new Client({ connectionString: gateway.app.ownerUrl });
    await reader.connect();
    await reader.query('BEGIN');
    await reader.query('SELECT count(*) FROM contact');
    const [oldest] = await listContactTables();
    await deleteExpiredRecords(gateway.app);
    expect((await listContactTables())[0]).toBe(oldest);
    await reader.query('COMMIT');
    await reader.end();
    // The next run drops it, although no company is due.
    await deleteExpiredRecords(gateway.app);
    expect((await listContactTables())[0]).toBe(contactTableName(aged.bound));
  });
});

describe('make_contact_days', () => {
  it('sets autovacuum to freeze and analyse days early, since their rows never change', async () => {
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

describe('role of the gateway', () => {
  it('can remove records only by calling the two functions', async () => {
    const pool = poolOf(gateway.app.dataSource);
    const [oldest] = await listContactTables();
    for (const text of [
      `DELETE FROM ${oldest}`,
      'DELETE FROM camera_breach',
      'DELETE FROM retention_run',
      'UPDATE retention_run SET contacts = 0',
      `DROP TABLE ${oldest}`,
      `SELECT note_forgotten('${randomUUID()}', 0, 0, 0, 0, 0)`,
    ])
      await expect(pool.query(text)).rejects.toThrow(/permission denied|must be owner/);
  });
});
