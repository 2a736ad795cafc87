import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../durations.js';
import { inTenant } from '../../../database/tenant.js';
import { makeCompany, makeEmployee } from '../../../../test/factories.js';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { addContact, askToAddContact, withdraw } from '../../../../test/manual-contacts.js';
import { makeTeam } from '../../../../test/team.js';
import { todayIn } from '../../company/profile/time-zone.js';
import { startFollowUpRecount } from '../follow-up/recount.job.js';

const gateway = useTestGateway();
const zone = 'Asia/Singapore';
let team: Awaited<ReturnType<typeof makeTeam>>;
let followUp: ReturnType<typeof makeFollowUpClient>;
let opened: { id: string; number: number; version: number };

async function makeCase(): Promise<void> {
  team = await makeTeam(gateway, 'Ana', 'Ben', 'Cleo');
  followUp = makeFollowUpClient(gateway, team.made);
  opened = await followUp.openCase(team.person('Ana'));
}

const toRef = (name: string) => ({ employee: { id: team.person(name).employee.id } });
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
const add = (name: string, given: Record<string, unknown> = {}) =>
  addContact(gateway, team.made, opened.id, toRef(name), given);
const askToAdd = (who: Record<string, unknown>, given: Record<string, unknown> = {}) =>
  askToAddContact(gateway, team.made, opened.id, who, given);

const days = { from: todayIn(zone, ago(DAY)), to: todayIn(zone) };
const period = { from_date: days.from, to_date: days.to };

/** Reads everything that shows contacts, without values that depend on the current time. */
async function readEverything() {
  const { case: found, ...rest } = await followUp.ask(
    `query ($from: LocalDate!, $to: LocalDate!, $ana: EmployeeRef!) {
      case(number: 1) { manualContacts { id } trace { exposures { person { name } minutes path { source evidence { records {
        manualContact { informantName informant { name } note addedBy caseNumber } } } } } } }
      continuousContacts(from: $from, to: $to) { items { source minutes } }
      cumulativeContacts(from: $from, to: $to) { items { source minutes } }
      personMeetings(employee: $ana, from: $from, to: $to) { source other { name } minutes }
      personReporting(employee: $ana, from: $from, to: $to) { phone recordedBy company { phones cameras namingCameras } }
    }`,
    { ...days, ana: { id: team.person('Ana').employee.id } },
  );
  const figures = await followUp.ask(
    '{ safetyIndicator { level } settingsPreview { current { breaches peopleInContact } } }',
  );
  const rest_ = async (path: string, body?: object) =>
    (await gateway.rest(team.made.token, path, body)).body.data;
  const downloadCsv = async (path: string) =>
    (await gateway.rest(team.made.token, `GET /contacts/${path}`)).text;
  await followUp.recount();
  return {
    ...rest,
    ...figures,
    ...found,
    rows: (await followUp.rows()).map(({ person, reason }) => ({ name: person.name, reason })),
    conta: (await rest_(`GET /employee/conta/${team.person('Ana').employee.id}`)).primary,
    intermittent: await rest_('POST /intermittent/cross', period),
    cumulative: await rest_('POST /cumulative/cross', period),
    continuousCsv: await downloadCsv(`continuous/export?from=${days.from}&to=${days.to}`),
    exposedCsv: await downloadCsv(`exposed/export?employee=${team.person('Ana').employee.id}`),
  };
}

