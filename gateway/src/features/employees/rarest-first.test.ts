import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SortDirection } from '../../database/listing.js';
import { inTenant, type Rows, type Statement } from '../../database/tenant.js';
import { type MadeCompany, makeCompany, makeEmployee } from '../../testing/factories.js';
import { startTestApp, type TestApp } from '../../testing/database.js';
import { countEmployees, findPage } from './directory-page.queries.js';
import { EmployeeSort } from './employee.inputs.js';
import { rarestFirst } from './rarest-first.js';

let app: TestApp;
let made: MadeCompany;
beforeAll(async () => {
  app = await startTestApp();
  made = await makeCompany(app);
  for (let place = 1; place <= 12; place += 1)
    // oxlint-disable-next-line no-await-in-loop
    await makeEmployee(app, made, {
      employeeId: `K${place}`,
      name: place <= 2 ? 'Ana Øst' : 'Ben Lim',
      email: `p${place}@x.example`,
      department: `Department ${place % 4}`,
    });
});
afterAll(() => app.stop());

const listing = {
  filter: {},
  page: 1,
  pageSize: 50,
  sort: EmployeeSort.NAME,
  direction: SortDirection.ASC,
};

/** What a question looks for among everybody, in order: the patterns that its last statement was given. */
async function soughtBy(ask: (db: Rows) => Promise<unknown>): Promise<unknown[]> {
  let last: unknown[] = [];
  await inTenant(app.dataSource, made.company.id, (db) =>
    ask({
      rows<Row>(statement: Statement, values: unknown[] = []): Promise<Row[]> {
        last = values.filter((value) => typeof value === 'string' && value.startsWith('%'));
        return db.rows<Row>(statement, values);
      },
    }),
  );
  return last;
}

const ordered = (search: string) =>
  inTenant(app.dataSource, made.company.id, (db) => rarestFirst(db, made.company.id, search));

describe('a search of several words', () => {
  it.each([
    ['department øst', 'ost department'],
    ['department ben ANA', 'ana ben department'],
    ['nobody example', 'nobody example'],
    ['example nobody', 'nobody example'],
    ['p1@ % department', '% p1@ department'],
  ])('is looked for by its rarest word first: %s', async (search, found) => {
    expect(await ordered(search)).toBe(found);
  });

  it('of one word, or none, is asked as it is', async () => {
    for (const search of ['', ' ', 'Ana', 'ana ANA']) expect(await ordered(search)).toBe(search);
  });

  it('is found and counted in that order, wherever everybody is looked at', async () => {
    const { id } = made.company;
    const search = 'department ana';
    const inOrder = ['%ana%', '%department%'];
    expect(await soughtBy((db) => findPage(db, id, { ...listing, search }))).toEqual(inOrder);
    expect(await soughtBy((db) => countEmployees(db, id, { ...listing, search }))).toEqual(inOrder);
  });
});
