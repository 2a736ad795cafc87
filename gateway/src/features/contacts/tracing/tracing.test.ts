import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../durations.js';
import { type MadeCompany, type MadeEmployee, makeTimeMetric } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { makeTeam } from '../../../../test/team.js';
import { RequestContext } from '../../../request/context.js';
import { todayIn } from '../../company/profile/time-zone.js';
import { traceWindow } from './tracing.service.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

const gateway = useTestGateway();

const traceDocument = `query ($id: UUID!, $from: DateTimeISO, $until: DateTimeISO) {
  trace(employee: { id: $id }, from: $from, until: $until) {
    person { name } from until
    thresholds { minutes from }
    exposures {
      person { id name } level exposedAt minutes
      path { carrier { name } person { name } rule countedFrom reachedAt thresholdMinutes minutes
        evidence { spanStart spanEnd coveredMinutes
          episodes { startedAt endedAt minutes coveredMinutes }
          records { startedAt minutes countedFrom countedUntil reportedBy { name } distance } } } } } }`;

function trace(made: MadeCompany, who: MadeEmployee, window: { from?: Date; until?: Date } = {}) {
  return gateway.graphql(made.token, traceDocument, { id: who.employee.id, ...window });
}

const transmissionDocument = `query ($carrier: UUID!, $person: UUID!, $from: DateTimeISO!, $until: DateTimeISO!) {
  transmission(carrierId: $carrier, personId: $person, source: MOBILE, from: $from, until: $until) { carrier { name } rule reachedAt minutes evidence { records { minutes } } } }`;