describe('a manual contact', () => {
  beforeEach(makeCase);

  it('counts everywhere as a source of its own until it is withdrawn', async () => {
    const before = await readEverything();
    const given = { informant: toRef('Cleo'), note: 'At lunch', minutes: 25 };
    const contact = await add('Ben', given);
    expect(contact).toMatchObject({
      person: { name: 'Ben' },
      visitor: null,
      minutes: 25,
      informant: { id: team.person('Cleo').employee.id },
      informantName: '',
      addedBy: team.made.email,
    });
    const found = await readEverything();
    expect(found).toMatchObject({
      trace: {
        exposures: [
          {
            person: { name: 'Ben' },
            minutes: 25,
            path: [
              {
                source: 'MANUAL',
                evidence: {
                  records: [
                    {
                      manualContact: {
                        informant: { name: 'Cleo' },
                        note: 'At lunch',
                        addedBy: team.made.email,
                        caseNumber: 1,
                      },
                    },
                  ],
                },
              },
            ],
          },
        ],
      },
      continuousContacts: { items: [{ source: 'MANUAL', minutes: 25 }] },
      cumulativeContacts: { items: [{ source: 'MANUAL', minutes: 25 }] },
      personMeetings: [{ source: 'MANUAL', other: { name: 'Ben' }, minutes: 25 }],
      rows: [
        { name: 'Ben', reason: expect.stringMatching(/25 min with case C-1 .*, added by hand$/) },
      ],
      conta: [{ since: 25 }],
      settingsPreview: { current: { breaches: 0, peopleInContact: 2 } },
      // Old clients only know phones and cameras.
      intermittent: [],
      cumulative: [],
    });
    expect(found.continuousCsv).toContain(',Added by hand,');
    expect(found.exposedCsv).toMatch(/met Ana on .* for 25 min, added by hand/);
    // No device measured anything, and the distance is unknown.
    expect(found.personReporting).toEqual(before.personReporting);
    expect(found.safetyIndicator).toEqual(before.safetyIndicator);

    const { data } = await withdraw(gateway, team.made, contact.id);
    expect(data.withdrawManualContact).toEqual({
      manualContacts: [],
      log: [{ act: 'CONTACT_TAKEN_BACK' }, { act: 'CONTACT_ADDED' }, { act: 'OPENED' }],
    });
    expect(await readEverything()).toEqual(before);
    const again = await withdraw(gateway, team.made, contact.id);
    expect(again.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      fields: [{ field: 'id' }],
    });
  });

  it('is not added to contacts that phones reported', async () => {
    await team.meet('Ana', 'Ben', ago(2 * HOUR), 10);
    await add('Ben', { minutes: 10 });
    expect((await readEverything()).trace.exposures).toEqual([]);
  });

  it('updates follow-ups when it is added and when it is withdrawn', async () => {
    await followUp.recount();
    const stop = startFollowUpRecount(gateway.app);
    const names = async () => (await followUp.rows()).map(({ person }) => person.name);
    try {
      const { id } = await add('Ben');
      await expect.poll(names, { timeout: 10_000 }).toEqual(['Ben']);
      await withdraw(gateway, team.made, id);
      await expect.poll(names, { timeout: 10_000 }).toEqual([]);
    } finally {
      await stop();
    }
  });

  it('with a visitor is listed only on the case, with a phone number', async () => {
    const visitor = { name: ' Vera Visitor ', phone: '+65 8123 4567' };
    const contact = await addContact(gateway, team.made, opened.id, { visitor });
    expect(contact).toMatchObject({
      person: null,
      visitor: { name: 'Vera Visitor', phone: '+6581234567', company: '' },
    });
    const { trace, continuousContacts } = await readEverything();
    expect([trace.exposures, continuousContacts.items]).toEqual([[], []]);
    const twice = await askToAdd({ visitor }, { startedAt: contact.startedAt });
    expect(twice.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
  });

  it('cannot be added twice with the same people and times, from either case', async () => {
    const { startedAt } = await add('Ben');
    const other = await followUp.openCase(team.person('Ben'));
    for (const [caseId, name] of [
      [opened.id, 'Ben'],
      [other.id, 'Ana'],
    ] as const) {
      const { errors } = await askToAddContact(gateway, team.made, caseId, toRef(name), {
        startedAt,
      });
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'CONFLICT',
        fields: [{ field: 'startedAt' }],
      });
    }
    await add('Ben', { startedAt, minutes: 21 });
  });

  it('can be added again after it was withdrawn', async () => {
    const { id, startedAt } = await add('Ben');
    await withdraw(gateway, team.made, id);
    await add('Ben', { startedAt });
    expect((await readEverything()).manualContacts).toHaveLength(1);
  });

  it('cannot be with the person of the case or a deleted person', async () => {
    await gateway.rest(team.made.token, `DELETE /employee/${team.person('Cleo').employee.id}`);
    for (const name of ['Ana', 'Cleo']) {
      const { errors } = await askToAdd(toRef(name));
      expect(errors?.[0]?.extensions.fields).toMatchObject([{ field: 'who.employee' }]);
    }
  });

  it('is accepted for the whole window of its case, however long records are kept, and ends with its withdrawal', async () => {
    const tuberculosis = await followUp.ask(
      `mutation { updateDisease(input: { disease: TUBERCULOSIS, isUsed: true, version: 0 }) { recordDays } }`,
    );
    expect(tuberculosis.updateDisease).toEqual({ recordDays: 84 });
    const onsetDay = todayIn(zone, ago(20 * DAY));
    opened = await followUp.openCase(team.person('Cleo'), { disease: 'TUBERCULOSIS', onsetDay });
    const contact = await add('Ben', {
      startedAt: ago(90 * DAY).toISOString(),
      endedAt: ago(90 * DAY - HOUR).toISOString(),
    });
    await gateway.app.owner.query(
      `UPDATE company SET forgotten_before = (now() - interval '30 days')::date WHERE id = $1`,
      [team.made.company.id],
    );
    const listRows = async () => {
      await followUp.recount();
      return (await followUp.rows()).map(({ person }) => person.name);
    };
    expect(await listRows()).toEqual(['Ben']);
    const { errors } = await askToAdd(toRef('Ana'), {
      startedAt: ago(110 * DAY).toISOString(),
      endedAt: ago(110 * DAY - HOUR).toISOString(),
    });
    expect(errors?.[0]?.extensions.fields).toMatchObject([
      { field: 'startedAt', message: expect.stringContaining('before the infectious window') },
    ]);
    await followUp.ask(`mutation { withdrawManualContact(id: "${contact.id}") { id } }`);
    expect(await listRows()).toEqual([]);
  });

  describe('whose records are older than those that are kept', () => {
    const forget = (days: number, alsoDelete: string) =>
      gateway.app.owner.query(
        `WITH deleted AS (${alsoDelete})
        UPDATE company SET forgotten_before = (now() - interval '${days} days')::date WHERE id = $1`,
        [team.made.company.id],
      );
    const listRows = async () => {
      await followUp.recount();
      return (await followUp.rows()).map(({ person }) => person.name);
    };
    beforeEach(async () => {
      opened = await followUp.openCase(team.person('Cleo'), {
        onsetDay: todayIn(zone, ago(4 * DAY)),
      });
    });

    it('keeps its exposure if it was deleted without being withdrawn', async () => {
      const contact = await add('Ben', { startedAt: ago(3 * DAY).toISOString() });
      expect(await listRows()).toEqual(['Ben']);
      await forget(1, `DELETE FROM manual_contact WHERE company_id = $1`);
      await gateway.app.owner.query(`DELETE FROM contact WHERE id = $1`, [contact.id]);
      await gateway.app.owner.query(
        `INSERT INTO case_mark (company_id, id, case_id, marked_at) VALUES ($1, gen_random_uuid(), $2, now())`,
        [team.made.company.id, opened.id],
      );
      expect(await listRows()).toEqual(['Ben']);
    });

    it('keeps an earlier exposure by phone after its withdrawal', async () => {
      await team.meet('Cleo', 'Ben', ago(3 * DAY), 30);
      const contact = await add('Ben', { startedAt: ago(2 * DAY).toISOString() });
      expect(await listRows()).toEqual(['Ben']);
      await forget(1, `DELETE FROM contact WHERE company_id = $1 AND source <> 'manual'`);
      await withdraw(gateway, team.made, contact.id);
      expect(await listRows()).toEqual(['Ben']);
    });
  });

  it('can be added only to an open case, but withdrawn on a closed one', async () => {
    const { id } = await add('Ben');
    await followUp.ask(
      `mutation { closeCase(input: { id: "${opened.id}", version: 1, outcome: RECOVERED }) { id } }`,
    );
    const { errors } = await askToAdd(toRef('Cleo'));
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      fields: [{ field: 'caseId' }],
    });
    expect((await withdraw(gateway, team.made, id)).errors).toBeUndefined();
  });

  it('cannot be undone through the log of the case', async () => {
    await add('Ben');
    const { case: found } = await followUp.ask('{ case(number: 1) { log { id act } } }');
    const undo = `mutation { undoCaseEntry(id: "${found.log[0].id}") { id } }`;
    const { errors } = await gateway.graphql(team.made.token, undo);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', fields: [{ field: 'id' }] });
  });

  it('cannot be added by a phone', async () => {
    const { errors } = await askToAddContact(
      gateway,
      { ...team.made, token: team.person('Ben').token },
      opened.id,
      toRef('Ben'),
    );
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('is part of the data of both people, without names of informants and visitors', async () => {
    await add('Ben', { note: 'At lunch', informant: { name: 'Somebody else' } });
    await addContact(gateway, team.made, opened.id, {
      visitor: { name: 'Vera Visitor', phone: '81234567' },
    });
    const downloadData = (name: string) =>
      gateway.rest(team.made.token, `GET /employee/${team.person(name).employee.id}/data`);
    const [ana, ben] = [await downloadData('Ana'), await downloadData('Ben')];
    expect(ana.body.contactsAddedByHand).toMatchObject([
      { otherId: team.person('Ben').employee.id, isWithVisitor: false, note: 'At lunch' },
      { otherId: null, isWithVisitor: true },
    ]);
    expect(ben.body.contactsAddedByHand).toMatchObject([
      { otherId: team.person('Ana').employee.id, isOwnReport: false, takenBackAt: null },
    ]);
    expect(ben.body.contacts).toMatchObject([{ source: 'manual' }]);
    for (const { text } of [ana, ben]) expect(text).not.toMatch(/Vera|Somebody else/);
  });
});

