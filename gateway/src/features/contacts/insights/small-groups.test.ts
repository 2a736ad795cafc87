import { beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../../access/role.js';
import { inTenant } from '../../../database/tenant.js';
import {
  type MadeCompany,
  makeCompany,
  makeEmployees,
  makeMember,
  recordOf,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { mergeDepartments } from './merge-departments.js';
import { refreshInsights } from './refresh.job.js';

const gateway = useTestGateway();
let large: MadeCompany;
let small: MadeCompany;
beforeAll(async () => {
  large = await makeCompany(gateway.app);
  small = await makeCompany(gateway.app);
  for (const [made, count] of [
    [large, 63],
    [small, 4],
  ] as const) {
    const people = await makeEmployees(gateway.app, made, count);
    await inTenant(gateway.app.dataSource, made.company.id, (db) =>
      db.unnamed(
        'UPDATE employee SET last_active_at = now(), first_sign_in_at = now() WHERE company_id = $1',
        [made.company.id],
      ),
    );
    const [one, other] = people;
    await gateway.rest(one!.token, 'POST /contacts', {
      records: [recordOf(other!, new Date(Date.now() - 3_600_000), 5)],
    });
  }
  await refreshInsights(gateway.app);
});

const figures = `{ activeCount
  safetyIndicator { level share active withoutBreach isWithheld }
  coverage { people phones reported silent neverSignedIn bluetoothOff isWithheld cameras } }`;
const asViewer = async (made: MadeCompany, document: string) => {
  const { token } = await makeMember(gateway.app, made, Role.VIEWER);
  return gateway.graphql(token, document);
};

describe('figures for a viewer', () => {
  it('are multiples of 5, from which two people with a breach cannot be computed', async () => {
    const exact = await gateway.graphql(large.token, figures);
    expect(exact.data).toMatchObject({
      activeCount: 63,
      safetyIndicator: { active: 63, withoutBreach: 61, isWithheld: false },
      coverage: { people: 63, silent: 0, isWithheld: false },
    });
    const { data } = await asViewer(large, figures);
    expect(data).toEqual({
      activeCount: 60,
      safetyIndicator: {
        level: 'GREEN',
        share: null,
        active: 60,
        withoutBreach: null,
        isWithheld: true,
      },
      coverage: {
        people: 60,
        phones: 60,
        reported: 60,
        silent: null,
        neverSignedIn: null,
        bluetoothOff: null,
        isWithheld: true,
        cameras: 0,
      },
    });
  });

  it('include how many had no breach once at least 5 people had one', async () => {
    const people = await makeEmployees(gateway.app, large, 6);
    for (const at of [0, 2, 4])
      await gateway.rest(people[at]!.token, 'POST /contacts', {
        records: [recordOf(people[at + 1]!, new Date(Date.now() - 3_600_000), 5)],
      });
    await inTenant(gateway.app.dataSource, large.company.id, (db) =>
      db.unnamed('UPDATE employee SET last_active_at = now() WHERE company_id = $1', [
        large.company.id,
      ]),
    );
    await refreshInsights(gateway.app);
    const { data } = await asViewer(
      large,
      '{ safetyIndicator { level share active withoutBreach } }',
    );
    // 61 of 69.
    expect(data.safetyIndicator).toEqual({
      level: 'AMBER',
      share: 60 / 65,
      active: 65,
      withoutBreach: 60,
    });
  });

  it('are withheld for companies of fewer than 5 people', async () => {
    const { data } = await asViewer(small, figures);
    expect(data).toMatchObject({
      activeCount: null,
      safetyIndicator: {
        level: null,
        share: null,
        active: null,
        withoutBreach: null,
        isWithheld: true,
      },
      coverage: { people: null, phones: null, isWithheld: true },
    });
    const history = '{ breachHistory(source: MOBILE) { totals { breaches } } }';
    const { errors } = await asViewer(small, history);
    expect(errors?.[0]).toMatchObject({
      message: 'Figures about fewer than 5 people are withheld',
      extensions: { code: 'FORBIDDEN' },
    });
    const own = await gateway.graphql(small.token, history);
    expect(own.data.breachHistory.totals.breaches).toBe(1);
  });

  it('are shown for companies of exactly 5 people', async () => {
    const made = await makeCompany(gateway.app);
    await makeEmployees(gateway.app, made, 5);
    const { data, errors } = await asViewer(
      made,
      '{ breachHistory(source: MOBILE) { totals { breaches } } }',
    );
    expect([data, errors]).toEqual([{ breachHistory: { totals: { breaches: 0 } } }, undefined]);
  });

  it.each([
    '{ caseFigures { openCases { cases } } }',
    '{ troubledPhones { total } }',
    '{ employees { total } }',
    '{ departments { name people } }',
    '{ continuousContacts(from: "2026-01-01", to: "2026-01-02") { total } }',
  ])('exclude names and cases: %s', async (document) => {
    expect((await asViewer(large, document)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('mergeDepartments', () => {
  const pair = (department: string | null, otherDepartment: string | null, breaches: number) => ({
    department,
    otherDepartment,
    breaches,
    minutes: breaches * 2,
    before: 1,
  });
  const departments = [
    { name: 'Sales', people: 40 },
    { name: 'Office', people: 20 },
    { name: 'Board', people: 2 },
    { name: 'Legal', people: 3 },
  ];

  it('merges pairs of small departments and keeps the sums', () => {
    const pairs = [
      pair('Sales', 'Office', 3),
      pair('Sales', 'Board', 4),
      pair('Legal', 'Sales', 5),
      pair('Board', 'Legal', 1),
      pair(null, 'Office', 2),
    ];
    const merged = mergeDepartments(pairs, departments);
    expect(
      merged.map(({ department, otherDepartment, breaches, isMerged }) => [
        department,
        otherDepartment,
        breaches,
        isMerged,
      ]),
    ).toEqual([
      ['Sales', 'Other departments', 9, true],
      ['Sales', 'Office', 3, false],
      ['Office', 'Other departments', 2, true],
      ['Other departments', 'Other departments', 1, true],
    ]);
    const sum = (of: readonly { breaches: number; minutes: number; before: number }[]) =>
      of
        .map(({ breaches, minutes, before }) => [breaches, minutes, before])
        .reduce((one, other) => one.map((value, at) => value + other[at]!));
    expect(sum(merged)).toEqual(sum(pairs));
  });

  it('sorts pairs by breaches, and pairs with as many by those before', () => {
    const pairs = [
      pair('Office', 'Office', 2),
      { ...pair('Office', 'Sales', 2), before: 5 },
      { ...pair('Sales', 'Sales', 3), before: 0 },
    ];
    const sorted = mergeDepartments(pairs, departments);
    expect(sorted.map(({ breaches, before }) => [breaches, before])).toEqual([
      [3, 0],
      [2, 5],
      [2, 1],
    ]);
  });

  it('does not merge pairs for viewers who may see all', () => {
    const pairs = [pair('Board', 'Legal', 1)];
    expect(mergeDepartments(pairs, null)).toEqual([{ ...pairs[0], isMerged: false }]);
  });
});
