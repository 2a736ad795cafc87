import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { inTenant, type Statement, TenantTransaction } from '../database/tenant.js';
import { refreshInsights } from '../features/insights/refresh.job.js';
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

/** Needs TEST_CITUS: three nodes are not brought along. */
describe.skipIf(workerUrls.length === 0)('on a cluster', () => {
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

  /** How many pieces the parts of each statement that was seen go to, by its name. */
  async function piecesOfEach(): Promise<Record<string, number[]>> {
    const pieces: Record<string, number[]> = {};
    for (const { statement, values } of seen) {
      const plan = await inTenant(gateway.app.dataSource, made.company.id, (db) =>
        db.unnamed<{ 'QUERY PLAN': string }>(`EXPLAIN ${statement.text}`, values),
      );
      const text = plan.map((line) => line['QUERY PLAN']).join('\n');
      expect(text).not.toMatch(/repartition/i);
      pieces[statement.name] = [...text.matchAll(/Task Count: (\d+)/g)].map(([, count]) =>
        Number(count),
      );
    }
    return pieces;
  }

  /** Which of the statements that were seen go to more than one piece, and which of these names were not seen, or go nowhere? */
  async function notOnOneNode(...names: string[]): Promise<string[]> {
    const pieces = await piecesOfEach();
    const spread = Object.keys(pieces).filter((name) => pieces[name]!.some((count) => count > 1));
    return [...spread, ...names.filter((name) => !pieces[name]?.length)];
  }

  it('a trace asks one node', async () => {
    await ask('query ($id: String!) { trace(employeeId: $id) { from } }', { id: ana.employee.id });
    expect(await notOnOneNode('viewer-of-session', 'first-transmissions')).toEqual([]);
  });

  it('records of a phone go to one node', async () => {
    seen = [];
    await upload();
    expect(await notOnOneNode('people-meant', 'store-contacts', 'phones-heard')).toEqual([]);
  });

  it('insights are worked out and read on one node', async () => {
    await refreshInsights(gateway.app);
    // The marks of all companies are looked for on all nodes.
    seen = seen.filter(({ statement }) => statement.name !== 'marked-pieces');
    await ask(
      '{ breachHistory(source: MOBILE) { totals { breaches } byDepartments { breaches } } }',
    );
    expect(
      await notOnOneNode('store-insights-of-day', 'hours-of-breaches', 'breaches-by-departments'),
    ).toEqual([]);
  });

  it('the directory asks one node', async () => {
    await ask('{ employees(search: "an") { items { name department } } }');
    expect(await notOnOneNode('viewer-of-session')).toEqual([]);
  });

  it('a statement that forgets the company is found out', async () => {
    seen = [{ statement: { name: 'all', text: 'SELECT count(*) FROM contact' }, values: [] }];
    const { all } = await piecesOfEach();
    expect(Math.max(...(all ?? []))).toBeGreaterThan(1);
  });

  it('the workers hold one company apart from another', async () => {
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

  it('is laid out again with nothing to do, and with a table that came later', async () => {
    const url = gateway.app.ownerUrl;
    const layout = await layOut(url, shards);
    expect(layout).toMatchObject({ workers: 2, reference: ['account', 'company', 'plan'] });
    expect(layout.local).toEqual(['guide_request', 'migration', 'rate_limit']);
    expect(await layOut(url, shards)).toEqual(layout);
    // What changes a table goes to the nodes as it was sent: each statement by itself.
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
      distributed: [...layout.distributed, 'visit'],
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

  it('a company moves to another node with all its rows, also where its owner is no superuser', async () => {
    await giveToPlainOwner(owner);
    // As whoever owns the database may do on every node.
    const mayMake = `GRANT CREATE ON SCHEMA public TO owner_of_${owner.database}`;
    await onEveryNode(gateway.app.ownerUrl, mayMake);
    const { id } = made.company;
    const count = `SELECT (SELECT count(*)::int FROM employee WHERE company_id = '${id}') AS people,
      (SELECT count(*)::int FROM contact WHERE company_id = '${id}') AS contacts`;
    const { rows: before } = await owner.query(count);
    const { rows: isolated } = await owner.query<{ piece: number }>(
      `SELECT isolate_tenant_to_new_shard('employee', $1::uuid, 'CASCADE', shard_transfer_mode => 'block_writes') AS piece`,
      [id],
    );
    const { piece } = isolated[0]!;
    const { rows: places } = await owner.query<{ port: number }>(
      'SELECT nodeport AS port FROM citus_shards WHERE shardid = $1',
      [piece],
    );
    const nodes = workerUrls.map((worker) => {
      const { hostname, port } = new URL(worker);
      return { host: hostname, port: Number(port) };
    });
    const from = nodes.find(({ port }) => port === places[0]!.port)!;
    const to = nodes.find((node) => node !== from)!;
    await owner.query(
      `SELECT citus_move_shard_placement($1, $2, $3, $4, $5, shard_transfer_mode => 'block_writes')`,
      [piece, from.host, from.port, to.host, to.port],
    );
    const { rows: after } = await owner.query(count);
    expect(before).toEqual([{ people: 2, contacts: expect.any(Number) }]);
    expect(after).toEqual(before);
    await upload();
  });

  it('an owner who is no superuser is told what an administrator has to do', async () => {
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
