import fc from 'fast-check';
import { Client } from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type MadeCompany, makeCompany, makeEmployee } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { EmployeeActivity, EmployeeSort, EmployeeStatus } from './employee.inputs.js';
import { normalizePunctuation } from './directory-keys.js';
import { toSearchKey } from '../../../validation/search-key.js';

const hour = 3_600_000;
const now = Date.now();

const names = [
  'Émile Zola',
  'Emil Straße',
  'EMILIA Øst',
  'İpek Yılmaz',
  '王小明',
  'Jörg Muller',
  'Zoë',
  "Siobhán O'Brien",
  'Anne‑Marie O’Neil',
];
const departments = ["Forschung & Café d'Or", 'Vertrieb', 'R&D 100%', 'back\\slash_'];
const ages = [null, 0, 1, 3, 20, 30, 100, 24 * 8, 24 * 30];

/** The directory that the tests search. */
const people = Array.from({ length: 60 }, (_, at) => ({
  code: `K-${at}É`,
  name: `${names[at % names.length]} ${'abcdefgh'[at % 8]}`,
  email: `p${at}@${at % 3 ? 'müller' : 'x'}.example`,
  phone: String(61_000_000 + ((at * 7919) % 60)),
  department: departments[at % departments.length]!,
  isPositive: at % 5 === 0,
  positiveDate: at % 10 === 0 ? `2026-01-${String(1 + (at % 28)).padStart(2, '0')}` : null,
  age: ages[at % ages.length]!,
}));
type TestPerson = (typeof people)[number];

const gateway = useTestGateway();
let company: MadeCompany;
const idsByCode = new Map<string, string>();

beforeAll(async () => {
  company = await makeCompany(gateway.app);
  for (const { age, ...person } of people) {
    // Sequentially, so that the ids and the times of creation are in this order.
    const { employee } = await makeEmployee(gateway.app, company, {
      ...person,
      // A minute earlier, so that nobody crosses a limit during the test.
      lastActiveAt: age === null ? null : new Date(now - age * hour - 60_000),
    });
    idsByCode.set(person.code, employee.id);
  }
});

interface SearchCase {
  search: string;
  filter: {
    departments?: string[] | null;
    status?: EmployeeStatus | null;
    activity?: EmployeeActivity | null;
  };
  sort: EmployeeSort;
  direction: 'ASC' | 'DESC';
  page: number;
  pageSize: number;
}

/** Decides for one person what the query decides in SQL. */
function matchesSearch(person: TestPerson, { search, filter }: SearchCase): boolean {
  const { code, name, email, department } = person;
  const text = toSearchKey([code, normalizePunctuation(name), email, department].join(' | '));
  const words = toSearchKey(search).split(' ').filter(Boolean);
  if (!words.every((word) => text.includes(word) || text.includes(normalizePunctuation(word))))
    return false;
  if (filter.departments?.length && !filter.departments.includes(person.department)) return false;
  if (filter.status && (filter.status === EmployeeStatus.POSITIVE) !== person.isPositive)
    return false;
  const { age } = person;
  switch (filter.activity) {
    case EmployeeActivity.ACTIVE:
      return age !== null && age < 2;
    case EmployeeActivity.LAST_DAY:
      return age !== null && age < 24;
    case EmployeeActivity.LAST_WEEK:
      return age !== null && age < 24 * 7;
    case EmployeeActivity.SILENT:
      return age !== null && age >= 24 * 7;
    case EmployeeActivity.NEVER:
      return age === null;
    default:
      return true;
  }
}

