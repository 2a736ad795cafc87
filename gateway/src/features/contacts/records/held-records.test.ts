import { beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../../../database/tenant.js';
import { DAY, HOUR, MINUTE } from '../../../durations.js';
import { deleteExpiredRecords } from '../../company/retention/forget-records.job.js';
import { UploadBatcher } from './upload-batcher.js';
import { maxHeldPerPhone } from './hold-excess.js';
import { makeHeldRecord } from '../../../../test/contacts.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  makeEmployees,
  makeMember,
  recordOf,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { Role } from '../../../access/role.js';

// Uploads at the same time need connections of their own.
const gateway = useTestGateway(() => ({ poolSize: 16 }));
let made: MadeCompany;
let people: MadeEmployee[];
beforeAll(async () => {
  made = await makeCompany(gateway.app);
  people = await makeEmployees(gateway.app, made, 60);
});

/** Singapore, where companies of tests are, is ahead of UTC. */
const aheadMs = 8 * HOUR;
/** The start of the company's day this many days ago. */
const dayStart = (daysAgo: number) =>
  (Math.floor((Date.now() + aheadMs) / DAY) - daysAgo) * DAY - aheadMs;
const dayOf = (moment: number) => new Date(moment + aheadMs).toISOString().slice(0, 10);
const newPhone = () => makeEmployee(gateway.app, made);

type Sent = ReturnType<typeof recordOf>;

async function upload(phone: MadeEmployee, records: readonly Sent[]) {
  const total = { accepted: 0, duplicates: 0, held: 0 };
  for (let at = 0; at < records.length; at += 1000) {
    const { status, body } = await gateway.rest(phone.token, 'POST /contacts', {
      records: records.slice(at, at + 1000),
    });
    expect(status).toBe(200);
    expect(body.data.rejected).toEqual([]);
    total.accepted += body.data.accepted;
    total.duplicates += body.data.duplicates;
    total.held += body.data.held;
  }
  return total;
}

/** Records of 20 seconds, one after another. */
const oneByOne = (count: number, daysAgo: number): Sent[] =>
  Array.from({ length: count }, (_, at) =>
    recordOf(people[at % 30]!, new Date(dayStart(daysAgo) + at * 20_000), 1 / 3),
  );

async function countContacts(phone: MadeEmployee): Promise<number> {
  const { rows } = await gateway.app.owner.query(
    'SELECT count(*)::int AS count FROM contact WHERE company_id = $1 AND employee_id = $2',
    [made.company.id, phone.employee.id],
  );
  return rows[0].count;
}

async function listHeld(phone: MadeEmployee, token = made.token) {
  const { data } = await gateway.graphql(
    token,
    `{ heldRecords(employee: { id: "${phone.employee.id}" }) { total items { day reasons records people person { id } } } }`,
  );
  return data.heldRecords;
}

const decide = (field: string, phone: MadeEmployee, day: string, token = made.token) =>
  gateway.graphql(
    token,
    `mutation { ${field}(input: { employee: { id: "${phone.employee.id}" }, day: "${day}" }) { records } }`,
  );

describe('the budget of a phone', () => {
  it('holds the records of a day above 3,070, however often they are sent', async () => {
    const phone = await newPhone();
    const records = oneByOne(3200, 2);
    expect(await upload(phone, records)).toEqual({ accepted: 3200, duplicates: 0, held: 130 });
    expect(await countContacts(phone)).toBe(3070);
    expect(await upload(phone, records)).toEqual({ accepted: 0, duplicates: 3200, held: 0 });
    expect(await upload(phone, records.toReversed())).toMatchObject({ duplicates: 3200 });
    const day = dayOf(dayStart(2));
    expect(await listHeld(phone)).toEqual({
      total: 1,
      items: [
        { day, reasons: ['RECORDS'], records: 130, people: 30, person: { id: phone.employee.id } },
      ],
    });
  });

  it('counts each day for itself, so that a phone that was offline for two weeks passes', async () => {
    const phone = await newPhone();
    const records = Array.from({ length: 14 }, (_, days) => oneByOne(307, days + 1)).flat();
    expect(await upload(phone, records)).toEqual({ accepted: 4298, duplicates: 0, held: 0 });
  });

  it('holds records with more than 40 people at once', async () => {
    const phone = await newPhone();
    const meet = (other: MadeEmployee) => recordOf(other, new Date(dayStart(1) + HOUR), 10);
    expect(await upload(phone, people.map(meet))).toEqual({
      accepted: 60,
      duplicates: 0,
      held: 20,
    });
    expect((await listHeld(phone)).items[0]).toMatchObject({ reasons: ['PEOPLE'], people: 20 });
  });

  it('holds records above 1,440 minutes with one person', async () => {
    const phone = await newPhone();
    const records = [0, 1, 2].map((at) =>
      recordOf(people[0]!, new Date(dayStart(3) + at * HOUR), 700),
    );
    expect(await upload(phone, records)).toMatchObject({ accepted: 3, held: 1 });
    expect((await listHeld(phone)).items[0].reasons).toEqual(['MINUTES']);
  });

  it('holds records older than the retention of the company', async () => {
    const phone = await newPhone();
    const records = [29, 30, 31, 400].map((days) =>
      recordOf(people[0]!, new Date(dayStart(days) + HOUR), 5),
    );
    expect(await upload(phone, records)).toMatchObject({ accepted: 4, held: 2 });
    expect(await countContacts(phone)).toBe(2);
    expect(await upload(phone, records)).toMatchObject({ accepted: 0, duplicates: 4 });
  });

  it('cannot be exceeded by uploads at the same time, on several gateways', async () => {
    const phone = await newPhone();
    await upload(phone, oneByOne(3000, 4));
    const gateways = [0, 1, 2].map(() => new UploadBatcher(gateway.app.dataSource));
    const outcomes = await Promise.all(
      gateways.map((batcher, at) =>
        batcher.add(made.company.id, {
          employeeId: phone.employee.id,
          records: Array.from({ length: 50 }, (_, index) => {
            const start = dayStart(4) + 20 * HOUR + (at * 50 + index) * MINUTE;
            const { id } = recordOf(people[0]!, new Date(start), 1);
            return {
              id: id as string,
              start,
              end: start + 1000,
              distance: null,
              cross: people[0]!.employee.id,
            };
          }),
          duplicates: 0,
          rejected: [],
        }),
      ),
    );
    expect(outcomes.reduce((sum, outcome) => sum + ('held' in outcome ? outcome.held : 0), 0)).toBe(
      80,
    );
    expect(await countContacts(phone)).toBe(3070);
  });

  it('does not limit other phones of the same upload batch', async () => {
    const [full, other] = [await newPhone(), await newPhone()];
    await upload(full, oneByOne(3070, 5));
    const [held, counted] = await Promise.all([
      upload(full, [recordOf(people[0]!, new Date(dayStart(5) + 22 * HOUR), 1)]),
      upload(other, [recordOf(people[0]!, new Date(dayStart(5) + 22 * HOUR), 1)]),
    ]);
    expect([held.held, counted.held]).toEqual([1, 0]);
  });

  it('refuses an upload that would hold more than 20,000 records, until an officer decides', async () => {
    const phone = await newPhone();
    await upload(phone, oneByOne(3070, 6));
    const day = dayOf(dayStart(6));
    await gateway.app.owner.query(
      `INSERT INTO held_record (company_id, employee_id, start_at, id, cross_employee_id, end_at, day, reason)
       SELECT $1, $2, $4::timestamptz, gen_random_uuid(), $3, $4::timestamptz + interval '1 minute', $5, 'RECORDS'
       FROM generate_series(1, $6::int)`,
      [
        made.company.id,
        phone.employee.id,
        people[0]!.employee.id,
        new Date(dayStart(6)),
        day,
        maxHeldPerPhone,
      ],
    );
    const records = [recordOf(people[0]!, new Date(dayStart(6) + 22 * HOUR), 1)];
    const refused = await gateway.rest(phone.token, 'POST /contacts', { records });
    expect([refused.status, refused.headers['retry-after'], refused.body]).toEqual([
      429,
      '3600',
      {
        success: false,
        message: 'Too many records of this phone await a decision, please try again later',
      },
    ]);
    expect(await upload(phone, oneByOne(5, 7))).toMatchObject({ accepted: 5 });
    await decide('discardHeldRecords', phone, day);
    expect(await upload(phone, records)).toMatchObject({ accepted: 1, held: 1 });
  });
});

describe('held records', () => {
  it('count once they are released', async () => {
    const phone = await newPhone();
    const [other] = [await newPhone()];
    const at = (hours: number) => new Date(dayStart(1) + hours * HOUR);
    await upload(phone, [recordOf(people[0]!, at(0), 1440), recordOf(people[0]!, at(5), 20)]);
    await upload(phone, [recordOf(other, at(0), 1440)]);
    const records = [recordOf(other, at(3), 30)];
    expect(await upload(phone, records)).toMatchObject({ held: 1 });
    const day = dayOf(at(0).getTime());
    const { data } = await decide('releaseHeldRecords', phone, day);
    expect(data.releaseHeldRecords).toEqual({ records: 2 });
    expect(await countContacts(phone)).toBe(4);
    expect((await listHeld(phone)).total).toBe(0);
    expect(await upload(phone, records)).toMatchObject({ duplicates: 1 });
  });

  it('are not released if they are older than the records that the company keeps', async () => {
    const phone = await newPhone();
    const at = dayStart(400) + HOUR;
    await upload(phone, [recordOf(people[0]!, new Date(at), 5)]);
    const { errors } = await decide('releaseHeldRecords', phone, dayOf(at));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', fields: [{ field: 'day' }] });
    expect((await listHeld(phone)).total).toBe(1);
    const { data } = await decide('discardHeldRecords', phone, dayOf(at));
    expect(data.discardHeldRecords).toEqual({ records: 1 });
  });

  it('mark the day and the cases of their people when they are released', async () => {
    const { employee, day } = await makeHeldRecord(gateway, made);
    const countMarks = async () =>
      inTenant(gateway.app.dataSource, made.company.id, async (db) => {
        const [counted] = await db.unnamed<{ count: number }>(
          'SELECT count(*)::int AS count FROM insight_mark WHERE day = $1',
          [day],
        );
        return counted!.count;
      });
    const before = await countMarks();
    await decide('releaseHeldRecords', { employee } as MadeEmployee, day);
    expect(await countMarks()).toBe(before + 1);
  });

  it('never count once they are discarded, also if the phone sends them again', async () => {
    const phone = await newPhone();
    const at = (hours: number) => new Date(dayStart(2) + hours * HOUR);
    const records = [recordOf(people[0]!, at(0), 1440), recordOf(people[0]!, at(3), 30)];
    await upload(phone, records);
    const day = dayOf(at(0).getTime());
    const { data } = await decide('discardHeldRecords', phone, day);
    expect(data.discardHeldRecords).toEqual({ records: 1 });
    expect(await upload(phone, records)).toEqual({ accepted: 0, duplicates: 2, held: 0 });
    expect([await countContacts(phone), (await listHeld(phone)).total]).toEqual([1, 0]);
    const again = await decide('releaseHeldRecords', phone, day);
    expect(again.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('are decided by officers of the company alone', async () => {
    const { employee, day } = await makeHeldRecord(gateway, made);
    const phone = { employee } as MadeEmployee;
    const foreign = await makeCompany(gateway.app);
    expect(
      (await decide('releaseHeldRecords', phone, day, foreign.token)).errors?.[0],
    ).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
    for (const role of [Role.DIRECTORY_MANAGER, Role.VIEWER, Role.AUDITOR] as const) {
      const { token } = await makeMember(gateway.app, made, role);
      expect((await decide('releaseHeldRecords', phone, day, token)).errors?.[0]).toMatchObject({
        extensions: { code: 'FORBIDDEN' },
      });
    }
  });

  it('are deleted with the records of their time', async () => {
    const old = await makeCompany(gateway.app);
    const phone = await makeEmployee(gateway.app, old);
    const other = await makeEmployee(gateway.app, old);
    const records = [40, 29].map((days) =>
      recordOf(other, new Date(dayStart(days) + HOUR), days === 40 ? 5 : 1440),
    );
    records.push(recordOf(other, new Date(dayStart(29)), 1));
    await gateway.rest(phone.token, 'POST /contacts', { records });
    await gateway.app.owner.query('UPDATE company SET retention_due_at = now() WHERE id = $1', [
      old.company.id,
    ]);
    await deleteExpiredRecords(gateway.app);
    const { rows } = await gateway.app.owner.query(
      'SELECT reason FROM held_record WHERE company_id = $1',
      [old.company.id],
    );
    expect(rows).toEqual([{ reason: 'MINUTES' }]);
  });
});
