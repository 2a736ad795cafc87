import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
} from 'graphql';
import { Client } from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { schema } from '../app/schema.js';
import { DAY } from '../durations.js';
import { projectRoot } from '../env.js';
import { fillHistory } from '../../test/company-history.js';
import { makeCompany, makeEmployee } from '../../test/factories.js';
import { useTestGateway } from '../../test/hooks.js';
import { startOwnFileSession } from '../../test/own-file.js';
import type { Sender } from '../../test/run-document.js';
import { inTenant } from './tenant.js';

/** The operations of the web app's screens. */
const { operations } = JSON.parse(
  readFileSync(join(projectRoot, 'web/operations.json'), 'utf8'),
) as { operations: { name: string; type: string; body: string }[] };
const queries = operations.filter(({ type }) => type === 'query');

/** Queries about something that the company does not have here, such as a link, an import, a meeting or an open case, and that they read by its key. */
const byKey = new Set(
  [
    'CaseChangePreview CloseCasePreview CodesPage ConfirmChangePage ConfirmContestPreview ContestedSpan ContestPreview',
    'ContestRequestPreview EmbeddedPage EvidencePanel',
    'FollowUpDrawer ImportPage ImportRows InvitationPage MailedLink MemberInvitationPage NewAddressPage PeopleWithoutAddress',
    'WithdrawContestPreview WebhookDeliveries',
  ].flatMap((line) => line.split(' ')),
);

/** Rows of each kind of the company, a small part of the table. */
const ownRows = 1000;

const gateway = useTestGateway();
let companyId: string;
let senders: Sender[];
let tables: Set<string>;
let values: Record<string, unknown>;
beforeAll(async () => {
  const { app } = gateway;
  const made = await makeCompany(app);
  companyId = made.company.id;
  const person = await makeEmployee(app, made);
  const { id } = person.employee;
  // Among companies with longer histories, a scan of a whole table would read theirs too.
  const other = await makeCompany(app);
  const { employee: otherPerson } = await makeEmployee(app, other);
  await fillHistory(app.owner, other.company.id, otherPerson.id, 20 * ownRows);
  const history = await fillHistory(app.owner, companyId, id, ownRows);
  tables = new Set(history.tables);
  senders = [made.token, await startOwnFileSession(app, person)];
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY).toISOString().slice(0, 10);
  values = {
    'company: CompanyRef': { id: companyId },
    'employee: EmployeeRef': { id },
    'selection: EmployeeSelectionInput': { ids: [id] },
    id,
    employeeId: id,
    carrierId: id,
    personId: id,
    otherId: id,
    followUpId: id,
    number: 1,
    page: 1,
    pageSize: 20,
    search: 'a',
    days: 30,
    person: 1,
    people: { selection: { search: 'a' }, onlyNeverSignedIn: false },
    threshold: 15,
    from: day(13),
    until: new Date().toISOString(),
    to: day(0),
    today: day(0),
  };
}, 120_000);

interface Sent {
  text: string;
  values: unknown[];
}

/** Runs work and returns the reads that it has sent to the database. */
async function listReads(work: () => Promise<void>): Promise<Sent[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  await work();
  const calls = query.mock.calls as unknown as [string | Sent, unknown[]?][];
  query.mockRestore();
  return calls
    .map(([sent, given]) =>
      typeof sent === 'string'
        ? { text: sent, values: Array.isArray(given) ? given : [] }
        : { text: sent.text, values: sent.values ?? [] },
    )
    .filter(({ text }) => /^\s*(SELECT|WITH)\b/.test(text));
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** Lists the tables that a plan reads from the first row to the last. */
function listScanned(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [];
  return [...own, ...(node.Plans ?? []).flatMap((each) => listScanned(each))];
}

async function explain({ text, values: given }: Sent): Promise<string[]> {
  return inTenant(gateway.app.dataSource, companyId, async (db) => {
    const [line] = await db.unnamed<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `EXPLAIN (FORMAT JSON) ${text}`,
      given,
    );
    return listScanned(line!['QUERY PLAN'][0].Plan).filter((table) => tables.has(table));
  });
}

/** Makes a value of a type for a variable or a field of that name. */
function makeValue(name: string, type: GraphQLInputType): unknown {
  const inner = isNonNullType(type) ? type.ofType : type;
  if (isListType(inner)) return [makeValue(name.replace(/s$/, ''), inner.ofType)];
  const known = values[`${name}: ${String(inner)}`] ?? values[name];
  if (String(inner) === 'Boolean') return true;
  if (String(inner) === 'DateTimeISO' && name === 'from') return values.until;
  if (known !== undefined) return known;
  if (isEnumType(inner)) return inner.getValues()[0]!.name;
  if (!isInputObjectType(inner)) throw new Error(`No value for ${name}: ${String(type)}`);
  if (inner.name.endsWith('Ref')) return { id: values.id };
  return Object.fromEntries(
    Object.values(inner.getFields())
      .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
      .map((field) => [field.name, makeValue(field.name, field.type)]),
  );
}

function makeVariables(body: string): Record<string, unknown> {
  const [operation] = parse(body).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('Not an operation');
  return Object.fromEntries(
    (operation.variableDefinitions ?? [])
      .filter(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue)
      .map(({ variable: { name }, type }) => [
        name.value,
        makeValue(name.value, typeFromAST(schema, type as never) as GraphQLInputType),
      ]),
  );
}

describe('screens after years of history', () => {
  it('plan no scan of a whole history', async () => {
    const scans: string[] = [];
    const refused: string[] = [];
    const explained = new Set<string>();
    for (const { name, body } of queries) {
      if (byKey.has(name)) continue;
      const variables = makeVariables(body);
      const refusals: string[] = [];
      for (const sender of senders) {
        // oxlint-disable-next-line no-await-in-loop
        const reads = await listReads(async () => {
          const { errors } = await gateway.graphql(sender, body, variables);
          if (errors) refusals.push(errors[0]!.message);
        });
        for (const read of reads) {
          if (explained.has(read.text)) continue;
          explained.add(read.text);
          // oxlint-disable-next-line no-await-in-loop
          const scanned = await explain(read);
          for (const table of scanned) scans.push(`${name}: ${table}: ${read.text.slice(0, 300)}`);
        }
      }
      // Those that neither may read belong to the provider.
      const isRefused = refusals.some((message) => message !== 'Not allowed');
      if (refusals.length === senders.length && isRefused) refused.push(`${name}: ${refusals[0]}`);
    }
    expect({ scans: [...new Set(scans)], refused }).toEqual({ scans: [], refused: [] });
  }, 300_000);
});