describe('trace', () => {
  it('follows contacts forward in time only', async () => {
    const team = await makeTeam(gateway, 'Ana', 'Ben', 'Cleo', 'Dan', 'Eve');
    const start = new Date(Date.now() - 10 * HOUR);
    const at = (minutes: number) => new Date(start.getTime() + minutes * MINUTE);
    // Before Cleo was exposed, so Dan is not exposed.
    await team.meet('Cleo', 'Dan', at(0), 60);
    await team.meet('Ana', 'Ben', at(60), 20);
    await team.meet('Cleo', 'Ben', at(120), 30);
    await team.meet('Cleo', 'Eve', at(180), 16);
    const { data } = await trace(team.made, team.person('Ana'));
    const exposures = data.trace.exposures.map((exposure: any) => [
      exposure.person.name,
      exposure.level,
      exposure.exposedAt,
      exposure.path.map((step: any) => `${step.carrier.name} to ${step.person.name}`),
    ]);
    expect(exposures).toEqual([
      ['Ben', 1, at(75).toISOString(), ['Ana to Ben']],
      ['Cleo', 2, at(135).toISOString(), ['Ana to Ben', 'Ben to Cleo']],
      ['Eve', 3, at(195).toISOString(), ['Ana to Ben', 'Ben to Cleo', 'Cleo to Eve']],
    ]);
  });

  it('returns the records of a transmission with their reporters, and how the sum is computed', async () => {
    const team = await makeTeam(gateway, 'Ana', 'Ben');
    const start = new Date(Date.now() - 10 * HOUR);
    const at = (minutes: number) => new Date(start.getTime() + minutes * MINUTE);
    await team.meet('Ana', 'Ben', at(0), 8);
    await team.meet('Ben', 'Ana', at(1), 8);
    await team.meet('Ana', 'Ben', at(60), 9);
    const { data } = await trace(team.made, team.person('Ana'));
    expect(data.trace.exposures).toHaveLength(1);
    const [step] = data.trace.exposures[0].path;
    expect(step).toMatchObject({
      rule: 'CUMULATIVE',
      thresholdMinutes: 15,
      minutes: 18,
      reachedAt: at(66).toISOString(),
    });
    expect(step.evidence).toEqual({
      spanStart: at(0).toISOString(),
      spanEnd: new Date(at(0).getTime() + DAY).toISOString(),
      coveredMinutes: 18,
      episodes: [
        {
          startedAt: at(0).toISOString(),
          endedAt: at(9).toISOString(),
          minutes: 9,
          coveredMinutes: 9,
        },
        {
          startedAt: at(60).toISOString(),
          endedAt: at(69).toISOString(),
          minutes: 9,
          coveredMinutes: 9,
        },
      ],
      records: [
        [at(0), 8, 'Ana'],
        [at(1), 8, 'Ben'],
        [at(60), 9, 'Ana'],
      ].map(([startedAt, minutes, name]) => ({
        startedAt: (startedAt as Date).toISOString(),
        minutes,
        countedFrom: (startedAt as Date).toISOString(),
        countedUntil: new Date(
          (startedAt as Date).getTime() + (minutes as number) * MINUTE,
        ).toISOString(),
        reportedBy: { name },
        distance: null,
      })),
    });
    const alone = await gateway.graphql(team.made.token, transmissionDocument, {
      // Clients may send ids in upper case.
      carrier: team.person('Ana').employee.id.toUpperCase(),
      person: team.person('Ben').employee.id.toUpperCase(),
      from: step.countedFrom,
      until: data.trace.until,
    });
    expect(alone.data.transmission).toEqual({
      carrier: { name: 'Ana' },
      rule: 'CUMULATIVE',
      reachedAt: at(66).toISOString(),
      minutes: 18,
      evidence: { records: [{ minutes: 8 }, { minutes: 8 }, { minutes: 9 }] },
    });
  });

  it('finds no transmission between people without a contact that counts', async () => {
    const team = await makeTeam(gateway, 'Ana', 'Ben');
    await team.meet('Ana', 'Ben', new Date(Date.now() - HOUR), 10);
    const { data, errors } = await gateway.graphql(team.made.token, transmissionDocument, {
      carrier: team.person('Ana').employee.id,
      person: team.person('Ben').employee.id,
      from: new Date(Date.now() - DAY),
      until: new Date(),
    });
    expect([data, errors?.[0]?.extensions['code']]).toEqual([null, 'NOT_FOUND']);
  });

  it('covers the last 2 days, or the days since 2 days before the positive date', async () => {
    const team = await makeTeam(gateway, 'Ana', 'Ben', 'Cleo');
    await team.meet('Ana', 'Ben', new Date(Date.now() - 5 * DAY), 20);
    await team.meet('Ana', 'Cleo', new Date(Date.now() - DAY), 20);
    const usual = await trace(team.made, team.person('Ana'));
    expect(usual.data.trace.exposures.map((exposure: any) => exposure.person.name)).toEqual([
      'Cleo',
    ]);
    expect(Date.parse(usual.data.trace.until) - Date.parse(usual.data.trace.from)).toBe(2 * DAY);
    const positiveDate = todayIn('Asia/Singapore', new Date(Date.now() - 4 * DAY));
    await gateway.graphql(
      team.made.token,
      'mutation ($id: UUID!, $date: LocalDate!) { updateEmployee(input: { employee: { id: $id }, isPositive: true, positiveDate: $date }) { id } }',
      {
        id: team.person('Ana').employee.id,
        date: positiveDate,
      },
    );
    const positive = await trace(team.made, team.person('Ana'));
    expect(positive.data.trace.exposures.map((exposure: any) => exposure.person.name)).toEqual([
      'Ben',
      'Cleo',
    ]);
    expect(positive.data.trace.from).toBe(
      new Date(Date.parse(`${positiveDate}T00:00:00+08:00`) - 2 * DAY).toISOString(),
    );
  });

  it('uses the threshold that was in force when the contact began', async () => {
    const team = await makeTeam(gateway, 'Ana', 'Ben', 'Cleo');
    const changed = new Date(Date.now() - DAY);
    await makeTimeMetric(gateway.app, team.made, 5, changed);
    await team.meet('Ana', 'Ben', new Date(changed.getTime() - 8 * MINUTE), 12);
    await team.meet('Ana', 'Cleo', new Date(changed.getTime() + MINUTE), 6);
    const { data } = await trace(team.made, team.person('Ana'));
    expect(data.trace.exposures.map((exposure: any) => exposure.person.name)).toEqual(['Cleo']);
    expect(data.trace.thresholds).toEqual([
      { minutes: 15, from: null },
      { minutes: 5, from: changed.toISOString() },
    ]);
  });

  it('keeps exposures when a person on the path is deleted', async () => {
    const team = await makeTeam(gateway, 'Ana', 'Ben', 'Cleo');
    await team.meet('Ana', 'Ben', new Date(Date.now() - 10 * HOUR), 20);
    await team.meet('Ben', 'Cleo', new Date(Date.now() - 8 * HOUR), 20);
    await gateway.rest(team.made.token, `DELETE /employee/${team.person('Ben').employee.id}`);
    const { data } = await trace(team.made, team.person('Ana'));
    expect(
      data.trace.exposures.map((exposure: any) => [exposure.person.name, exposure.level]),
    ).toEqual([
      ['Former employee', 1],
      ['Cleo', 2],
    ]);
  });

  it('names the invalid field of a window', async () => {
    const team = await makeTeam(gateway, 'Ana');
    const now = new Date();
    for (const until of [now, new Date(now.getTime() - 1)]) {
      const { errors } = await trace(team.made, team.person('Ana'), { from: now, until });
      expect(errors?.[0]?.extensions.fields).toEqual([
        { field: 'from', message: 'The window must start before it ends' },
      ]);
    }
    const longest = { from: new Date(now.getTime() - 366 * DAY), until: now };
    expect((await trace(team.made, team.person('Ana'), longest)).errors).toBeUndefined();
    const endless = await trace(team.made, team.person('Ana'), {
      from: new Date(now.getTime() - 366 * DAY - 1),
      until: now,
    });
    expect(endless.errors?.[0]?.extensions.fields).toEqual([
      { field: 'from', message: 'The window is at most 366 days' },
    ]);
  });

  it('returns NOT_FOUND for people of other companies as for unknown ones', async () => {
    const [team, other] = [await makeTeam(gateway, 'Ana'), await makeTeam(gateway, 'Ben')];
    const [stranger, unknown] = await Promise.all(
      [other.person('Ben').employee.id, randomUUID()].map((id) =>
        gateway.graphql(team.made.token, traceDocument, { id }),
      ),
    );
    expect(stranger).toEqual(unknown);
    expect(stranger?.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('traceWindow', () => {
  it('lets people exposed by the case pass it on only after the latent time', async () => {
    const team = await makeTeam(gateway, 'Ana', 'Ben', 'Cleo', 'Dan');
    const start = Date.now() - 5 * DAY;
    await team.meet('Ana', 'Ben', new Date(start), 20);
    await team.meet('Ben', 'Cleo', new Date(start + DAY), 20);
    await team.meet('Ben', 'Dan', new Date(start + 2 * DAY + HOUR), 20);
    const context = new RequestContext(gateway.app, {
      credentials: { token: team.made.token, passKey: undefined, cameraKey: undefined },
      address: '127.0.0.1',
      userAgent: '',
      cookies: '',
      requestId: 'trace-window',
    });
    await context.begin(true);
    const { id } = team.person('Ana').employee;
    const traced = await Promise.all(
      [0, 2].map((latentDays) =>
        traceWindow(context, id, {
          from: start,
          until: Date.now(),
          disease: DiseaseCode.COVID_19,
          latentDays,
          caseNumber: 1,
        }),
      ),
    );
    const empty = await traceWindow(context, id, {
      from: start,
      until: start,
      disease: DiseaseCode.COVID_19,
      latentDays: 0,
      caseNumber: 1,
    });
    await context.db.rollback();
    expect(
      traced.map(({ exposures }) => exposures.map(({ person, level }) => [person.name, level])),
    ).toEqual([
      [
        ['Ben', 1],
        ['Cleo', 2],
        ['Dan', 2],
      ],
      [
        ['Ben', 1],
        ['Dan', 2],
      ],
    ]);
    expect(traced[0]!.windowRule).toBe('INFECTIOUS_WINDOW');
    expect(empty.exposures).toEqual([]);
  });
});

describe('positiveTraces', () => {
  const counts = `windowRule reporting { phone } exposures { level minutes person { id } path { source } }`;

  it('returns for each positive person what a single trace returns, and nobody else', async () => {
    const team = await makeTeam(gateway, 'Ana', 'Ben', 'Cleo', 'Dan');
    await team.meet('Ana', 'Ben', new Date(Date.now() - 5 * DAY), 20);
    await team.meet('Ben', 'Cleo', new Date(Date.now() - 4 * DAY), 20);
    await team.meet('Dan', 'Cleo', new Date(Date.now() - DAY), 30);
    const dates = new Map([
      ['Ana', todayIn('Asia/Singapore', new Date(Date.now() - 3 * DAY))],
      ['Dan', null],
    ]);
    for (const [name, date] of dates)
      await gateway.graphql(
        team.made.token,
        'mutation ($id: UUID!, $date: LocalDate) { updateEmployee(input: { employee: { id: $id }, isPositive: true, positiveDate: $date }) { id } }',
        { id: team.person(name).employee.id, date },
      );
    const { data } = await gateway.graphql(
      team.made.token,
      `{ positiveTraces { person { id } ${counts} } }`,
    );
    const single = async (name: string) => {
      const { id } = team.person(name).employee;
      const answer = await gateway.graphql(
        team.made.token,
        `query ($id: UUID!) { trace(employee: { id: $id }) { person { id } ${counts} } }`,
        { id },
      );
      return answer.data.trace;
    };
    expect(data.positiveTraces).toEqual([await single('Ana'), await single('Dan')]);
    expect(data.positiveTraces.map(({ exposures }: any) => exposures.length)).toEqual([3, 1]);
  });

  it('does not include people of other companies', async () => {
    const { made } = await makeTeam(gateway, 'Eve');
    const { data } = await gateway.graphql(made.token, '{ positiveTraces { from } }');
    expect(data.positiveTraces).toEqual([]);
  });

  it('is forbidden to a phone', async () => {
    const team = await makeTeam(gateway, 'Finn');
    const { errors } = await gateway.graphql(
      team.person('Finn').token,
      '{ positiveTraces { from } }',
    );
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});
