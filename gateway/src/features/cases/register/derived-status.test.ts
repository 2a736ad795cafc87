import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MadeCompany, makeCompany, makeEmployee } from '../../../../test/factories.js';
import { deferred, useTestGateway } from '../../../../test/hooks.js';

const gateway = useTestGateway();
const owner = deferred(() => gateway.app.owner);

const days = ['2026-02-01', '2026-02-02', null];
const classifications = ['SUSPECTED', 'PROBABLE', 'CONFIRMED'];
const outcomes = ['RECOVERED', 'NOT_A_CASE', 'OPENED_IN_ERROR'];

/** An act on a person of the directory or on the latest case. Many acts are refused. */
const acts = fc.oneof(
  fc.record({
    kind: fc.constant('open'),
    classification: fc.constantFrom(...classifications),
    day: fc.constantFrom(...days),
  }),
  fc.record({
    kind: fc.constant('change'),
    classification: fc.constantFrom(...classifications),
    day: fc.constantFrom(...days),
  }),
  fc.record({ kind: fc.constant('close'), outcome: fc.constantFrom(...outcomes) }),
  fc.record({ kind: fc.constant('reopen') }),
  fc.record({ kind: fc.constant('undo'), entry: fc.nat(4) }),
  fc.record({ kind: fc.constant('positive'), day: fc.constantFrom(...days) }),
  fc.record({ kind: fc.constantFrom('negative', 'all negative', 'undo change') }),
);
type Act = {
  kind: string;
  classification?: string;
  outcome?: string;
  day?: string | null;
  entry?: number;
};

interface SeenCase {
  id: string;
  version: number;
  log: { id: string }[];
}

async function listCases({ token }: MadeCompany): Promise<SeenCase[]> {
  const { data } = await gateway.graphql(token, '{ cases { items { id version log { id } } } }');
  return data.cases.items;
}

async function findLastChange({ token }: MadeCompany): Promise<string | undefined> {
  const { data } = await gateway.graphql(
    token,
    '{ directoryChanges(pageSize: 1) { items { id } } }',
  );
  return data.directoryChanges.items[0]?.id;
}

/** Builds the mutation of an act; undefined if there is nothing to act on. */
async function buildMutation(
  company: MadeCompany,
  id: string,
  act: Act,
): Promise<string | undefined> {
  const employee = `employee: { id: "${id}" }`;
  const day = (name: string) => `${name}: ${JSON.stringify(act.day)}`;
  if (act.kind === 'open')
    return `openCase(input: { ${employee}, disease: COVID_19, classification: ${act.classification}, ${day('specimenDay')} }) { id }`;
  if (act.kind === 'positive')
    return `updateEmployee(input: { ${employee}, isPositive: true, ${day('positiveDate')} }) { id }`;
  if (act.kind === 'negative')
    return `updateEmployee(input: { ${employee}, isPositive: false }) { id }`;
  if (act.kind === 'all negative')
    return 'markEmployeesNegative(input: { selection: { search: "" } }) { id }';
  if (act.kind === 'undo change') {
    const change = await findLastChange(company);
    return change && `undoDirectoryChange(id: "${change}") { restored }`;
  }
  const [latest] = await listCases(company);
  if (!latest) return undefined;
  const seen = `id: "${latest.id}", version: ${latest.version}`;
  if (act.kind === 'change')
    return `updateCase(input: { ${seen}, classification: ${act.classification}, ${day('specimenDay')} }) { id }`;
  if (act.kind === 'close') return `closeCase(input: { ${seen}, outcome: ${act.outcome} }) { id }`;
  if (act.kind === 'reopen') return `reopenCase(input: { ${seen} }) { id }`;
  const entry = latest.log[act.entry! % latest.log.length]!;
  return `undoCaseEntry(id: "${entry.id}") { id }`;
}

/** Reads the status of the person, the latest of its history, and the one that follows from the open confirmed case. */
async function readStatuses(id: string) {
  const { rows } = await owner.query(
    `SELECT jsonb_build_array(status.is_positive IS TRUE, status.positive_date) AS shown,
        coalesce(history.status, '[false, null]') AS remembered, coalesce(derived.status, '[false, null]') AS derived,
        (SELECT count(*)::int FROM disease_case WHERE employee_id = $1 AND closed_at IS NULL) AS open
      FROM employee
      LEFT JOIN employee_status AS status ON status.employee_id = employee.id
      LEFT JOIN LATERAL (SELECT jsonb_build_array(is_positive, positive_date) AS status FROM status_change
        WHERE employee_id = $1 ORDER BY changed_at DESC, id DESC LIMIT 1) AS history ON true
      LEFT JOIN LATERAL (SELECT jsonb_build_array(true, specimen_day) AS status FROM disease_case
        WHERE employee_id = $1 AND closed_at IS NULL AND classification = 'CONFIRMED') AS derived ON true
      WHERE employee.id = $1`,
    [id],
  );
  return rows[0];
}

describe('the COVID-19 status of a person', () => {
  it('matches the open confirmed case after any sequence of acts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 1, maxLength: 15 }), async (sequence) => {
        const company = await makeCompany(gateway.app);
        const { employee } = await makeEmployee(gateway.app, company);
        for (const act of sequence) {
          const document = await buildMutation(company, employee.id, act);
          if (document === undefined) continue;
          const { errors } = await gateway.graphql(company.token, `mutation { ${document} }`);
          expect(['CONFLICT', undefined]).toContain(errors?.[0]?.extensions.code);
          const { shown, remembered, derived, open } = await readStatuses(employee.id);
          expect([shown, remembered]).toEqual([derived, derived]);
          expect(open).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 40 },
    );
  });
});