function compareCodePoints(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function getSortKey(sort: EmployeeSort, person: TestPerson): string {
  const key: Record<EmployeeSort, string> = {
    CREATED_AT: idsByCode.get(person.code)!,
    DEPARTMENT: toSearchKey(person.department),
    EMAIL: person.email,
    EMPLOYEE_ID: person.code,
    LAST_ACTIVE: person.age === null ? '' : String(1e6 - person.age).padStart(8, '0'),
    NAME: toSearchKey(normalizePunctuation(person.name)),
    PHONE: person.phone,
    STATUS: `${Number(person.isPositive)}${person.positiveDate ?? ''}`,
  };
  return key[sort];
}

const searchCase: fc.Arbitrary<SearchCase> = fc.record({
  search: fc.oneof(
    fc.constantFrom(
      '',
      'emil',
      'ÉMIL',
      'strasse',
      'ipek',
      '王',
      'muller',
      'cafe',
      '100%',
      '_',
      '\\',
      'k-1',
      'zola a',
      'a emile',
      'nobody',
      'ＥＭＩＬ',
      '  ',
      '@x.example',
      'forschung k-4',
      'obrien',
      "siobhan o'b",
      'O’Brien',
      'o‘brien',
      'anne-marie oneil',
      'anne‑marie',
      "d'or",
      "d'or o'brien",
      "'",
    ),
    fc.constantFrom(...people).map(({ name }) => name.slice(1, 6)),
  ),
  filter: fc.record({
    departments: fc.option(fc.subarray(departments)),
    status: fc.option(fc.constantFrom(...Object.values(EmployeeStatus))),
    activity: fc.option(fc.constantFrom(...Object.values(EmployeeActivity))),
  }),
  sort: fc.constantFrom(...Object.values(EmployeeSort)),
  direction: fc.constantFrom('ASC' as const, 'DESC' as const),
  page: fc.integer({ min: 1, max: 4 }),
  pageSize: fc.constantFrom(1, 5, 10, 50),
});

const list = `query ($search: String, $filter: EmployeeFilterInput, $sort: EmployeeSort!, $direction: SortDirection!, $page: Int!, $pageSize: Int!) {
  employees(search: $search, filter: $filter, sort: $sort, direction: $direction, page: $page, pageSize: $pageSize) {
    total items { code } } }`;

describe('employees', () => {
  it('returns the same page and total as a plain implementation', async () => {
    await fc.assert(
      fc.asyncProperty(searchCase, async (testCase) => {
        const { data, errors } = await gateway.graphql(company.token, list, { ...testCase });
        expect(errors).toBeUndefined();
        const sign = testCase.direction === 'ASC' ? 1 : -1;
        const found = people
          .filter((person) => matchesSearch(person, testCase))
          .toSorted(
            (a, b) =>
              sign *
                compareCodePoints(getSortKey(testCase.sort, a), getSortKey(testCase.sort, b)) ||
              compareCodePoints(idsByCode.get(a.code)!, idsByCode.get(b.code)!),
          );
        const { page, pageSize } = testCase;
        expect(data.employees).toEqual({
          total: found.length,
          items: found.slice((page - 1) * pageSize, page * pageSize).map(({ code }) => ({ code })),
        });
      }),
      { numRuns: 150 },
    );
  });

  it('sorts Émile beside Emil', async () => {
    const { data } = await gateway.graphql(
      company.token,
      '{ employees(search: "emil", pageSize: 100) { items { name } } }',
    );
    const found: string[] = data.employees.items.map(({ name }: { name: string }) => name);
    expect(found[0]).toMatch(/^Emil Straße/);
    expect(found.at(-1)).toMatch(/^EMILIA/);
  });

  it('runs the same number of queries for every page size', async () => {
    const count = async (pageSize: number) => {
      const countReads = startCountingReads();
      await gateway.graphql(
        company.token,
        `{ employees(pageSize: ${pageSize}) { total items { name version hasPassword firstSignInAt health { appVersion } statusHistory { isPositive change { id } } } } }`,
      );
      return countReads();
    };
    const short = await count(2);
    expect(short).toBeGreaterThanOrEqual(3);
    expect(await count(50)).toBe(short);
  });

  it('reads phone health in the same query as the people, also if a fragment selects it', async () => {
    const count = async (fields: string, fragments = '') => {
      const document = `{ employees(search: "a", pageSize: 20) { total items { ${fields} } } } ${fragments}`;
      const countReads = startCountingReads();
      const { errors } = await gateway.graphql(company.token, document);
      expect(errors).toBeUndefined();
      return countReads();
    };
    const alone = await count('name');
    expect(alone).toBeGreaterThanOrEqual(3);
    const fragment = 'fragment Health on Employee { health { appVersion } }';
    expect(await count('name health { appVersion }')).toBe(alone);
    expect(await count('name ...Health', fragment)).toBe(alone);
  });

  it.each([
    [{ departments: Array.from({ length: 501 }, (_, at) => `d${at}`) }, 'filter.departments'],
    [{ status: 'PERHAPS' }, 'status'],
    [{ activity: 'ASLEEP' }, 'activity'],
  ])('refuses the invalid filter %j', async (filter, field) => {
    const { errors } = await gateway.graphql(
      company.token,
      'query ($filter: EmployeeFilterInput) { employees(filter: $filter) { total } }',
      { filter },
    );
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.extensions.fields?.[0]?.field).toContain(field.split('.').at(-1));
  });
});

describe('departments', () => {
  it('returns the departments of the own company in alphabetical order, with their people', async () => {
    const document = '{ departments { name people } }';
    const { data } = await gateway.graphql(company.token, document);
    const sorted = departments.toSorted((a, b) =>
      compareCodePoints(toSearchKey(a), toSearchKey(b)),
    );
    expect(data.departments).toEqual(sorted.map((name) => ({ name, people: 15 })));
    const other = await makeCompany(gateway.app);
    expect((await gateway.graphql(other.token, document)).data.departments).toEqual([]);
  });
});

/**
 * Returns a function that stops counting and returns how many queries read from the database.
 * Writes don't count: an earlier request may enter its access only after its answer.
 */
function startCountingReads(): () => number {
  const query = vi.spyOn(Client.prototype, 'query');
  return () => {
    const statements = query.mock.calls.map(([given]) => toText(given));
    query.mockRestore();
    return statements.filter((statement) => /^\s*SELECT\b/.test(statement)).length;
  };
}

const toText = (given: unknown): string =>
  typeof given === 'string' ? given : (given as { text: string }).text;
