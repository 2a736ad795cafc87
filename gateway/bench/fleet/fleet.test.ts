import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startInsightsRefresh } from '../../src/features/insights/refresh.job.js';
import { makeAdministrator } from '../../test/factories.js';
import { startTestGateway, type TestGateway } from '../../test/run-document.js';
import { compareLines } from './compare-lines.js';
import { Fleet, type FleetOptions } from './fleet.js';
import { recordsOf } from './meetings.js';

const quiet = () => undefined;
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

describe('a fleet', () => {
  it(
    'is told the truth, over bad lines too, and notices what is lost, changed or doubled',
    {
      timeout: 60_000,
    },
    async () => {
      const fleet = await Fleet.gather(options, quiet);
      await fleet.send(quiet);
      const { ledger } = fleet;
      // The lines were as bad as they should be.
      expect(ledger.unanswered).toBeGreaterThan(20);
      expect(ledger.duplicates).toBeGreaterThan(200);
      expect(ledger.rejected.size).toBeGreaterThan(0);
      expect([...ledger.answers.keys()]).toEqual([200]);
      // Both doors were gone through.
      expect(Math.min(ledger.acceptedOver.REST, ledger.acceptedOver.GraphQL)).toBeGreaterThan(300);

      const good = await fleet.compare(gateway.app.ownerUrl);
      expect(good.store).toEqual({
        inDatabase: ledger.acknowledged.size,
        missing: 0,
        doubled: 0,
        changed: 0,
        unknown: 0,
      });
      expect(good.reports.filter(({ different }) => different > 0)).toEqual([]);
      expect(good.reports.map(({ expected }) => expected > 0)).not.toContain(false);
      expect(good).toMatchObject({ lost: 0, isEqual: true });

      // The longest of all, so that a report must miss it.
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
      expect(bad.store).toMatchObject({ missing: 1, doubled: 1 });
      expect(bad.store!.changed).toBeGreaterThanOrEqual(1);
      expect(bad.lost).toBe(1);
      expect(bad.reports.some(({ different }) => different > 0)).toBe(true);
      expect(bad.isEqual).toBe(false);
      fleet.close();
    },
  );

  it('compares reports item by item', () => {
    expect(compareLines('r', ['a', 'b', 'b'], ['b', 'a', 'b'])).toMatchObject({ different: 0 });
    expect(compareLines('r', ['a', 'b'], ['a'])).toMatchObject({
      different: 1,
      example: "without 'b'",
    });
    expect(compareLines('r', ['a'], ['a', 'a'])).toMatchObject({ different: 1, example: 'a' });
    expect(compareLines('r', ['a'], ['c'])).toMatchObject({ different: 2 });
  });

  it('meets the same people at the same times for a seed, and others for another', () => {
    const clocks = Array.from({ length: 40 }, () => 0);
    const one = recordsOf(amounts, clocks, until, 1);
    expect(recordsOf(amounts, clocks, until, 1)).toEqual(one);
    expect(recordsOf(amounts, clocks, until, 2)[0]).not.toEqual(one[0]);
    expect(new Set(one.map(({ id }) => id)).size).toBe(one.length);
    expect(one.every(({ start, end }) => end > start)).toBe(true);
  });
});

/** Spoils the company's records behind the gateway's back, as the owner of the tables. */
async function change(statement: string): Promise<void> {
  const client = new Client({ connectionString: gateway.app.ownerUrl });
  await client.connect();
  const { rowCount } = await client.query(statement);
  await client.end();
  expect(rowCount).toBe(1);
}
