import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../durations.js';
import { inTenant } from '../../../database/tenant.js';
import { LiveTopic } from '../../../live/live-topic.js';
import { findStoredContacts } from '../../../../test/contacts.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { makeTeam } from '../../../../test/team.js';

const gateway = useTestGateway();
let made: MadeCompany;
let ana: MadeEmployee;
let ben: MadeEmployee;
let deleted: MadeEmployee;
beforeAll(async () => {
  made = await makeCompany(gateway.app);
  ana = await makeEmployee(gateway.app, made, { name: 'Ana' });
  ben = await makeEmployee(gateway.app, made, { name: 'Ben' });
  deleted = await makeEmployee(gateway.app, made, { deletedAt: new Date() });
});

const upload = (who: MadeEmployee, records: unknown) =>
  gateway.rest(who.token, 'POST /contacts', { records });
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

describe('POST /api/contacts', () => {
  it('stores a record and marks the phone as active', async () => {
    const record = recordOf(ben, ago(HOUR), 12.5);
    const before = Date.now();
    const answer = await upload(ana, [record]);
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, data: { accepted: 1, duplicates: 0, held: 0, rejected: [] } },
    ]);
    expect(await findStoredContacts(gateway, made, [record.id as string])).toEqual([record.id]);
    const { data } = await gateway.graphql(
      made.token,
      `{ employee(by: { id: "${ana.employee.id}" }) { lastActiveAt } }`,
    );
    expect(Date.parse(data.employee.lastActiveAt)).toBeGreaterThanOrEqual(before);
  });

  it('marks no other phone of the company as active', async () => {
    const team = await makeTeam(gateway, 'Ana', 'Ben', 'Cho', 'Dan');
    await team.meet('Ana', 'Ben', ago(HOUR), 5);
    const { data } = await gateway.graphql(
      team.made.token,
      '{ employees { items { name lastActiveAt } } }',
    );
    const active = data.employees.items.filter(
      ({ lastActiveAt }: { lastActiveAt: string | null }) => lastActiveAt !== null,
    );
    expect(active.map(({ name }: { name: string }) => name)).toEqual(['Ana']);
  });

  it('stores a record as a contact of source mobile', async () => {
    const cho = await makeEmployee(gateway.app, made, { name: 'Cho' });
    await upload(cho, [recordOf(ben, ago(HOUR), 20)]);
    const { data } = await gateway.graphql(
      made.token,
      `{ trace(employee: { id: "${cho.employee.id}" }) { exposures { level person { name } path { source } } } }`,
    );
    expect(data.trace.exposures).toContainEqual({
      level: 1,
      person: { name: 'Ben' },
      path: [{ source: 'MOBILE' }],
    });
  });

  it('wakes the recount of cases for a contact with a carrier of a case, and for no other contact', async () => {
    const carrier = await makeEmployee(gateway.app, made, { isPositive: true });
    await inTenant(gateway.app.dataSource, made.company.id, (db) =>
      db.unnamed(
        `INSERT INTO case_carrier (company_id, case_id, employee_id, from_at, until_at)
         SELECT company_id, id, employee_id, now() - interval '1 day', now() FROM disease_case
         WHERE company_id = $1 AND employee_id = $2 RETURNING 1`,
        [made.company.id, carrier.employee.id],
      ),
    );
    const woken = vi.fn<() => void>();
    const stop = gateway.app.live.onTopic(LiveTopic.CASES, woken);
    await upload(ana, [recordOf(ben, ago(HOUR), 5)]);
    await upload(ana, [recordOf(carrier, ago(HOUR), 5)]);
    await vi.waitUntil(() => woken.mock.calls.length > 0, { timeout: 10_000 });
    expect(woken).toHaveBeenCalledOnce();
    stop();
  });

  it('accepts employee codes as well as ids', async () => {
    const answer = await upload(ana, [
      { ...recordOf(ben, ago(HOUR), 1), cross_employee_id: ben.employee.code },
    ]);
    expect(answer.body.data.accepted).toBe(1);
  });

  it('accepts records that are months late, and holds those that are older than what the company keeps', async () => {
    const records = [400, 90, 36, 35, 8, 1].map((days) => recordOf(ben, ago(days * DAY), 5));
    expect((await upload(ana, records)).body.data).toEqual({
      accepted: 6,
      duplicates: 0,
      held: 4,
      rejected: [],
    });
    expect((await upload(ana, records)).body.data).toEqual({
      accepted: 0,
      duplicates: 6,
      held: 0,
      rejected: [],
    });
  });

  it('counts a record once within one upload', async () => {
    const record = recordOf(ben, ago(HOUR), 5);
    expect((await upload(ana, [record, record, record])).body.data).toEqual({
      accepted: 1,
      duplicates: 2,
      held: 0,
      rejected: [],
    });
  });

  it.each([
    [
      'of the phone with itself',
      () => ({ cross_employee_id: ana.employee.id }),
      'cross_employee_id is the phone itself',
    ],
    [
      'with an unknown person',
      () => ({ cross_employee_id: randomUUID() }),
      'cross_employee_id is unknown',
    ],
    [
      'with a deleted person',
      () => ({ cross_employee_id: deleted.employee.id }),
      'cross_employee_id is unknown',
    ],
    [
      'without the other person',
      () => ({ cross_employee_id: undefined }),
      'cross_employee_id is missing',
    ],
    ['of length 0', () => ({ since: 0 }), 'since must be more than 0 minutes'],
    ['of negative length', () => ({ since: -1 }), 'since must be more than 0 minutes'],
    ['longer than a day', () => ({ since: 1440.01 }), 'since must be at most 24 hours'],
    ['whose length is no number', () => ({ since: 'long' }), 'since must be a number of minutes'],
    [
      'that starts more than 5 minutes ahead',
      () => ({ date: new Date(Date.now() + 6 * MINUTE).toISOString() }),
      'date is more than 5 minutes in the future',
    ],
    [
      'with a time without a zone',
      () => ({ date: '2026-11-01T10:00:00' }),
      'date must be an ISO 8601 time with its zone',
    ],
    [
      'with an invalid time',
      () => ({ date: 'yesterday' }),
      'date must be an ISO 8601 time with its zone',
    ],
    ['with a number as date', () => ({ date: 12 }), 'date must be an ISO 8601 time with its zone'],
    ['from before 2020', () => ({ date: '1970-01-01T00:00:00Z' }), 'date is before 2020'],
    ['with a negative distance', () => ({ distance: -1 }), 'distance must be feet, 0 or more'],
    [
      'whose distance is no number',
      () => ({ distance: 'near' }),
      'distance must be feet, 0 or more',
    ],
  ])('rejects a record %s and stores the others', async (_, wrong, message) => {
    const [good, alsoGood] = [recordOf(ben, ago(HOUR), 5), recordOf(ben, ago(HOUR), 5)];
    const bad: Record<string, unknown> = { ...recordOf(ben, ago(HOUR), 5), ...wrong() };
    const { body } = await upload(ana, [good, bad, alsoGood]);
    expect(body.data).toEqual({
      accepted: 2,
      duplicates: 0,
      held: 0,
      rejected: [{ id: bad.id, message }],
    });
  });

  it.each([
    ['no id', { id: undefined }, ''],
    ['an id that is no UUID', { id: 'seven' }, 'seven'],
    ['a number for an id', { id: 7 }, '7'],
    ['a list for an id', { id: [7] }, ''],
  ])('rejects a record with %s', async (_, wrong, id) => {
    const { body } = await upload(ana, [{ ...recordOf(ben, ago(HOUR), 5), ...wrong }]);
    expect(body.data.rejected).toEqual([{ id, message: 'id must be a UUID' }]);
  });

  it('rejects an item that is not a record and stores the others', async () => {
    const { body } = await upload(ana, [null, 'text', recordOf(ben, ago(HOUR), 5), []]);
    expect([body.data.accepted, body.data.rejected.length]).toEqual([1, 3]);
  });

  it('stores a distance that is too close to 0 for its column as 0', async () => {
    const { body } = await upload(ana, [{ ...recordOf(ben, ago(HOUR), 5), distance: 6.8e-255 }]);
    expect(body.data).toEqual({ accepted: 1, duplicates: 0, held: 0, rejected: [] });
  });

  it('rejects a code that PostgreSQL cannot store and stores the other records', async () => {
    const bad = { ...recordOf(ben, ago(HOUR), 5), cross_employee_id: 'a\u0000b' };
    const { body } = await upload(ana, [bad, recordOf(ben, ago(HOUR), 5)]);
    expect([body.data.accepted, body.data.rejected.length]).toEqual([1, 1]);
  });

  it('accepts a length of exactly 24 hours and a start 4 minutes ahead', async () => {
    const { body } = await upload(ana, [
      recordOf(ben, ago(2 * DAY), 1440),
      recordOf(ben, ago(-4 * MINUTE), 1),
    ]);
    expect(body.data.accepted).toBe(2);
  });

  it.each([
    ['no records', []],
    ['1001 records', Array.from({ length: 1001 }, () => ({}))],
    ['a text in place of records', 'records'],
    ['an absent list', undefined],
  ])('refuses %s', async (_, records) => {
    const answer = await upload(ana, records);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].field).toBe('records');
  });

  it('accepts 1000 records', async () => {
    const records = Array.from({ length: 1000 }, (_, index) =>
      recordOf(ben, ago(DAY + index * MINUTE), 1),
    );
    expect((await upload(ana, records)).body.data.accepted).toBe(1000);
  });

  it('counts each record once, whatever the order, however often and from how many concurrent uploads', async () => {
    // A pair of its own, whose minutes of a day are not used up by other tests.
    const [phone, other] = [
      await makeEmployee(gateway.app, made),
      await makeEmployee(gateway.app, made),
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ id: fc.uuid(), minutesAgo: fc.integer({ min: 1, max: 3000 }) }), {
          minLength: 1,
          maxLength: 20,
        }),
        fc.infiniteStream(fc.nat()),
        async (meetings, order) => {
          const records = meetings.map(({ id, minutesAgo }) => ({
            ...recordOf(other, ago(minutesAgo * MINUTE), 3),
            id,
          }));
          const distinct = new Set(records.map(({ id }) => id));
          const shuffled = () => records.toSorted(() => (order.next().value % 2 === 0 ? 1 : -1));
          const answers = await Promise.all([
            upload(phone, shuffled()),
            upload(phone, shuffled()),
            upload(phone, shuffled()),
          ]);
          const accepted = answers.reduce((sum, { body }) => sum + body.data.accepted, 0);
          expect(answers.every(({ status }) => status === 200)).toBe(true);
          expect(accepted).toBe(distinct.size);
          expect(await findStoredContacts(gateway, made, [...distinct])).toHaveLength(
            distinct.size,
          );
        },
      ),
      { numRuns: 25 },
    );
  });

  it('returns each phone its own result when many phones send the same keys at the same time', async () => {
    const phones = await Promise.all(
      Array.from({ length: 12 }, () => makeEmployee(gateway.app, made)),
    );
    const shared = recordOf(ben, ago(HOUR), 2);
    const sent = phones.map((_, at) => [
      recordOf(ben, ago(HOUR), at + 1),
      shared,
      { ...recordOf(ben, ago(HOUR), 1), cross_employee_id: `nobody-${at}` },
    ]);
    const answers = await Promise.all(phones.map((phone, at) => upload(phone, sent[at])));
    const receipts = answers.map(({ body }) => body.data);
    const sum = (word: 'accepted' | 'duplicates') =>
      receipts.reduce((total, receipt) => total + receipt[word], 0);
    expect([sum('accepted'), sum('duplicates')]).toEqual([phones.length + 1, phones.length - 1]);
    for (const [at, { rejected }] of receipts.entries()) {
      expect(rejected).toEqual([{ id: sent[at]![2]!.id, message: 'cross_employee_id is unknown' }]);
    }
    const own = sent.map(([record]) => record!.id as string);
    expect(await findStoredContacts(gateway, made, own)).toEqual(own.toSorted());
  });

  it('is forbidden to company admins', async () => {
    expect((await gateway.rest(made.token, 'POST /contacts', { records: [] })).status).toBe(403);
  });
});
