import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Random } from '../../src/demo/random.js';
import { type MadeCompany, makeCompany } from '../../test/factories.js';
import { startTestGateway, type TestGateway } from '../../test/run-document.js';
import { findInvs13 } from '../../test/tracing-oracle/invs13.js';
import { makeCalendar } from './calendar.js';
import { readDataSet } from './data-set.js';
import { replay, type ReplayOptions } from './replay.js';

const recording = findInvs13();

/** 12 people on three days: some meet for 40 minutes, some often and briefly, most in passing. */
function writeSmall(): string {
  const folder = mkdtempSync(join(tmpdir(), 'small-set-'));
  const random = new Random('small data set');
  const people = Array.from({ length: 12 }, (_, at) => 100 + at * 7);
  const lines: [number, number, number][] = [];
  const meet = (from: number, ticks: number, one: number, other: number) => {
    for (let tick = 1; tick <= ticks; tick += 1)
      lines.push([from + tick * 20, people[one]!, people[other]!]);
  };
  for (const day of [0, 1, 2]) {
    meet(day * 86_400 + 9 * 3600, 120, day, day + 1);
    for (const hour of [10, 12, 14, 16]) meet(day * 86_400 + hour * 3600, 15, day + 3, day + 6);
    for (let passing = 0; passing < 40; passing += 1) {
      const one = random.whole(0, 11);
      meet(
        day * 86_400 + random.whole(8 * 180, 18 * 180) * 20,
        random.whole(1, 4),
        one,
        random.whole(one + 1, 12),
      );
    }
  }
  writeFileSync(
    join(folder, 'metadata_small.dat'),
    people.map((person) => `${person}\tD${person % 3}\n`).join(''),
  );
  writeFileSync(join(folder, 'tij_small.dat'), lines.map((line) => `${line.join(' ')}\n`).join(''));
  return folder;
}

describe('replay', () => {
  let gateway: TestGateway;
  let url: string;
  let folder: string;

  beforeAll(async () => {
    folder = writeSmall();
    gateway = await startTestGateway();
    url = await gateway.server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await gateway.stop();
    rmSync(folder, { recursive: true });
  });

  function into(
    { email, password }: MadeCompany,
    options: Partial<ReplayOptions> = {},
  ): ReplayOptions {
    return { run: 'test', folder, url, email, password, ...options };
  }

  it('stores each record of both phones once and finds the contacts of the data', async () => {
    const company = await makeCompany(gateway.app);
    const lines = readDataSet(folder).contacts.length;
    const outcome = await replay(into(company));
    expect(outcome.uploaded).toMatchObject({ accepted: lines * 2, duplicates: 0, rejected: 0 });
    expect(outcome.people).toBe(12);
    expect(outcome.reported).toEqual(outcome.expected);
    expect(outcome.reported.continuous).toBeGreaterThanOrEqual(3);
    expect(outcome.reported.cumulative).toBeGreaterThan(outcome.reported.continuous);
  });

  it('adds no records if it is repeated', async () => {
    const company = await makeCompany(gateway.app);
    const first = await replay(into(company));
    const second = await replay(into(company));
    expect(second.uploaded).toMatchObject({ accepted: 0, duplicates: first.uploaded.accepted });
    expect(second.reported).toEqual(first.reported);
  });

  it('keeps runs with different names apart', async () => {
    const company = await makeCompany(gateway.app);
    const one = await replay(into(company));
    const other = await replay(into(company, { run: 'other' }));
    expect(other.uploaded.accepted).toBe(one.uploaded.accepted);
    expect(other.reported).toEqual(one.reported);
  });

  it('resets the password of a phone if somebody has changed it', async () => {
    const company = await makeCompany(gateway.app);
    await replay(into(company));
    const { body } = await gateway.rest(company.token, 'GET /employees');
    const { _id: id } = body.data[0];
    expect(
      (await gateway.rest(company.token, `PATCH /employee/${id}`, { password: '123456' })).status,
    ).toBe(200);
    const outcome = await replay(into(company));
    expect(outcome.uploaded.accepted).toBe(0);
  });

  it('fails with a message that names the cause', async () => {
    const company = await makeCompany(gateway.app);
    await expect(replay(into(company, { password: 'wrong' }))).rejects.toThrow(
      'POST /api/company/login answered 401: Wrong email address or password',
    );
    await expect(replay(into(company, { folder: '/nowhere' }))).rejects.toThrow(
      'The folder /nowhere cannot be read',
    );
  });

  it.runIf(recording)(
    'finds 62 continuous contacts and 28 cumulative pairs in the published recording',
    async () => {
      const company = await makeCompany(gateway.app);
      const outcome = await replay(into(company, { folder: recording! }));
      expect(outcome.uploaded.accepted).toBe(2 * 9827);
      expect(outcome.reported).toEqual({ continuous: 62, cumulative: 28 });
      expect(outcome.expected).toEqual({ continuous: 62, cumulative: 28 });
      const { data } = await gateway.graphql(
        company.token,
        `query ($from: LocalDate!, $to: LocalDate!) {
          continuousContacts(from: $from, to: $to, pageSize: 1) { total }
          cumulativeContacts(from: $from, to: $to, pageSize: 1) { total } }`,
        { from: outcome.from, to: outcome.to },
      );
      expect(data).toEqual({
        continuousContacts: { total: 62 },
        cumulativeContacts: { total: 28 },
      });
    },
    60_000,
  );
});

describe('makeCalendar', () => {
  const dataSet = {
    name: 'two days',
    people: [],
    contacts: [
      { person: '1', other: '2', start: 9 * 3600, end: 9 * 3600 + 20 },
      { person: '1', other: '2', start: 86_400 + 17 * 3600, end: 86_400 + 17 * 3600 + 20 },
    ],
  };

  it('lets the recording end today in the time zone of the company', () => {
    const calendar = makeCalendar(
      dataSet,
      'Asia/Singapore',
      Date.parse('2026-11-20T18:00:00+08:00'),
    );
    expect(calendar).toMatchObject({ from: '2026-11-19', to: '2026-11-20' });
    expect(new Date(calendar.toInstant(9 * 3600)).toISOString()).toBe('2026-11-19T01:00:00.000Z');
  });

  it('lets it end yesterday if today would reach into the future', () => {
    const calendar = makeCalendar(
      dataSet,
      'Asia/Singapore',
      Date.parse('2026-11-20T16:59:00+08:00'),
    );
    expect(calendar).toMatchObject({ from: '2026-11-18', to: '2026-11-19' });
  });

  it('keeps the time of day when the clocks change', () => {
    const calendar = makeCalendar(dataSet, 'Europe/Paris', Date.parse('2026-10-25T20:00:00+01:00'));
    expect(new Date(calendar.toInstant(9 * 3600)).toISOString()).toBe('2026-10-24T07:00:00.000Z');
    expect(new Date(calendar.toInstant(86_400 + 17 * 3600)).toISOString()).toBe(
      '2026-10-25T16:00:00.000Z',
    );
  });
});
