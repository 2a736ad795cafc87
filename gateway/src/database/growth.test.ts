import { escapeLiteral, type Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { listAuditActors, listAuditEntries } from '../features/company/log/audit-log.queries.js';
import { CaseOrder } from '../features/cases/register/case.inputs.js';
import {
  findStoredCase,
  listCases,
  listEntriesOfCases,
} from '../features/cases/register/case-list.queries.js';
import { listChanges } from '../features/people/changes/directory-change.queries.js';
import { listEmployeeChanges } from '../features/people/directory/employee-change.js';
import { countEmployees } from '../features/people/directory/directory-page.queries.js';
import { listDiseaseChanges } from '../features/cases/diseases/disease.queries.js';
import { listGuideRequests } from '../features/provider/guide-request.queries.js';
import { countActive, countSafe } from '../features/contacts/insights/insights.queries.js';
import { DAY } from '../durations.js';
import {
  listContests,
  listContestsOfRequests,
} from '../features/cases/contests/contest.queries.js';
import { hasAct } from '../features/cases/follow-up/follow-up-list.queries.js';
import { findMarkedCases } from '../features/cases/follow-up/recount.queries.js';
import {
  listInformedPeople,
  listNoticesAbout,
} from '../features/cases/notices/notice-plan.queries.js';
import { listMails } from '../features/provider/mail.queries.js';
import { listOrders } from '../features/company/orders/order.queries.js';
import { listRetentionRuns } from '../features/company/retention/retention.queries.js';
import { findPairRecords } from '../features/contacts/tracing/pair-records.queries.js';
import { findFirstTransmissions } from '../features/contacts/tracing/tracing.queries.js';
import { fillHistory, history } from '../../test/company-history.js';
import { startTestApp, type TestApp } from '../../test/database.js';
import { type MadeCompany, makeCompany, makeEmployee } from '../../test/factories.js';
import { makeRows } from '../../test/rows.js';
import { inTenant, providerTenant, type Rows, type TenantTransaction } from './tenant.js';
import { DiseaseCode } from '../validation/disease-code.js';
import { listStatusHistories } from '../features/people/directory/stored-status.queries.js';

/** Blocks of 8 KB that a page may read: some of an index and some of its rows, where a history has some thousand. */
const maxBlocks = 100;
/** Plans for these values, and for any values. The node of a cluster gets the values each time, and plans for them. */
const plans =
  inject('workerUrls').length > 0
    ? ['force_custom_plan']
    : ['force_custom_plan', 'force_generic_plan'];

let app: TestApp;
let owner: Pool;
let made: MadeCompany;
let other: MadeCompany;
let employeeId: string;
let firstCaseId: string;
beforeAll(async () => {
  app = await startTestApp();
  made = await makeCompany(app);
  other = await makeCompany(app);
  const { employee } = await makeEmployee(app, made);
  employeeId = employee.id;
  owner = app.owner;
  ({ tables: filled, firstCaseId } = await fillHistory(owner, made.company.id, employeeId));
  await owner.query(
    `INSERT INTO audit_entry (company_id, id, action, address) VALUES ($1, gen_random_uuid(), 'PLAN_CHANGED', '')`,
    [other.company.id],
  );
}, 120_000);
afterAll(() => app.stop());

/** Tables of a company that the tests do not fill. A new table of the catalogue has to be filled or named here. */
const unfilled = {
  'as many rows as there are people, phones, members or things that somebody has set up': [
    'access_change api_key camera case_counter company_disease employee_photo employee_status follow_up former_employee identity_provider',
    'immunity_evidence mail_domain member member_invitation provisioned_member single_sign_on_link time_metric webhook',
  ],
  'deleted once they have served': [
    'app_code_part app_code_person app_code_run app_invitation directory_import directory_import_file',
    'directory_import_lines directory_import_row insight_mark mailed_link session single_sign_on_attempt',
    'call_claim follow_up_seen erasure',
  ],
  'as many rows as a case, a change or a day has, and read by its key': [
    'case_carrier case_exposure contest_request directory_change_person exact_record_request held_record',
    'insight_department_day insight_hour insight_room_day manual_contact webhook_delivery',
  ],
  'partitioned or deleted by day': ['camera_breach contact health_record inbox_mark'],
};
let filled: string[];

/**
 * Returns the blocks that a statement read according to its plan, whose first line about them has the total. On a cluster each shard
 * has a plan of its own, and the maximum counts.
 */
function blocksIn(plan: string): number {
  const shards = plan.replace(/Planning:\n\s+Buffers.*/g, '').split(/->  Task\n/);
  const counts = shards.map((shard) => {
    const [, read = ''] = /Buffers: shared(.*)/.exec(shard) ?? [];
    return [...read.matchAll(/(?:hit|read)=(\d+)/g)].reduce((sum, [, n]) => sum + Number(n), 0);
  });
  return Math.max(...counts);
}

type Value = string | number | Date | null | readonly (string | number)[];

function literal(value: Value): string {
  if (value === null) return 'NULL';
  if (value instanceof Date) return escapeLiteral(value.toISOString());
  return escapeLiteral(typeof value === 'object' ? `{${value.join(',')}}` : String(value));
}

const explain = 'EXPLAIN (ANALYZE, BUFFERS)';

/** Tables of the last days that there are, the last one first. */
async function daysAhead(): Promise<{ name: string; start: Date }[]> {
  await owner.query('SELECT make_contact_days(8)');
  const { rows } = await owner.query<{ name: string; start: Date }>(`
    SELECT relname AS name, to_date(right(relname, 8), 'YYYYMMDD')::timestamp AT TIME ZONE 'UTC' AS start
    FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE inhparent = 'contact'::regclass AND relname ~ '^contact_[0-9]{8}$' ORDER BY relname DESC LIMIT 2`);
  return rows;
}

interface Line {
  'QUERY PLAN': string;
}

async function explainPrepared(
  db: TenantTransaction,
  text: string,
  values: Value[],
): Promise<Line[]> {
  await db.unnamed(`PREPARE asked AS ${text}`);
  const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
  const lines = await db.unnamed<Line>(`${explain} EXECUTE asked${given}`);
  await db.unnamed('DEALLOCATE asked');
  return lines;
}

/** How many blocks of the database the statements of a question read. */
async function blocksRead(
  tenant: string,
  ask: (db: Rows) => Promise<unknown>,
  plan: string,
): Promise<number> {
  return inTenant(app.dataSource, tenant, async (db: TenantTransaction) => {
    await db.unnamed(`SET LOCAL plan_cache_mode = ${plan}`);
    // By default a cluster explains only one shard. Other servers ignore the setting.
    await db.unnamed('SET LOCAL citus.explain_all_tasks = on');
    let blocks = 0;
    const explained = async ({ text }: { text: string }, values: unknown[]) => {
      const lines = await (plan === 'force_generic_plan'
        ? explainPrepared(db, text, values as Value[])
        : db.unnamed<Line>(`${explain} ${text}`, values));
      blocks += blocksIn(lines.map((line) => line['QUERY PLAN']).join('\n'));
    };
    // Runs concurrent statements one after the other, because each takes several statements here.
    let turn = Promise.resolve();
    await ask(
      makeRows(async (statement, values = []) => {
        turn = turn.then(() => explained(statement, values));
        await turn;
        return [];
      }),
    );
    expect(blocks).toBeGreaterThan(0);
    return blocks;
  });
}

const first = { page: 1, pageSize: 10, search: '' };
const wholeLog = {
  actor: null,
  action: null,
  from: null,
  until: null,
  isForCompany: false,
  hidesHealth: false,
};

it('every table of a company is filled, or is known to stay small or to be read by its key', async () => {
  const { rows } = await owner.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attname = 'company_id'
    WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace`);
  const named = Object.values(unfilled)
    .flat()
    .flatMap((line) => line.split(' '));
  const known = new Set([...filled, ...named]);
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  const present = new Set(rows.map(({ name }) => name));
  expect(named.filter((name) => !present.has(name))).toEqual([]);
});

describe('reads after years of history', () => {
  const ofProvider: [string, (db: Rows) => Promise<unknown>][] = [
    ['the log of all', (db) => listAuditEntries(db, { ...first, ...wholeLog, companyId: null })],
    [
      'the log of a company that has done little',
      (db) => listAuditEntries(db, { ...first, ...wholeLog, companyId: other.company.id }),
    ],
    ['mails', (db) => listMails(db, { ...first, status: null, companyId: null }).items()],
    ['requests for the guide', (db) => listGuideRequests(db, first).items()],
    ['orders', (db) => listOrders(db, { ...first, companyId: null }).items()],
    ['marked cases', (db) => findMarkedCases(db, 50)],
  ];
  it.each(ofProvider)('a page of %s reads few blocks for the provider', async (_what, ask) => {
    for (const plan of plans)
      expect(await blocksRead(providerTenant, ask, plan)).toBeLessThan(maxBlocks);
  });

  const ofCompany: [string, (db: Rows, companyId: string) => Promise<unknown>][] = [
    [
      'a page of its log',
      (db, companyId) =>
        listAuditEntries(db, { ...first, ...wholeLog, isForCompany: true, companyId }),
    ],
    ['who has acted in its log', (db, companyId) => listAuditActors(db, companyId, 500)],
    [
      'a page of changes of the directory',
      (db, companyId) => listChanges(db, companyId, { ...first, withStatuses: true }).items(),
    ],
    [
      'a page of what went by retention',
      (db, companyId) => listRetentionRuns(db, companyId, first).items(),
    ],
    [
      'a page of changes of a disease',
      (db, companyId) => listDiseaseChanges(db, companyId, DiseaseCode.MEASLES, first).items(),
    ],
    [
      'its open cases',
      async (db, companyId) => {
        const listing = { ...first, filter: { isOpen: true }, order: CaseOrder.NEWEST };
        const page = listCases(db, companyId, listing);
        await page.items();
        await page.total();
      },
    ],
    [
      'a case and its log',
      async (db, companyId) => {
        await findStoredCase(db, companyId, { number: 25_000 });
        await listEntriesOfCases(db, companyId, [firstCaseId]);
      },
    ],
    [
      'the statuses of somebody',
      (db, companyId) => listStatusHistories(db, companyId, [employeeId]),
    ],
    [
      'a page of the people, beside all who have left',
      (db, companyId) =>
        countEmployees(db, companyId, {
          search: '',
          filter: { departments: [], status: null, activity: null },
        }),
    ],
    [
      'the notices of the last days about somebody',
      (db, companyId) => listNoticesAbout(db, companyId, [employeeId], Date.now() - 30 * DAY),
    ],
    [
      'who was informed in the last days',
      (db, companyId) => listInformedPeople(db, companyId, Date.now() - DAY),
    ],
    ['changes of an employee', (db, companyId) => listEmployeeChanges(db, companyId, [employeeId])],
    ['whether acts were added together', (db, companyId) => hasAct(db, companyId, employeeId)],
    [
      'the contests of somebody',
      (db, companyId) =>
        listContests(db, companyId, { ...first, personId: employeeId, state: null }).items(),
    ],
    [
      'the contests of a request',
      (db, companyId) => listContestsOfRequests(db, companyId, [employeeId]),
    ],
    ['the safety indicator', countSafe],
    ['how many are active', countActive],
  ];
  it.each(ofCompany)('%s reads few blocks for a company', async (_what, ask) => {
    const { id } = made.company;
    const asked = (db: Rows) => ask(db, id);
    for (const plan of plans) expect(await blocksRead(id, asked, plan)).toBeLessThan(maxBlocks);
  });

  it('a trace of a day without statistics reads few blocks', async () => {
    const { name, start } = (await daysAhead())[0]!;
    // As in the first minute of a day, whose table has no statistics yet.
    await owner.query(`ALTER TABLE ${name} SET (autovacuum_enabled = off)`);
    await owner.query(`
      INSERT INTO ${name} (company_id, start_at, id, employee_id, cross_employee_id, end_at, source)
      SELECT '${made.company.id}', at, gen_random_uuid(), one, gen_random_uuid(), at + interval '5 minutes', 'mobile'
      FROM (SELECT to_timestamp(${start.getTime() / 1000}) + n * interval '1 second' AS at, gen_random_uuid() AS one
        FROM generate_series(1, 40000) AS n) AS drawn`);
    const { rows: known } = await owner.query('SELECT reltuples FROM pg_class WHERE relname = $1', [
      name,
    ]);
    expect(known).toEqual([{ reltuples: -1 }]);
    const until = start.getTime() + 80_000_000;
    const asked = (db: Rows) =>
      findFirstTransmissions(
        db,
        made.company.id,
        [{ id: employeeId, since: start.getTime() }],
        until,
        [{ from: -Infinity, minutes: 15 }],
      );
    for (const plan of plans)
      expect(await blocksRead(made.company.id, asked, plan)).toBeLessThan(maxBlocks);
  });

  it('a trace of a day on which one company has nearly all records reads few blocks', async () => {
    const { name, start } = (await daysAhead())[1]!;
    await owner.query(`
      INSERT INTO ${name} (company_id, start_at, id, employee_id, cross_employee_id, end_at, source)
      SELECT CASE WHEN n % 50 = 0 THEN gen_random_uuid() ELSE '${made.company.id}' END,
        to_timestamp(${start.getTime() / 1000}) + n * interval '2 seconds', gen_random_uuid(), gen_random_uuid(), gen_random_uuid(),
        to_timestamp(${start.getTime() / 1000}) + n * interval '2 seconds' + interval '5 minutes', 'mobile'
      FROM generate_series(1, 16000) AS n`);
    await owner.query(`VACUUM (ANALYZE) ${name}`);
    const [from, until] = [start.getTime(), start.getTime() + 80_000_000];
    const pair = { personId: employeeId, otherId: other.company.id, source: 'mobile' as const };
    const questions = [
      (db: Rows) =>
        findFirstTransmissions(db, made.company.id, [{ id: employeeId, since: from }], until, [
          { from: -Infinity, minutes: 15 },
        ]),
      (db: Rows) => {
        // Other statements are settings for the planner, which have no plan.
        const alone = makeRows(async (statement, values) =>
          statement.name === 'records-of-pairs' ? db.rows(statement, values) : [],
        );
        return findPairRecords(alone, made.company.id, [{ ...pair, from, until }]);
      },
    ];
    for (const asked of questions)
      for (const plan of plans)
        expect(await blocksRead(made.company.id, asked, plan)).toBeLessThan(maxBlocks);
  });

  it('the cleanup reads few blocks if nothing has expired', async () => {
    const read = await inTenant(app.dataSource, made.company.id, async (db) => {
      await db.unnamed('SELECT * FROM forget_old_rows($1, 5000)', [made.company.id]);
      return db.unnamed<{ relname: string; rows: number }>(`
        SELECT relname, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS rows FROM pg_stat_xact_user_tables
        WHERE relname IN ('audit_entry', 'employee')`);
    });
    // The planner itself looks at the ends of an index.
    for (const { rows } of read) expect(rows).toBeLessThan(history / 100);
    expect(read).toHaveLength(2);
  });
});
