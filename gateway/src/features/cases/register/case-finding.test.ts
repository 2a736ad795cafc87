import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY } from '../../../durations.js';
import { makeCaseClient } from '../../../../test/cases.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { todayIn } from '../../company/profile/time-zone.js';

const gateway = useTestGateway();
const timeZone = 'Asia/Singapore';
let company: MadeCompany;
let ana: MadeEmployee;
let cases: ReturnType<typeof makeCaseClient>;

beforeEach(async () => {
  company = await makeCompany(gateway.app, { timeZone });
  ana = await makeEmployee(gateway.app, company, { name: 'Ana Lim' });
  cases = makeCaseClient(gateway, company, ana);
});

/** Returns the day some days ago in the company's time zone. */
const day = (ago: number) => todayIn(timeZone, new Date(Date.now() - ago * DAY));

describe('cases', () => {
  it('filters by state, disease, classification, words and number', async () => {
    const ben = await makeEmployee(gateway.app, company, {
      name: 'Ben Øst',
      department: 'Harbour',
    });
    const { result } = await cases.open();
    await cases.open({ employee: { id: ben.employee.id }, classification: 'SUSPECTED' });
    await cases.close({ id: result.id, version: 1 });
    expect(await cases.list('{}')).toEqual({ total: 2, numbers: [2, 1] });
    expect(await cases.list('{ isOpen: true }')).toEqual({ total: 1, numbers: [2] });
    expect(await cases.list('{ isOpen: false }')).toEqual({ total: 1, numbers: [1] });
    expect(await cases.list('{ diseases: [COVID_19] }')).toMatchObject({ total: 2 });
    expect(await cases.list('{ diseases: [MEASLES] }')).toEqual({ total: 0, numbers: [] });
    expect(await cases.list('{ classification: SUSPECTED }')).toEqual({ total: 1, numbers: [2] });
    expect(await cases.list('{ search: "ben harbour" }')).toEqual({ total: 1, numbers: [2] });
    expect(await cases.list('{ search: "C-1" }')).toEqual({ total: 1, numbers: [1] });
    expect(await cases.list('{ search: "ben", isOpen: false }')).toEqual({ total: 0, numbers: [] });
  });

  it('lists pages in each order', async () => {
    const ben = await makeEmployee(gateway.app, company, { name: 'Aaron Ost' });
    await cases.open({ onsetDay: day(1) });
    await cases.open({ employee: { id: ben.employee.id }, onsetDay: day(9) });
    expect(await cases.list('{}, order: OLDEST')).toEqual({ total: 2, numbers: [1, 2] });
    expect(await cases.list('{}, order: NAME')).toEqual({ total: 2, numbers: [2, 1] });
    expect(await cases.list('{}, order: DAY_ZERO')).toEqual({ total: 2, numbers: [1, 2] });
    expect(await cases.list('{}, page: 2, pageSize: 1')).toEqual({ total: 2, numbers: [1] });
  });

  it('lists the cases of an employee, newest first', async () => {
    const { result } = await cases.open();
    await cases.close({ id: result.id, version: 1 });
    await cases.open();
    const { data } = await gateway.graphql(
      company.token,
      'query ($id: UUID!) { employee(by: { id: $id }) { cases { number isOpen } } }',
      { id: ana.employee.id },
    );
    expect(data.employee.cases).toEqual([
      { number: 2, isOpen: true },
      { number: 1, isOpen: false },
    ]);
  });

  it('hides closed cases of a deleted person until the deletion is undone', async () => {
    const { result } = await cases.open({ specimenDay: day(1) });
    await cases.close({ id: result.id, version: 1 });
    const deleted = await gateway.graphql(
      company.token,
      `mutation { deleteEmployee(employee: { id: "${ana.employee.id}" }) { id } }`,
    );
    expect(await cases.list('{}')).toEqual({ total: 0, numbers: [] });
    expect((await cases.reopen({ id: result.id, version: 2 })).error.code).toBe('NOT_FOUND');
    expect((await cases.undo(result.log[0].id)).error.code).toBe('NOT_FOUND');
    await gateway.graphql(
      company.token,
      `mutation { undoDirectoryChange(id: "${deleted.data.deleteEmployee.id}") { restored } }`,
    );
    expect(await cases.list('{}')).toEqual({ total: 1, numbers: [1] });
  });

  it('keeps an open case of a deleted person, who is positive again after an undo', async () => {
    await cases.open({ specimenDay: day(1) });
    const deleted = await gateway.graphql(
      company.token,
      `mutation { deleteEmployee(employee: { id: "${ana.employee.id}" }) { id } }`,
    );
    expect(await cases.list('{}')).toEqual({ total: 1, numbers: [1] });
    await gateway.graphql(
      company.token,
      `mutation { undoDirectoryChange(id: "${deleted.data.deleteEmployee.id}") { restored } }`,
    );
    expect(await cases.status()).toMatchObject({ isPositive: true, positiveDate: day(1) });
  });

  it('notifies subscribers when a case or a status changes', async () => {
    const heard = new Set<string>();
    const changes = gateway.app.live.subscribe(company.company.id, async () => undefined);
    const listening = (async () => {
      for await (const topics of changes) for (const topic of topics) heard.add(topic);
    })();
    const { result } = await cases.open({ classification: 'SUSPECTED' });
    await vi.waitUntil(() => heard.has('CASES'), { timeout: 10_000 });
    expect(heard).toEqual(new Set(['CASES']));
    await cases.update({ id: result.id, version: 1, classification: 'CONFIRMED' });
    await vi.waitUntil(() => heard.has('STATUS'), { timeout: 10_000 });
    await changes.return?.();
    await listening;
  });

  it('returns NOT_FOUND for an unknown number, id or entry', async () => {
    const { errors } = await gateway.graphql(company.token, '{ case(number: 99) { id } }');
    expect(errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
    expect((await cases.update({ id: randomUUID(), version: 1 })).error).toEqual({
      code: 'NOT_FOUND',
    });
    expect((await cases.undo(randomUUID())).error).toEqual({ code: 'NOT_FOUND' });
  });

  it('refuses phones', async () => {
    const { errors } = await gateway.graphql(ana.token, '{ cases { total } }');
    expect(errors?.[0]?.extensions).toEqual({ code: 'FORBIDDEN' });
  });
});
