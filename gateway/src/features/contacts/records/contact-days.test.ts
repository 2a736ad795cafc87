import { Client } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { DAY, HOUR } from '../../../durations.js';
import { contactTableName, useAgedRecords } from '../../../../test/aged-records.js';
import { startContactPartitions } from './contact-days.job.js';

const { gateway, owner, listContactTables } = useAgedRecords();

const dayAhead = (days: number) => contactTableName(new Date(Date.now() + days * DAY));
const dropLastDay = () => owner.query(`DROP TABLE IF EXISTS ${dayAhead(7)}`);

describe('startContactPartitions', () => {
  it('creates the partitions of the next 7 days', async () => {
    await dropLastDay();
    const stop = await startContactPartitions(gateway.app);
    stop();
    const tables = await listContactTables();
    expect(tables).toContain(dayAhead(7));
    expect(tables).not.toContain(dayAhead(8));
  });

  it('starts during a long read of the contacts and creates the missing partition an hour later', async () => {
    await dropLastDay();
    const reader = new Client({ connectionString: gateway.app.ownerUrl });
    await reader.connect();
    await reader.query('BEGIN');
    await reader.query('SELECT count(*) FROM contact');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const stop = await startContactPartitions(gateway.app);
      expect(await listContactTables()).not.toContain(dayAhead(7));
      await reader.query('COMMIT');
      vi.advanceTimersByTime(HOUR);
      await expect.poll(listContactTables, { timeout: 10_000 }).toContain(dayAhead(7));
      stop();
    } finally {
      vi.useRealTimers();
      await reader.end();
    }
  });

  it('fails if partitions cannot be created for any other reason', async () => {
    await owner.query('DROP FUNCTION make_contact_days(integer)');
    await expect(startContactPartitions(gateway.app)).rejects.toThrow(/make_contact_days/);
  });
});
