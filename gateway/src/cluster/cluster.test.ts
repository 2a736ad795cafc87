import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { inTenant, type Statement, TenantTransaction } from '../database/tenant.js';
import { refreshInsights } from '../features/contacts/insights/refresh.job.js';
import {
  type MadeCompany,
  makeCompany,
  type MadeEmployee,
  makeEmployee,
  recordOf,
} from '../../test/factories.js';
import { startTestGateway, type TestGateway } from '../../test/run-document.js';
import { onEveryNode, shards } from '../../test/cluster.js';
import { giveToPlainOwner } from '../../test/plain-owner.js';
import { layOut } from './lay-out.js';

const workerUrls = inject('workerUrls');
const hour = 60 * 60_000;

/** Needs TEST_CITUS. */
describe.skipIf(workerUrls.length === 0)('a Citus cluster', () => {
  let gateway: TestGateway;
  let owner: Client;
  let made: MadeCompany;
  let ana: MadeEmployee;
  let ben: MadeEmployee;
  let seen: { statement: Statement; values: unknown[] }[];

  beforeAll(async () => {
    gateway = await startTestGateway();
    owner = new Client({ connectionString: gateway.app.ownerUrl });
    await owner.connect();
    made = await makeCompany(gateway.app);
    ana = await makeEmployee(gateway.app, made, { name: 'Ana' });
    ben = await makeEmployee(gateway.app, made, { name: 'Ben' });
    await upload();
    const { rows } = TenantTransaction.prototype;
    vi.spyOn(TenantTransaction.prototype, 'rows').mockImplementation(function rowsSeen(
      this: TenantTransaction,
      statement,
      values = [],
    ) {
      seen.push({ statement, values });
      return rows.call(this, statement, values) as never;
    });
  });
  beforeEach(() => {
    seen = [];
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await owner.end();
    await gateway.stop();
  });

  async function upload(): Promise<void> {
    const records = [1, 26, 50].map((ago) => recordOf(ben, new Date(Date.now() - ago * hour), 30));
    const { body } = await gateway.rest(ana.token, 'POST /contacts', { records });
    expect(body.data.accepted).toBe(3);
  }

  const ask = async (document: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await gateway.graphql(made.token, document, variables);
    expect(errors).toBeUndefined();
    return data;
  };

  /** Counts the shards of each part of the observed statements. */
  async function countShards(): Promise<Record<string, number[]>> {
    const counts: Record<string, number[]> = {};
    for (const { statement, values } of seen) {
      const plan = await inTenant(gateway.app.dataSource, made.company.id, (db) =>
        db.unnamed<{ 'QUERY PLAN': string }>(`EXPLAIN ${statement.text}`, values),
      );
      const text = plan.map((line) => line['QUERY PLAN']).join('\n');
      expect(text).not.toMatch(/repartition/i);
      counts[statement.name] = [...text.matchAll(/Task Count: (\d+)/g)].map(([, count]) =>
        Number(count),
      );
    }
    return counts;
  }

  /** Lists statements that use more than one shard, and those of these names that were not seen or use none. */
  async function listNotOnOneShard(...names: string[]): Promise<string[]> {
    const counts = await countShards();
    const spread = Object.keys(counts).filter((name) => counts[name]!.some((count) => count > 1));
    return [...spread, ...names.filter((name) => !counts[name]?.length)];
  }

  it('answers a trace from one shard', async () => {
    await ask('query ($id: UUID!) { trace(employee: { id: $id }) { from } }', {
      id: ana.employee.id,
    });
    // Citus does not explain this INSERT, whose columns are arrays.
    seen = seen.filter(({ statement }) => statement.name !== 'store-person-reads');
    expect(await listNotOnOneShard('viewer-of-session', 'first-transmissions')).toEqual([]);
  });

  it('stores the records of a phone in one shard', async () => {
    seen = [];
    await upload();
    expect(
      await listNotOnOneShard('people-by-reference', 'store-contacts', 'touch-last-active'),
    ).toEqual([]);
  });

  it('counts and reads insights in one shard', async () => {
    await refreshInsights(gateway.app);
    // Marks of all companies are looked up on all nodes.
    seen = seen.filter(({ statement }) => statement.name !== 'stale-days');
    await ask(
      '{ breachHistory(source: MOBILE) { totals { breaches } byDepartments { breaches } } }',
    );
    expect(
      await listNotOnOneShard(
        'store-insights-of-day',
        'hours-of-breaches',
        'breaches-by-departments',
      ),
    ).toEqual([]);
  });

  it('answers the directory from one shard', async () => {
    await ask('{ employees(search: "an") { items { name department } } }');
    expect(await listNotOnOneShard('viewer-of-session')).toEqual([]);
  });

  it('uses several shards for a statement that does not name the company', async () => {
    seen = [{ statement: { name: 'all', text: 'SELECT count(*) FROM contact' }, values: [] }];
    const { all } = await countShards();
    expect(Math.max(...(all ?? []))).toBeGreaterThan(1);
  });

  it('keeps companies apart on the workers', async () => {
    const other = await makeCompany(gateway.app);
    const found = await inTenant(gateway.app.dataSource, other.company.id, (db) =>
      db.unnamed<{ count: number }>('SELECT count(*) FROM employee'),
    );
    expect(found).toEqual([{ count: 0 }]);
    const nobody = await inTenant(gateway.app.dataSource, null, (db) =>
      db.unnamed<{ count: number }>('SELECT count(*) FROM contact'),
    );
    expect(nobody).toEqual([{ count: 0 }]);
  });

  it('pnpm cluster can be repeated without changes, and distributes an added table', async () => {
    const url = gateway.app.ownerUrl;
    const layout = await layOut(url, shards);
    expect(layout).toMatchObject({
      workers: 2,
      reference: [
        'account',
        'authenticator',
        'company',
        'mail_domain',
        'passkey',
        'plan',
        'recovery_code',
      ],
    });
    expect(layout.local).toEqual(['guide_request', 'migration', 'passkey_challenge', 'rate_limit']);
    expect(await layOut(url, shards)).toEqual(layout);
    // Citus passes a change of a table on as it was sent: each statement by itself.
    for (const statement of [
      `CREATE TABLE visit (
        company_id uuid NOT NULL REFERENCES company (id) ON DELETE CASCADE,
        id uuid NOT NULL,
        note text NOT NULL,
        PRIMARY KEY (company_id, id)
      )`,
      'ALTER TABLE visit ENABLE ROW LEVEL SECURITY',
      'ALTER TABLE visit FORCE ROW LEVEL SECURITY',
      'CREATE POLICY visit_of_company ON visit USING (company_id = current_company())',
      'GRANT SELECT ON visit TO visioncloud_gateway',
    ])
      await owner.query(statement);
    await owner.query(`INSERT INTO visit VALUES ($1, gen_random_uuid(), 'x')`, [made.company.id]);
    expect(await layOut(url, shards)).toEqual({
      ...layout,
      distributed: [...layout.distributed, 'visit'].toSorted(),
    });
    await owner.query('ALTER TABLE visit ADD COLUMN guest text');
    await owner.query('CREATE INDEX visit_note ON visit (company_id, note)');
    await owner.query('ALTER TABLE visit ADD COLUMN employee_id uuid');
    await owner.query(
      'ALTER TABLE visit ADD CONSTRAINT visit_employee_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employee (company_id, id)',
    );
    const found = await inTenant(gateway.app.dataSource, made.company.id, (db) =>
      db.unnamed('SELECT note, guest FROM visit'),
    );
    expect(found).toEqual([{ note: 'x', guest: null }]);
    await owner.query('DROP TABLE visit');
  });

  it('an owner who is no superuser can move a company with all its rows to another node', async () => {
    await giveToPlainOwner(owner);
    // The owner of a database may do so on every node.
    const mayMake = `GRANT CREATE ON SCHEMA public TO owner_of_${owner.database}`;
    await onEveryNode(gateway.app.ownerUrl, mayMake);
    const { id } = made.company;
    const count = `SELECT (SELECT count(*)::int FROM employee WHERE company_id = '${id}') AS people,
      (SELECT count(*)::int FROM contact WHERE company_id = '${id}') AS contacts`;
    const { rows: before } = await owner.query(count);
    const { rows: isolated } = await owner.query<{ shard: number }>(
      `SELECT isolate_tenant_to_new_shard('employee', $1::uuid, 'CASCADE', shard_transfer_mode => 'block_writes') AS shard`,
      [id],
    );
    const { shard } = isolated[0]!;
    const { rows: places } = await owner.query<{ port: number }>(
      'SELECT nodeport AS port FROM citus_shards WHERE shardid = $1',
      [shard],
    );
    const nodes = workerUrls.map((worker) => {
      const { hostname, port } = new URL(worker);
      return { host: hostname, port: Number(port) };
    });
    const from = nodes.find(({ port }) => port === places[0]!.port)!;
    const to = nodes.find((node) => node !== from)!;
    await owner.query(
      `SELECT citus_move_shard_placement($1, $2, $3, $4, $5, shard_transfer_mode => 'block_writes')`,
      [shard, from.host, from.port, to.host, to.port],
    );
    const { rows: after } = await owner.query(count);
    expect(before).toEqual([{ people: 2, contacts: expect.any(Number) }]);
    expect(after).toEqual(before);
    await upload();
  });

  it('pnpm cluster names what an administrator must do for an owner who is no superuser', async () => {
    const name = `owner_of_${owner.database}_new`;
    await owner.query(`CREATE ROLE ${name} LOGIN`);
    await owner.query(`ALTER DATABASE ${owner.database} RESET app.keep_plans`);
    const url = new URL(gateway.app.ownerUrl);
    url.username = name;
    await expect(layOut(url.href, shards)).rejects.toThrow(
      /^Ask an administrator for app.keep_plans = off in the database, as /,
    );
  });
});
