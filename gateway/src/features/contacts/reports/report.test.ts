import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../../durations.js';
import type { MadeCompany } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { makeTeam } from '../../../../test/team.js';
import { todayIn } from '../../company/profile/time-zone.js';

const gateway = useTestGateway();

describe('continuousContacts', () => {
  const document = `query ($from: LocalDate!, $to: LocalDate!, $page: Int, $pageSize: Int, $employee: EmployeeRef) {
    continuousContacts(from: $from, to: $to, page: $page, pageSize: $pageSize, employee: $employee) { total items { minutes } } }`;

  function list(made: MadeCompany, variables: object) {
    const [from, to] = [-2 * DAY, 2 * DAY].map((shift) =>
      todayIn('UTC', new Date(Date.now() + shift)),
    );
    return gateway.graphql(made.token, document, { from, to, ...variables });
  }

  it('returns pages of 1 to 10000 contacts, newest first, or all', async () => {
    const { made, meet } = await makeTeam(gateway, 'Ana', 'Ben');
    for (const hours of [1, 2, 3])
      await meet('Ana', 'Ben', new Date(Date.now() - hours * HOUR), 20 + hours);
    const listMinutes = async (variables: object) => {
      const { total, items } = (await list(made, variables)).data.continuousContacts;
      return [total, items.map(({ minutes }: { minutes: number }) => minutes)];
    };
    expect(await listMinutes({ page: 1, pageSize: 2 })).toEqual([3, [21, 22]]);
    expect(await listMinutes({ page: 2, pageSize: 2 })).toEqual([3, [23]]);
    expect(await listMinutes({ page: 1, pageSize: 10_000 })).toEqual([3, [21, 22, 23]]);
    expect(await listMinutes({})).toEqual([3, [21, 22, 23]]);
    const refused = await list(made, { page: 0, pageSize: 10_001 });
    expect(refused.errors?.[0]?.extensions.fields).toEqual([
      { field: 'page', message: 'Page starts at 1' },
      { field: 'pageSize', message: 'Page size is 1 to 10000' },
    ]);
  });

  it('returns those of one person, and refuses an unknown person', async () => {
    const { made, meet, person } = await makeTeam(gateway, 'Ana', 'Ben', 'Cleo');
    await meet('Ana', 'Ben', new Date(Date.now() - HOUR), 20);
    const listOf = (id: string) => list(made, { employee: { id } });
    const ana = await listOf(person('Ana').employee.id);
    expect(ana.data.continuousContacts).toEqual({ total: 1, items: [{ minutes: 20 }] });
    const cleo = await listOf(person('Cleo').employee.id);
    expect(cleo.data.continuousContacts).toEqual({ total: 0, items: [] });
    const unknown = await listOf(randomUUID());
    expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