describe('addManualContact', () => {
  beforeAll(makeCase);

  it.each<[string, Record<string, unknown>, Record<string, unknown>?]>([
    ['startedAt', { startedAt: new Date(Date.now() + HOUR) }],
    ['startedAt', { startedAt: new Date(Date.now() - 40 * DAY) }],
    ['endedAt', { startedAt: ago(HOUR), endedAt: ago(2 * HOUR) }],
    ['endedAt', { startedAt: ago(HOUR), endedAt: new Date(Date.now() + HOUR) }],
    ['endedAt', { startedAt: ago(26 * HOUR), endedAt: ago(HOUR) }],
    ['endedAt', { minutes: null }],
    ['minutes', { endedAt: ago(MINUTE), minutes: 5 }],
    ['minutes', { startedAt: ago(HOUR), minutes: 61 }],
    ['minutes', { minutes: 0 }],
    ['minutes', { minutes: 1441 }],
    ['note', { note: 'x'.repeat(2001) }],
    ['informant.name', { informant: { name: ' ' } }],
    ['informant.employee', { informant: { employee: { code: 'nobody' } } }],
    ['who.employee', {}, { employee: { id: randomUUID() } }],
    ['who.visitor.name', {}, { visitor: { name: '7', phone: '81234567' } }],
    ['who.visitor.phone', {}, { visitor: { name: 'Vera', phone: 'none' } }],
  ])('refuses an invalid %s: %o', async (field, given, who) => {
    const { errors } = await askToAdd(who ?? toRef('Ben'), given);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
  });
});

describe("the gateway's database role", () => {
  it('can delete manual contacts, but no others', async () => {
    const company = await makeCompany(gateway.app);
    const [one, other] = [
      await makeEmployee(gateway.app, company),
      await makeEmployee(gateway.app, company),
    ];
    await inTenant(gateway.app.dataSource, company.company.id, async (db) => {
      for (const source of ['mobile', 'camera', 'manual'])
        await db.unnamed(
          `INSERT INTO contact (company_id, id, source, employee_id, cross_employee_id, start_at, end_at)
           VALUES ($1, gen_random_uuid(), $2, $3, $4, now() - interval '1 hour', now())`,
          [company.company.id, source, one.employee.id, other.employee.id],
        );
      const gone = await db.unnamed('DELETE FROM contact WHERE company_id = $1 RETURNING source', [
        company.company.id,
      ]);
      expect(gone).toEqual([{ source: 'manual' }]);
    });
  });
});
