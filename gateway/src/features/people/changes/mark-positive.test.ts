import { beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '../../../database/tenant.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
} from '../../../../test/factories.js';
import { deferred, useTestGateway } from '../../../../test/hooks.js';
import { makeRows } from '../../../../test/rows.js';
import { addDays, dayIn } from '../../company/profile/calendar-days.js';
import { confirmSelected } from './confirm-selected.js';
import { buildSelectionCondition } from './selection.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

const gateway = useTestGateway();
const owner = deferred(() => gateway.app.owner);
const today = dayIn('Asia/Singapore', Date.now());
let company: MadeCompany;
let ana: MadeEmployee;
let ben: MadeEmployee;
let cleo: MadeEmployee;

beforeEach(async () => {
  company = await makeCompany(gateway.app);
  ana = await makeEmployee(gateway.app, company, { name: 'Ana' });
  ben = await makeEmployee(gateway.app, company, { name: 'Ben' });
  cleo = await makeEmployee(gateway.app, company, { name: 'Cleo' });
});

const ask = (document: string, variables: Record<string, unknown> = {}) =>
  gateway.graphql(company.token, document, variables);

const markPositive = (input: object) =>
  ask(
    `mutation ($input: MarkEmployeesPositiveInput!) { markEmployeesPositive(input: $input) {
      change { id kind count detail } alreadyPositive { name } alreadyPositiveCount } }`,
    { input },
  );

const openCase = ({ employee }: MadeEmployee, values: string) =>
  ask(
    `mutation { openCase(input: { employee: { id: "${employee.id}" }, disease: COVID_19, ${values} }) { id } }`,
  );

/** Lists the statuses and cases of all people in the order of their names. */
async function listStatuses() {
  const { data } = await ask(
    '{ employees(sort: NAME) { items { isPositive positiveDate cases { disease classification specimenDay outcome } } } }',
  );
  return data.employees.items;
}

const makeExpectedCase = (specimenDay: string | null, values: object = {}) => ({
  disease: 'COVID_19',
  classification: 'CONFIRMED',
  specimenDay,
  outcome: null,
  ...values,
});

