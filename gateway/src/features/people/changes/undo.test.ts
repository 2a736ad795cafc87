import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTenant, type TenantTransaction } from '../../../database/tenant.js';
import { type MadeCompany, makeCompany, makeEmployee } from '../../../../test/factories.js';
import { deferred, useTestGateway } from '../../../../test/hooks.js';
import { markStatuses } from '../../cases/register/mark-statuses.js';
import { DirectoryChangeKind } from './directory-change.entity.js';
import { beginChange, type ChangeContext, endChange } from './directory-change.service.js';
import type { StoredColumns } from '../directory/stored-columns.js';
import { undoChange } from './undo.service.js';

const gateway = useTestGateway();
const owner = deferred(() => gateway.app.owner);
let company: MadeCompany;
let ids: string[];

beforeEach(async () => {
  company = await makeCompany(gateway.app);
  ids = [];
  for (const at of [0, 1, 2, 3, 4, 5]) {
    const { employee } = await makeEmployee(gateway.app, company, {
      name: `Zoë ${'ABCDEF'[at]}`,
      department: at % 2 ? 'Möbel' : 'Labor',
      isPositive: at % 3 === 0,
      positiveDate: at === 3 ? '2026-01-02' : null,
      phone: `6${at}${at}${at}${at}${at}${at}`,
    });
    ids.push(employee.id);
  }
});

async function readDirectory(): Promise<Record<string, unknown>[]> {
  const { rows } = await owner.query(
    `SELECT to_jsonb(employee) - 'version' ||
        jsonb_build_object('is_positive', status.is_positive IS TRUE, 'positive_date', status.positive_date) AS row
      FROM employee LEFT JOIN employee_status AS status ON status.company_id = $1 AND employee_id = employee.id
      WHERE employee.company_id = $1 ORDER BY id`,
    [company.company.id],
  );
  return rows.map(({ row }: { row: Record<string, unknown> }) => row);
}

function inCompany<Result>(work: (changing: ChangeContext) => Promise<Result>): Promise<Result> {
  const { id: companyId } = company.company;
  const author = { by: 'admin@company.example', role: null, address: '::1' };
  const who = { app: gateway.app, companyId, ...author };
  return inTenant(gateway.app.dataSource, companyId, (db) => work({ ...who, db }));
}

describe('undoing random changes', () => {
  it('restores every row except for its version', async () => {
    const documents = {
      updateEmployeesDepartment: 'department: "Straße"',
      markEmployeesNegative: '',
      deleteEmployees: '',
    };
    const kind = fc.constantFrom(...(Object.keys(documents) as (keyof typeof documents)[]));
    await fc.assert(
      fc.asyncProperty(
        kind,
        fc.subarray([0, 1, 2, 3, 4, 5], { minLength: 1 }),
        fc.boolean(),
        async (field, places, isExcept) => {
          const named = places.map((at) => ids[at]!);
          fc.pre(!isExcept || named.length < ids.length);
          const before = await readDirectory();
          const { data, errors } = await gateway.graphql(
            company.token,
            `mutation ($selection: EmployeeSelectionInput!) {
              ${field}(input: { selection: $selection ${documents[field]} }) { id count } }`,
            { selection: isExcept ? { search: 'zoe', except: named } : { ids: named } },
          );
          expect(errors).toBeUndefined();
          const { id, count } = data[field];
          const changed = (await readDirectory()).filter(
            (row, at) => JSON.stringify(row) !== JSON.stringify(before[at]),
          );
          expect(changed).toHaveLength(count);
          const undone = await inCompany((changing) => undoChange(changing, id));
          expect(undone).toMatchObject({ restored: count, skipped: [] });
          expect(await readDirectory()).toEqual(before);
        },
      ),
      { numRuns: 40 },
    );
  });
});

