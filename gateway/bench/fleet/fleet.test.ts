import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startInsightsRefresh } from '../../src/features/contacts/insights/refresh.job.js';
import { makeAdministrator } from '../../test/factories.js';
import { startTestGateway, type TestGateway } from '../../test/run-document.js';
import { Fleet, type FleetOptions } from './fleet.js';
import { makeRecords } from './meetings.js';
import { compareItems } from './reports.js';

const amounts = { phones: 40, records: 2500, days: 3 };
const until = Math.floor(Date.now() / 1000) * 1000 - 20 * 60_000;

let gateway: TestGateway;
let options: FleetOptions;
let stopInsights: () => Promise<void>;
beforeAll(async () => {
  gateway = await startTestGateway();
  stopInsights = startInsightsRefresh(gateway.app);
  const url = await gateway.server.listen({ port: 0, host: '127.0.0.1' });
  const administrator = await makeAdministrator(gateway.app);
  options = {
    ...amounts,
    url,
    seed: 7,
    faults: true,
    atOnce: 16,
    until,
    company: { administrator },
  };
});
afterAll(async () => {
  await stopInsights();
  await gateway.stop();
});

describe('Fleet', () => {
  it(
    'finds equal records and reports over bad connections, and notices lost, changed and doubled records',
    {
      timeout: 60_000,
    },
    async () => {
      const fleet = await Fleet.signIn(options);
      await fleet.upload();
      const { ledger } = fleet;
      // The connections were bad enough.
      expect(ledger.unanswered).toBeGreaterThan(20);
      expect(ledger.duplicates).toBeGreaterThan(200);
      expect(ledger.rejected.size).toBeGreaterThan(0);
      expect([...ledger.answers.keys()]).toEqual([200]);
      expect(Math.min(ledger.acceptedOver.REST, ledger.acceptedOver.GraphQL)).toBeGreaterThan(300);

      const good = await fleet.compare(gateway.app.ownerUrl);
      expect(good.stored).toEqual({
        rows: ledger.acknowledged.size,
        missing: 0,
        doubled: 0,
        changed: 0,
        unknown: 0,
      });
      expect(good.reports.filter(({ different }) => different > 0)).toEqual([]);
      expect(good.reports.map(({ expected }) => expected > 0)).not.toContain(false);
      expect(good).toMatchObject({ lost: 0, isEqual: true });

      // The longest ones, so that reports must differ.
      const records = [...ledger.acknowledged.values()];
      const ids = records
        .toSorted((a, b) => b.end - b.start - (a.end - a.start))
        .map(({ id }) => id);
      const [gone, twice, longer] = [ids[0]!, ids[1]!, ids[2]!];
      await change(`DELETE FROM contact WHERE id = '${gone}'`);
      await change(`INSERT INTO contact (company_id, start_at, id, employee_id, cross_employee_id, end_at, source)
      SELECT company_id, start_at + interval '1 ms', id, employee_id, cross_employee_id, end_at, source
      FROM contact WHERE id = '${twice}'`);
      const until = new Date(ledger.acknowledged.get(longer)!.end + 60_000).toISOString();
      await change(`UPDATE contact SET end_at = '${until}' WHERE id = '${longer}'`);
      const bad = await fleet.compare(gateway.app.ownerUrl);
      expect(bad.stored).toMatchObject({ missing: 1, doubled: 1 });
      expect(bad.stored!.changed).toBeGreaterThanOrEqual(1);
      expect(bad.lost).toBe(1);
      expect(bad.reports.some(({ different }) => different > 0)).toBe(true);
      expect(bad.isEqual).toBe(false);
      fleet.close();
    },
  );

  it('compares reports item by item', () => {
    const items = (...ids: string[]) => ids.map((id) => ({ id }));
    const compare = (expected: string[], reported: string[]) =>
      compareItems('r', items(...expected), items(...reported));
    expect(compare(['a', 'b', 'b'], ['b', 'a', 'b'])).toMatchObject({ different: 0 });
    expect(compare(['a', 'b'], ['a'])).toMatchObject({ different: 1, example: 'missing id b' });
    expect(compare(['a'], ['a', 'a'])).toMatchObject({ different: 1, example: 'surplus id a' });
    expect(compare(['a'], ['c'])).toMatchObject({ different: 2 });
  });

  it('generates the same meetings for the same seed only', () => {
    const clocks = Array.from({ length: 40 }, () => 0);
    const one = makeRecords(amounts, clocks, until, 1);
    expect(makeRecords(amounts, clocks, until, 1)).toEqual(one);
    expect(makeRecords(amounts, clocks, until, 2)[0]).not.toEqual(one[0]);
    expect(new Set(one.map(({ id }) => id)).size).toBe(one.length);
    expect(one.every(({ start, end }) => end > start)).toBe(true);
  });
});

/** Changes one record as the owner of the tables. */
async function change(statement: string): Promise<void> {
  const client = new Client({ connectionString: gateway.app.ownerUrl });
  await client.connect();
  const { rowCount } = await client.query(statement);
  await client.end();
  expect(rowCount).toBe(1);
}
