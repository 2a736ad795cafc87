import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../durations.js';
import { past } from '../../../../test/database.js';
import {
  type MadeCompany,
  makeAdministrator,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { deleteExpiredRecords } from './forget-records.job.js';

const gateway = useTestGateway();

const preview = `query ($days: Int!) { retentionPreview(days: $days) {
  days keptFrom goesAt oldestDay contacts breaches healthReports cases maxCounted } }`;
const save = `mutation ($days: Int!) { updateCompanySettings(input: { retentionDays: $days }) { retentionDays retentionDueAt keptFrom } }`;
const runs = `query ($page: Int!, $pageSize: Int!) { retentionRuns(page: $page, pageSize: $pageSize) {
  total items { keptFrom contacts breaches healthReports figures ranAt } } }`;

const dayIn = (timeZone: string, at: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(at));
/** Read once, so that midnight cannot pass between an upload and its check. */
const now = Date.now();
const shiftDate = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/** Returns a time zone in which it is between 01:00 and 02:00. */
function zoneWhereItIsOneOClock(at: Date): string {
  const hoursBehind = ((at.getUTCHours() + 12) % 24) - 13;
  return `Etc/GMT${hoursBehind < 0 ? hoursBehind : `+${hoursBehind}`}`;
}

/** Makes a company with contacts at these moments, all uploaded at once, a health record of 20 days ago, and breaches of 3 and 20 days ago. */
async function makeWithContacts(timeZone: string, daysAgo: number[]): Promise<MadeCompany> {
  const made = await makeCompany(gateway.app, { timeZone });
  const [one, other] = [
    await makeEmployee(gateway.app, made),
    await makeEmployee(gateway.app, made),
  ];
  // A new company is due at once.
  await gateway.app.owner.query(
    'UPDATE company SET retention_due_at = next_night(now(), time_zone) WHERE id = $1',
    [made.company.id],
  );
  const records = daysAgo.map((ago) => recordOf(other, new Date(now - ago * DAY), 10));
  const { body } = await gateway.rest(one.token, 'POST /contacts', { records });
  expect(body.data.accepted).toBe(daysAgo.length);
  await gateway.app.owner.query(
    `INSERT INTO health_record (company_id, id, employee_id, created_at) VALUES ($1, $2, $3, now() - interval '20 days')`,
    [made.company.id, randomUUID(), one.employee.id],
  );
  await gateway.app.owner.query(
    `WITH made AS (
       INSERT INTO camera (company_id, id, code, room_name, room_number, latitude, longitude, safe_distance, time_lag, feed_url, key_hash)
       VALUES ($1, gen_random_uuid(), 'LOBBY', 'Lobby', '1', 0, 0, 6, 2, 'rtsp://10.0.0.4', '') RETURNING id)
     INSERT INTO camera_breach (company_id, start_at, id, camera_id, end_at, people)
     SELECT $1, now() - ago, gen_random_uuid(), made.id, now() - ago + interval '1 minute', 2
     FROM made, unnest('{3 days,20 days}'::interval[]) AS ago`,
    [made.company.id],
  );
  return made;
}

describe('retentionPreview', () => {
  it.each(['Pacific/Auckland', 'Pacific/Honolulu'])(
    'returns what would be deleted and when, by the days of %s',
    async (zone) => {
      const made = await makeWithContacts(zone, [3, 12, 17, 18, 25, 28]);
      const { data, errors } = await gateway.graphql(made.token, preview, { days: 14 });
      expect(errors).toBeUndefined();
      const { goesAt, ...amounts } = data.retentionPreview;
      expect(amounts).toEqual({
        days: 14,
        keptFrom: shiftDate(dayIn(zone, Date.parse(goesAt)), -14),
        oldestDay: dayIn(zone, now - 28 * DAY),
        contacts: 4,
        breaches: 1,
        healthReports: 1,
        cases: 0,
        maxCounted: 100_000,
      });
      const wait = Date.parse(goesAt) - Date.now();
      expect(wait).toBeGreaterThan(HOUR - MINUTE);
      expect(wait).toBeLessThanOrEqual((26 * DAY) / 24);
      const more = await gateway.graphql(made.token, preview, { days: 60 });
      expect(more.data.retentionPreview).toMatchObject({
        contacts: 0,
        breaches: 0,
        healthReports: 0,
        cases: 0,
        oldestDay: null,
      });
      const { rows } = await gateway.app.owner.query(
        'SELECT retention_due_at AS "dueAt" FROM company WHERE id = $1',
        [made.company.id],
      );
      expect(more.data.retentionPreview.goesAt).toBe(rows[0].dueAt.toISOString());
    },
  );

  it('returns the counts that are deleted afterwards', async () => {
    const made = await makeWithContacts('Asia/Singapore', [1, 12, 16, 20, 29]);
    const previewed = await gateway.graphql(made.token, preview, { days: 14 });
    await gateway.graphql(made.token, save, { days: 14 });
    await gateway.app.owner.query(`UPDATE company SET retention_due_at = ${past} WHERE id = $1`, [
      made.company.id,
    ]);
    await deleteExpiredRecords(gateway.app);
    const { data } = await gateway.graphql(made.token, runs, { page: 1, pageSize: 10 });
    const { contacts, healthReports } = previewed.data.retentionPreview;
    expect(data.retentionRuns).toMatchObject({
      total: 1,
      items: [{ contacts, healthReports, breaches: 1 }],
    });
  });

  it('refuses a retention that is not available, and is forbidden to phones', async () => {
    const made = await makeCompany(gateway.app);
    for (const days of [0, 7, 13, 31, -30]) {
      const { errors } = await gateway.graphql(made.token, preview, { days });
      expect(errors?.[0]?.extensions.fields?.[0]?.field).toBe('days');
    }
    const phone = await makeEmployee(gateway.app, made);
    const stranger = await gateway.graphql(phone.token, preview, { days: 14 });
    expect(stranger.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('updateCompanySettings', () => {
  it('applies a shorter retention in the next night, can be reverted until then, and writes audit entries', async () => {
    const made = await makeWithContacts('Asia/Singapore', [20]);
    const { data } = await gateway.graphql(made.token, save, { days: 14 });
    expect(data.updateCompanySettings).toMatchObject({ retentionDays: 14, keptFrom: null });
    const wait = Date.parse(data.updateCompanySettings.retentionDueAt) - Date.now();
    expect(wait).toBeGreaterThan(HOUR - MINUTE);
    expect(wait).toBeLessThanOrEqual((26 * DAY) / 24);
    await deleteExpiredRecords(gateway.app);
    const back = await gateway.graphql(made.token, save, { days: 30 });
    expect(back.data.updateCompanySettings.retentionDays).toBe(30);
    await gateway.app.owner.query(`UPDATE company SET retention_due_at = ${past} WHERE id = $1`, [
      made.company.id,
    ]);
    await deleteExpiredRecords(gateway.app);
    const { rows } = await gateway.app.owner.query(
      'SELECT count(*)::int AS count FROM contact WHERE company_id = $1',
      [made.company.id],
    );
    expect(rows).toEqual([{ count: 1 }]);
    const { token } = await makeAdministrator(gateway.app);
    const log = await gateway.graphql(
      token,
      'query ($id: UUID!) { auditEntries(company: { id: $id }) { items { action detail actor } } }',
      { id: made.company.id },
    );
    expect(log.data.auditEntries.items).toEqual(
      [
        ['SETTINGS_CHANGED', 'Records kept for 30 days'],
        ['SAFEGUARD_CHANGED', 'Days for which records are kept: 14, before 30'],
      ].map(([action, detail]) => ({ action, detail, actor: made.email })),
    );
  });

  it('leaves time to revert even right before the night', async () => {
    const made = await makeCompany(gateway.app);
    // Records are deleted at 02:00, which is less than an hour away here.
    const timeZone = zoneWhereItIsOneOClock(new Date());
    await gateway.app.owner.query('UPDATE company SET time_zone = $2 WHERE id = $1', [
      made.company.id,
      timeZone,
    ]);
    const saved = Date.now();
    const { data } = await gateway.graphql(made.token, save, { days: 14 });
    const dueAt = new Date(data.updateCompanySettings.retentionDueAt);
    expect(dueAt.getTime() - saved).toBeGreaterThan(HOUR);
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
    expect(clock.format(dueAt)).toBe('02:00');
  });

  it('names the field for days that are not available', async () => {
    const made = await makeCompany(gateway.app);
    const { errors } = await gateway.graphql(made.token, save, { days: 15 });
    expect(errors?.[0]?.extensions.fields).toEqual([
      { field: 'retentionDays', message: 'Please select one of 14, 30, 60, 90, 180, 365 days' },
    ]);
  });

  it('is refused to phones and visitors, and changes no other company', async () => {
    const [made, other] = [await makeCompany(gateway.app), await makeCompany(gateway.app)];
    const phone = await makeEmployee(gateway.app, made);
    const refused = await gateway.graphql(phone.token, save, { days: 90 });
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const visitor = await gateway.graphql(null, save, { days: 90 });
    expect(visitor.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    await gateway.graphql(made.token, save, { days: 90 });
    const { data } = await gateway.graphql(other.token, '{ company { retentionDays } }');
    expect(data.company.retentionDays).toBe(30);
  });
});

describe('retentionRuns', () => {
  it("lists the company's own runs, newest first, in pages", async () => {
    const [made, other] = [await makeCompany(gateway.app), await makeCompany(gateway.app)];
    for (const ago of [1, 2, 3])
      await gateway.app.owner.query(
        `INSERT INTO retention_run (company_id, id, kept_from, contacts, breaches, health_reports, figures, cases, ran_at)
         VALUES ($1, $2, current_date - 30 - $3::int, $3, 0, 0, 0, 0, now() - $3 * interval '1 day')`,
        [made.company.id, randomUUID(), ago],
      );
    const first = await gateway.graphql(made.token, runs, { page: 1, pageSize: 2 });
    expect(first.data.retentionRuns).toMatchObject({
      total: 3,
      items: [{ contacts: 1 }, { contacts: 2 }],
    });
    const second = await gateway.graphql(made.token, runs, { page: 2, pageSize: 2 });
    expect(second.data.retentionRuns.items).toMatchObject([{ contacts: 3 }]);
    const stranger = await gateway.graphql(other.token, runs, { page: 1, pageSize: 2 });
    expect(stranger.data.retentionRuns).toEqual({ total: 0, items: [] });
    const bad = await gateway.graphql(made.token, runs, { page: 0, pageSize: 101 });
    expect(bad.errors?.[0]?.extensions.fields).toMatchObject([
      { field: 'page' },
      { field: 'pageSize' },
    ]);
  });

  it('lists runs of the same moment by id, so that each is on one page', async () => {
    const made = await makeCompany(gateway.app);
    const ids = [randomUUID(), randomUUID(), randomUUID()].toSorted();
    await gateway.app.owner.query(
      `INSERT INTO retention_run (company_id, id, kept_from, contacts, breaches, health_reports, figures, cases, ran_at)
       SELECT $1, id, current_date - place::int, place, 0, 0, 0, 0, now() FROM unnest($2::uuid[]) WITH ORDINALITY AS run (id, place)`,
      [made.company.id, ids],
    );
    const found = await Promise.all(
      [1, 2].map((page) => gateway.graphql(made.token, runs, { page, pageSize: 2 })),
    );
    expect(found.flatMap(({ data }) => data.retentionRuns.items)).toMatchObject([
      { contacts: 3 },
      { contacts: 2 },
      { contacts: 1 },
    ]);
  });
});
