import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { HOUR } from '../../src/durations.js';
import { makeAdministrator } from '../../test/factories.js';
import { startTestGateway, type TestGateway } from '../../test/run-document.js';
import { queryDatabase } from '../lib/database.js';
import { Fleet } from './fleet.js';
import { makeRecords } from './meetings.js';

const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);

let gateway: TestGateway;
let fleet: Fleet;
beforeAll(async () => {
  gateway = await startTestGateway();
  const url = await gateway.server.listen({ port: 0, host: '127.0.0.1' });
  const administrator = await makeAdministrator(gateway.app);
  fleet = await Fleet.signIn({ url, administrator, phones: 40, records: 2500, seed: 7 });
}, 60_000);
afterAll(async () => {
  log.mockRestore();
  await gateway.stop();
});

/** Compares after changes to single records, as the owner of the tables. @returns what was printed. */
async function compareAfter(...statements: string[]): Promise<string> {
  for (const statement of statements) await queryDatabase(gateway.app.ownerUrl, statement);
  log.mockClear();
  await fleet.compare(gateway.app.ownerUrl);
  return log.mock.calls.flat().join('\n');
}

describe('Fleet', () => {
  it('has each record stored once over bad connections', { timeout: 60_000 }, async () => {
    await fleet.upload();
    const { answers, duplicates, rejected } = fleet.ledger;
    // The connections were bad enough.
    expect(new Set(answers.keys())).toEqual(new Set([200, 'none']));
    expect(answers.get('none')).toBeGreaterThan(20);
    expect(duplicates).toBeGreaterThan(200);
    expect(rejected.size).toBeGreaterThan(0);
    expect(await compareAfter()).toMatch(
      /0 lost, 0 twice, 0 different\n.* [1-9]\d* exposed, 0 different\nOK/,
    );
  });

  it('notices lost, doubled, unknown and changed records, and other exposed people', async () => {
    const records = [...fleet.ledger.acknowledged.values()];
    const [gone, twice, copied] = records.map(({ id }) => id);
    // Nobody else is exposed as early in the traced two days by the traced phone 0.
    const [longer] = records
      .filter(({ phone, start }) => phone === 0 && start > Date.now() - 60 * HOUR)
      .toSorted((a, b) => a.start - b.start);
    const columns = 'employee_id, cross_employee_id, end_at, source';
    const copy = (of: string, id: string) =>
      `INSERT INTO contact (company_id, start_at, id, ${columns})
       SELECT company_id, start_at + interval '1 ms', ${id}, ${columns} FROM contact WHERE id = '${of}'`;
    const printed = await compareAfter(
      copy(copied!, 'gen_random_uuid()'),
      copy(twice!, 'id'),
      `UPDATE contact SET end_at = end_at + interval '1 hour' WHERE id = '${longer!.id}'`,
      `DELETE FROM contact WHERE id = '${gone}'`,
    );
    // The copies and the longer one.
    expect(printed).toMatch(/1 lost, 1 twice, 3 different\n.* [1-9]\d* different\n/);
    expect(printed).toMatch(/FAILED: stored records differ .*\nFAILED: exposed people differ/);
  });

  it('generates the same meetings for the same seed only', () => {
    const amounts = { phones: 40, records: 2500 };
    const until = Date.parse('2026-11-01T12:00:00Z');
    const one = makeRecords(amounts, until, 1);
    expect(makeRecords(amounts, until, 1)).toEqual(one);
    expect(makeRecords(amounts, until, 2)[0]).not.toEqual(one[0]);
    expect(new Set(one.map(({ id }) => id)).size).toBe(one.length);
    expect(one.every(({ start, end }) => end > start)).toBe(true);
  });
});