/** Changes and adds people as an import does, and stores their old values. */
async function changeAsImport(
  changes: Record<string, StoredColumns>,
  added: { id: string; name: string }[],
): Promise<string> {
  return inCompany(async (changing) => {
    const { db, companyId } = changing;
    const change = await beginChange(changing, DirectoryChangeKind.IMPORT, 'people.csv');
    const places = Object.keys(changes);
    const keep = (id: string, before: object | null) =>
      db.unnamed(
        `INSERT INTO directory_change_person (company_id, change_id, employee_id, is_new, before, version_after)
         SELECT $1, $2, id, $4::jsonb IS NULL, $4, version FROM employee WHERE id = $3`,
        [companyId, change.id, id, before && JSON.stringify(before)],
      );
    const present = await readRows(db, places);
    await db.unnamed(
      `UPDATE employee SET phone = coalesce(new->>'phone', phone), phone_key = coalesce(new->>'phone', phone_key), version = version + 1
       FROM jsonb_each($1::jsonb) AS change (id, new) WHERE employee.id = change.id::uuid`,
      [JSON.stringify(changes)],
    );
    for (const id of places) {
      const changed = Object.keys(changes[id]!).filter((name) => name !== 'is_positive');
      const columns = changed.flatMap((name) => (name === 'phone' ? [name, 'phone_key'] : [name]));
      await keep(id, Object.fromEntries(columns.map((name) => [name, present.get(id)?.[name]])));
    }
    for (const { id, name } of added) {
      await db.unnamed(
        `INSERT INTO employee (company_id, id, code, name, email, phone, department)
         VALUES ($1, $2, $3, $3, $3, $3, 'New')`,
        [companyId, id, name],
      );
      await keep(id, null);
    }
    const statuses = [
      ...Object.entries(changes).flatMap(([employeeId, { is_positive: isPositive }]) =>
        isPositive === undefined ? [] : [{ employeeId, isPositive, positiveDate: null }],
      ),
      ...added.map(({ id }) => ({ employeeId: id, isPositive: true, positiveDate: null })),
    ];
    const origin = { by: changing.by, changeId: change.id };
    await markStatuses(db, companyId, statuses, origin);
    return (await endChange(changing, change)).id;
  });
}

async function readRows(
  db: TenantTransaction,
  which: string[],
): Promise<Map<string, Record<string, unknown>>> {
  const rows = await db.unnamed<{ id: string; row: Record<string, unknown> }>(
    'SELECT id, to_jsonb(employee) AS row FROM employee WHERE id = ANY ($1::uuid[])',
    [which],
  );
  return new Map(rows.map(({ id, row }) => [id, row]));
}

async function readStatusHistories(): Promise<unknown[]> {
  const { rows } = await owner.query(
    `SELECT employee_id AS id, is_positive AS positive FROM status_change WHERE company_id = $1 ORDER BY changed_at, id`,
    [company.company.id],
  );
  return rows;
}

describe('undoing an import', () => {
  it('swaps back swapped values and removes added people', async () => {
    const before = await readDirectory();
    const [one, two, three] = ids as [string, string, string];
    const newcomer = { id: randomUUID(), name: 'NEW-1' };
    const change = await changeAsImport(
      {
        [one]: { phone: '6111111', is_positive: false },
        [two]: { phone: '6000000' },
        [three]: { phone: '6999999' },
      },
      [newcomer],
    );
    expect(await readStatusHistories()).toEqual([
      { id: one, positive: false },
      { id: newcomer.id, positive: true },
    ]);
    const undone = await inCompany((changing) => undoChange(changing, change));
    expect(undone).toMatchObject({ restored: 4, skipped: [], change: { count: 4 } });
    const after = await readDirectory();
    expect(after.filter(({ deleted_at: gone }) => gone === null)).toEqual(before);
    expect(after.at(-1)).toMatchObject({ id: newcomer.id, name: '', code: null, phone: null });
    expect((await readStatusHistories()).at(-1)).toEqual({ id: one, positive: true });
    const { rows } = await owner.query(
      'SELECT employee_id AS id, erased FROM erasure WHERE company_id = $1',
      [company.company.id],
    );
    expect(rows).toEqual([
      {
        id: newcomer.id,
        erased: {
          columns: ['code', 'department', 'email', 'name', 'phone'],
        },
      },
    ]);
  });

  it('skips everybody whose old phone number a skipped person still has', async () => {
    const [one, two, three, four] = ids as [string, string, string, string];
    // Everybody gets the phone number of the previous person; then somebody else changes the first person.
    const change = await changeAsImport(
      {
        [one]: { phone: '6222222' },
        [two]: { phone: '6000000' },
        [three]: { phone: '6111111' },
        [four]: { phone: '6777777' },
      },
      [],
    );
    await owner.query('UPDATE employee SET version = version + 1 WHERE id = $1', [one]);
    const undone = await inCompany((changing) => undoChange(changing, change));
    expect(undone.restored).toBe(1);
    expect(undone.skipped).toEqual([one, two, three]);
  });

  it('skips people deleted after the import', async () => {
    const [one, two] = ids as [string, string];
    const change = await changeAsImport(
      { [one]: { phone: '6888888' }, [two]: { phone: '6777777' } },
      [],
    );
    await gateway.rest(company.token, `DELETE /employee/${one}`);
    const undone = await inCompany((changing) => undoChange(changing, change));
    expect(undone).toMatchObject({ restored: 1, skipped: [one] });
  });
});