describe('markEmployeesPositive', () => {
  it('opens cases, confirms suspected ones, and returns the people who already had a confirmed one', async () => {
    await openCase(ben, 'classification: SUSPECTED, specimenDay: "2026-01-02"');
    await openCase(cleo, 'classification: CONFIRMED, specimenDay: "2026-01-03"');
    const specimenDay = addDays(today, -1);
    const { data } = await markPositive({ selection: { search: '' }, specimenDay });
    expect(data.markEmployeesPositive).toEqual({
      change: { id: expect.any(String), kind: 'POSITIVE', count: 2, detail: 'COVID_19' },
      alreadyPositive: [{ name: 'Cleo' }],
      alreadyPositiveCount: 1,
    });
    const confirmed = {
      isPositive: true,
      positiveDate: specimenDay,
      cases: [makeExpectedCase(specimenDay)],
    };
    const untouched = {
      isPositive: true,
      positiveDate: '2026-01-03',
      cases: [makeExpectedCase('2026-01-03')],
    };
    expect(await listStatuses()).toEqual([confirmed, confirmed, untouched]);

    const { id } = data.markEmployeesPositive.change;
    const undone = await ask(`mutation { undoDirectoryChange(id: "${id}") { restored } }`);
    expect(undone.data.undoDirectoryChange.restored).toBe(2);
    const negative = { isPositive: false, positiveDate: null };
    expect(await listStatuses()).toEqual([
      { ...negative, cases: [makeExpectedCase(specimenDay, { outcome: 'OPENED_IN_ERROR' })] },
      { ...negative, cases: [makeExpectedCase('2026-01-02', { classification: 'SUSPECTED' })] },
      untouched,
    ]);
  });

  it('opens cases of another disease without changing the COVID-19 status, and undoing closes them', async () => {
    await ask(
      'mutation { updateDisease(input: { disease: MEASLES, version: 0, isUsed: true }) { code } }',
    );
    const selection = { ids: [ana.employee.id] };
    await openCase(ana, 'classification: SUSPECTED');
    const { data } = await markPositive({ selection, disease: 'MEASLES' });
    const measles = { disease: 'MEASLES' };
    const covid = makeExpectedCase(null, { classification: 'SUSPECTED' });
    expect((await listStatuses())[0]).toEqual({
      isPositive: false,
      positiveDate: null,
      cases: [makeExpectedCase(null, measles), covid],
    });
    const { id } = data.markEmployeesPositive.change;
    await ask(`mutation { undoDirectoryChange(id: "${id}") { restored } }`);
    expect((await listStatuses())[0].cases).toEqual([
      makeExpectedCase(null, { ...measles, outcome: 'OPENED_IN_ERROR' }),
      covid,
    ]);
  });

  it('changes nobody if all have a confirmed case', async () => {
    await openCase(ana, 'classification: CONFIRMED');
    const { data } = await markPositive({ selection: { ids: [ana.employee.id] } });
    expect(data.markEmployeesPositive).toMatchObject({
      change: { count: 0 },
      alreadyPositiveCount: 1,
    });
    const { data: cases } = await ask('{ cases { items { version } } }');
    expect(cases.cases.items).toEqual([{ version: 1 }]);
  });

  it.each([
    ['specimenDay', 'The specimen cannot be taken after today', { specimenDay: addDays(today, 1) }],
    [
      'disease',
      'Your company does not use this disease: choose it in the settings first',
      { disease: 'MPOX' },
    ],
    ['selection', 'Nobody is selected', { selection: { ids: [] } }],
  ])('refuses an invalid %s: %s', async (field, message, invalid) => {
    const selection = { ids: [ana.employee.id] };
    const { errors } = await markPositive({ selection, ...invalid });
    expect(errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: [{ field, message }],
    });
  });

  it('finds nobody of another company, and is forbidden for a phone', async () => {
    const other = await makeCompany(gateway.app);
    const { employee } = await makeEmployee(gateway.app, other);
    const selection = { ids: [employee.id] };
    const { errors } = await markPositive({ selection });
    expect(errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
    const phone = await gateway.graphql(
      ana.token,
      `mutation { markEmployeesPositive(input: { selection: { ids: ["${ana.employee.id}"] } }) { alreadyPositiveCount } }`,
    );
    expect(phone.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('runs as many statements for 1,000 people as for one, and refuses more people', async () => {
    const one = await countStatements({ ids: [ana.employee.id] });
    await owner.query(
      `INSERT INTO employee (company_id, id, code, name, email, phone, department)
       SELECT $1, gen_random_uuid(), 'X-' || n, 'x', 'x' || n, 'x' || n, 'x' FROM generate_series(1, 998) AS n`,
      [company.company.id],
    );
    const { errors } = await markPositive({ selection: { search: '' } });
    expect(errors?.[0]?.extensions.fields).toEqual([
      { field: 'selection', message: 'At most 1000 people can be marked positive at a time' },
    ]);
    const many = await countStatements({ search: '', except: [ana.employee.id] });
    expect(many.names.length).toBe(one.names.length);
    expect([one.changed, many.changed]).toEqual([1, 1000]);
  });

  /** Marks people positive. Returns their number and the names of the statements. */
  async function countStatements(selection: object) {
    const names: string[] = [];
    const companyId = company.company.id;
    const selected = buildSelectionCondition(selection);
    return inTenant(gateway.app.dataSource, companyId, async (db) => {
      const counted = makeRows((statement, values) => {
        names.push(statement.name);
        return db.rows(statement, values);
      });
      const { rows } = await owner.query(
        `INSERT INTO directory_change (company_id, id, kind, changed_by, undo_until)
         VALUES ($1, gen_random_uuid(), 'POSITIVE', '', now()) RETURNING id`,
        [companyId],
      );
      const test = { disease: DiseaseCode.COVID_19, specimenDay: null };
      const changing = { app: gateway.app, db: counted, companyId, by: company.email };
      const { changed } = await confirmSelected(changing, rows[0].id, selected, test);
      return { names, changed };
    });
  }
});
