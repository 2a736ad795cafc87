import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../../durations.js';
import { addCamera } from '../../../../test/cameras.js';
import {
  makeCompany,
  type MadeCompany,
  makeEmployee,
  recordOf,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { todayIn } from '../../company/profile/time-zone.js';

const dayBefore = (days: number) => todayIn('UTC', new Date(Date.now() - days * DAY));
/** Returns noon of a day, so that records of a few hours are within the day. */
const noon = (daysAgo: number) => new Date(`${dayBefore(daysAgo)}T12:00:00Z`);

const gateway = useTestGateway();

const sources = `query ($from: LocalDate!, $to: LocalDate!) {
  reportingSources(from: $from, to: $to) { phones cameras namingCameras } }`;
const person = `query ($id: UUID!, $from: LocalDate!, $to: LocalDate!) {
  personReporting(employee: { id: $id }, from: $from, to: $to) { phone recordedBy company { phones cameras namingCameras } } }`;
const traced = `query ($id: UUID!, $from: DateTimeISO, $until: DateTimeISO) {
  trace(employee: { id: $id }, from: $from, until: $until) {
    exposures { level } reporting { phone recordedBy company { phones cameras namingCameras } } } }`;
const nothing = { phones: false, cameras: false, namingCameras: false };

const makeTeam = async () => {
  const made = await makeCompany(gateway.app, { timeZone: 'UTC' });
  const [ana, ben, cho] = await Promise.all(
    ['Ana', 'Ben', 'Cho'].map((name) => makeEmployee(gateway.app, made, { name })),
  );
  return { made, ana: ana!, ben: ben!, cho: cho! };
};

async function ask(made: MadeCompany, from: number, to: number) {
  const { data, errors } = await gateway.graphql(made.token, sources, {
    from: dayBefore(from),
    to: dayBefore(to),
  });
  expect(errors).toBeUndefined();
  return data.reportingSources;
}

async function askPerson(made: MadeCompany, id: string, from: number, to: number) {
  const { data, errors } = await gateway.graphql(made.token, person, {
    id,
    from: dayBefore(from),
    to: dayBefore(to),
  });
  expect(errors).toBeUndefined();
  return data.personReporting;
}

describe('reportingSources', () => {
  it('is false for every source if nothing has reported', async () => {
    const { made } = await makeTeam();
    expect(await ask(made, 13, 0)).toEqual(nothing);
  });

  it('counts phones only on the days of their records', async () => {
    const { made, ana, ben } = await makeTeam();
    await gateway.rest(ana.token, 'POST /contacts', { records: [recordOf(ben, noon(5), 3)] });
    expect(await ask(made, 6, 5)).toEqual({ ...nothing, phones: true });
    expect(await ask(made, 4, 0)).toEqual(nothing);
    expect(await ask(made, 9, 6)).toEqual(nothing);
    await gateway.rest(ana.token, 'POST /health/new', { bluetooth_status: true });
    expect(await ask(made, 0, 0)).toEqual({ ...nothing, phones: true });
  });

  it('distinguishes cameras that name people from those that only count them', async () => {
    const { made, ana, ben } = await makeTeam();
    const upload = await addCamera(gateway, made);
    const breach = { since: 5, distance: 3, people: 2, date: noon(3).toISOString() };
    expect((await upload([{ id: randomUUID(), ...breach }])).status).toBe(200);
    expect(await ask(made, 3, 3)).toEqual({ ...nothing, cameras: true });
    const pair = { employee_id: ana.employee.id, cross_employee_id: ben.employee.id };
    await upload([{ id: randomUUID(), ...breach, ...pair }]);
    expect(await ask(made, 3, 3)).toEqual({ phones: false, cameras: true, namingCameras: true });
    expect((await askPerson(made, ana.employee.id, 3, 3)).recordedBy).toEqual(['CAMERA']);
  });

  it('names the invalid field of the period, and refuses phones', async () => {
    const { made, ana } = await makeTeam();
    const bad = await gateway.graphql(made.token, sources, {
      from: '2026-01-02',
      to: '2026-01-01',
    });
    expect(bad.errors?.[0]?.extensions.fields?.[0]?.field).toBe('to');
    const refused = await gateway.graphql(ana.token, sources, {
      from: '2026-01-01',
      to: '2026-01-01',
    });
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('personReporting', () => {
  it("distinguishes reports of a person's own phone from those of others", async () => {
    const { made, ana, ben, cho } = await makeTeam();
    await gateway.rest(ana.token, 'POST /contacts', { records: [recordOf(ben, noon(2), 3)] });
    const company = { ...nothing, phones: true };
    expect(await askPerson(made, ana.employee.id, 2, 2)).toEqual({
      phone: 'REPORTED',
      recordedBy: ['MOBILE'],
      company,
    });
    expect(await askPerson(made, ben.employee.id, 2, 2)).toEqual({
      phone: 'SILENT',
      recordedBy: ['MOBILE'],
      company,
    });
    expect(await askPerson(made, cho.employee.id, 2, 2)).toEqual({
      phone: 'SILENT',
      recordedBy: [],
      company,
    });
  });

  it('returns BLUETOOTH_OFF for a phone that only reported that Bluetooth is off', async () => {
    const { made, ana } = await makeTeam();
    await gateway.rest(ana.token, 'POST /health/new', { bluetooth_status: false });
    expect((await askPerson(made, ana.employee.id, 0, 0)).phone).toBe('BLUETOOTH_OFF');
    await gateway.rest(ana.token, 'POST /health/new', { bluetooth_status: true });
    expect((await askPerson(made, ana.employee.id, 0, 0)).phone).toBe('REPORTED');
  });

  it('returns NOT_FOUND for people of other companies, as for unknown ones', async () => {
    const { made } = await makeTeam();
    const other = await makeTeam();
    const days = { from: dayBefore(1), to: dayBefore(0) };
    const [stranger, nobody] = await Promise.all(
      [other.ana.employee.id, randomUUID()].map((id) =>
        gateway.graphql(made.token, person, { id, ...days }),
      ),
    );
    expect(stranger).toEqual(nobody);
    expect(stranger?.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('trace reporting', () => {
  it('returns whether anything was measured in the window of a trace without exposures', async () => {
    const { made, ana, ben } = await makeTeam();
    const ask = async (window: Record<string, string> = {}) =>
      (await gateway.graphql(made.token, traced, { id: ana.employee.id, ...window })).data.trace;
    expect(await ask()).toEqual({
      exposures: [],
      reporting: { phone: 'SILENT', recordedBy: [], company: nothing },
    });
    await gateway.rest(ana.token, 'POST /contacts', {
      records: [recordOf(ben, new Date(Date.now() - 3 * HOUR), 2)],
    });
    expect(await ask()).toEqual({
      exposures: [],
      reporting: {
        phone: 'REPORTED',
        recordedBy: ['MOBILE'],
        company: { ...nothing, phones: true },
      },
    });
    const before = new Date(Date.now() - 2 * DAY).toISOString();
    const start = new Date(Date.now() - 3 * DAY).toISOString();
    expect((await ask({ from: start, until: before })).reporting.phone).toBe('SILENT');
  });
});

describe('settingsPreview', () => {
  it('returns which sources reported in the last 14 days', async () => {
    const { made, ana } = await makeTeam();
    const preview = `query { settingsPreview { reporting { phones cameras } } }`;
    const answer = async () =>
      (await gateway.graphql(made.token, preview)).data.settingsPreview.reporting;
    expect(await answer()).toEqual({ phones: false, cameras: false });
    await gateway.rest(ana.token, 'POST /health/new', {});
    expect(await answer()).toEqual({ phones: true, cameras: false });
  });
});
