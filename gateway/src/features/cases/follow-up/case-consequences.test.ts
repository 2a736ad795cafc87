import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR } from '../../../durations.js';
import { inTenant } from '../../../database/tenant.js';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { makeTeam } from '../../../../test/team.js';
import { makeWebhook } from '../../../../test/webhooks.js';
import { addDays, startOfDayIn } from '../../company/profile/calendar-days.js';
import { LiveTopic } from '../../../live/live-topic.js';
import { todayIn } from '../../company/profile/time-zone.js';
import { lockFollowUp } from '../../../database/advisory-locks.js';

const gateway = useTestGateway(() => ({ poolSize: 16 }));
const timeZone = 'Asia/Singapore';
const day = (ago: number) => addDays(todayIn(timeZone), -ago);
const noon = (ago: number) => new Date(startOfDayIn(timeZone, day(ago)) + 12 * HOUR);

let team: Awaited<ReturnType<typeof makeTeam>>;
let followUp: ReturnType<typeof makeFollowUpClient>;
let opened: { id: string; version: number };
beforeEach(async () => {
  team = await makeTeam(gateway, 'Ana', 'Ben', 'Cai');
  followUp = makeFollowUpClient(gateway, team.made);
  await team.meet('Ana', 'Ben', noon(1), 20);
  await team.meet('Ana', 'Cai', noon(6), 20);
  opened = await followUp.openCase(team.person('Ana'), { reportedDay: day(0) });
});

const fields = `exposedBefore exposedAfter newlyToInform noLongerExposed newlyOwedCorrection changedDates toInform
  isolationBefore { until } isolationAfter { until }`;

function ask(name: 'caseChangePreview' | 'closeCasePreview', type: string, values: object) {
  const { id, version } = opened;
  return gateway.graphql(
    team.made.token,
    `query ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`,
    { input: { id, version, ...values } },
  );
}

async function previewChange(values: object) {
  const { data, errors } = await ask('caseChangePreview', 'UpdateCaseInput', values);
  expect(errors).toBeUndefined();
  return data.caseChangePreview;
}

async function previewClosing(outcome: string) {
  const { data, errors } = await ask('closeCasePreview', 'CloseCaseInput', { outcome });
  expect(errors).toBeUndefined();
  return data.closeCasePreview;
}

/** Returns a digest of the rows of every table that a change could write, without accesses and uses of sessions, by name. */
async function digestTables(): Promise<Record<string, string>> {
  const { owner } = gateway.app;
  const { rows: tables } = await owner.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname = 'public' AND tablename NOT IN ('session', 'person_read', 'rate_limit') OR tablename = 'job' ORDER BY 1`,
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await owner.query<{ digest: string }>(
      `SELECT md5(coalesce(string_agg(stored::text, ',' ORDER BY stored::text), '')) AS digest FROM ${name} AS stored`,
    );
    digests[name] = rows[0]!.digest;
  }
  return digests;
}

describe('caseChangePreview', () => {
  it('shows the people exposed by an earlier onset, before the new case was recounted', async () => {
    expect(await previewChange({ onsetDay: day(5) })).toEqual({
      exposedBefore: 1,
      exposedAfter: 2,
      newlyToInform: 1,
      noLongerExposed: 0,
      newlyOwedCorrection: 0,
      changedDates: 0,
      toInform: 2,
      isolationBefore: { until: addDays(day(0), 10) },
      isolationAfter: { until: addDays(day(5), 10) },
    });
  });

  it('shows who would no longer be exposed, and who would need a correction', async () => {
    await followUp.recount();
    await followUp.act(await followUp.rows(), { kind: 'INFORMED', channel: 'CALL' });
    expect(await previewChange({ isolatedAt: noon(2).toISOString() })).toMatchObject({
      exposedBefore: 1,
      exposedAfter: 0,
      noLongerExposed: 1,
      newlyOwedCorrection: 1,
      toInform: 0,
    });
  });

  it('counts quarantines whose last day would change', async () => {
    await team.meet('Ana', 'Ben', noon(3), 20);
    await followUp.updateCase(opened.id, opened.version, { onsetDay: day(2) });
    opened = { ...opened, version: opened.version + 1 };
    expect(await previewChange({ isolatedAt: noon(2).toISOString() })).toMatchObject({
      exposedBefore: 1,
      exposedAfter: 1,
      noLongerExposed: 0,
      changedDates: 1,
    });
  });

  it('stores nothing and sends nothing', async () => {
    await makeWebhook(gateway, team.made, 'https://receiver.example/hook', [
      'FOLLOW_UP_DUE',
      'CASE_CLOSED',
    ]);
    await followUp.recount();
    const before = await digestTables();
    const { live } = gateway.app;
    const changes = live.subscribe(team.made.company.id, async () => undefined);
    // The meetings were published too, in a batch that comes before this one.
    live.publish(team.made.company.id, [LiveTopic.CAMERAS]);
    let topics: readonly LiveTopic[] = [];
    while (!topics.includes(LiveTopic.CAMERAS)) topics = (await changes.next()).value ?? [];
    const next = changes.next();
    // A changed classification queues a job, and a newly exposed person a message to the webhook.
    await previewChange({ onsetDay: day(5), classification: 'PROBABLE' });
    await previewClosing('NOT_A_CASE');
    expect(await Promise.race([next, wait(1000, 'nothing')])).toBe('nothing');
    await changes.return();
    expect(await digestTables()).toEqual(before);
    // The same change, stored.
    await followUp.updateCase(opened.id, opened.version, {
      onsetDay: day(5),
      classification: 'PROBABLE',
    });
    await followUp.recount();
    const after = await digestTables();
    for (const table of ['pgboss.job', 'public.audit_entry', 'public.webhook_delivery'])
      expect(after[table]).not.toBe(before[table]);
  });

  it('logs an access to the case of its person', async () => {
    await previewChange({ onsetDay: day(5) });
    await gateway.app.accesses.settle();
    const { rows } = await gateway.app.owner.query(
      'SELECT kind FROM person_read WHERE employee_id = $1',
      [team.person('Ana').employee.id],
    );
    expect(rows).toEqual([{ kind: 'CASE' }]);
  });

  it('refuses what the change would refuse', async () => {
    const outdated = await ask('caseChangePreview', 'UpdateCaseInput', { version: 9 });
    expect(outdated.errors?.[0]?.extensions.code).toBe('CONFLICT');
    const future = await ask('caseChangePreview', 'UpdateCaseInput', { onsetDay: day(-2) });
    expect(future.errors?.[0]?.extensions.fields?.[0]?.field).toBe('onsetDay');
  });

  it('answers null if others hold the follow-up', async () => {
    const { dataSource } = gateway.app;
    const companyId = team.made.company.id;
    await inTenant(dataSource, companyId, async (db) => {
      await lockFollowUp(db, companyId);
      expect(await previewChange({ onsetDay: day(5) })).toBeNull();
    });
    expect(await previewChange({ onsetDay: day(5) })).toMatchObject({ exposedAfter: 2 });
  });

  it('frees the follow-up and answers null if a statement takes longer than a second', async () => {
    const { dataSource } = gateway.app;
    const companyId = team.made.company.id;
    await inTenant(dataSource, companyId, async (db) => {
      await db.unnamed('SELECT FROM employee WHERE company_id = $1 FOR UPDATE', [companyId]);
      const started = Date.now();
      expect(await previewChange({ onsetDay: day(5) })).toBeNull();
      expect(Date.now() - started).toBeLessThan(5000);
      await lockFollowUp(db, companyId);
    });
  });

  it('must be the only field of its document', async () => {
    const { id, version } = opened;
    const { errors } = await gateway.graphql(
      team.made.token,
      `{ caseChangePreview(input: { id: "${id}", version: ${version} }) { toInform } company { name } }`,
    );
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('closeCasePreview', () => {
  it('shows who would still be to inform after a recovery', async () => {
    expect(await previewClosing('RECOVERED')).toMatchObject({
      exposedBefore: 1,
      exposedAfter: 1,
      noLongerExposed: 0,
      toInform: 1,
      isolationAfter: { until: addDays(day(0), 10) },
    });
  });

  it('shows that nobody would be exposed by what is not a case', async () => {
    expect(await previewClosing('NOT_A_CASE')).toMatchObject({
      exposedAfter: 0,
      noLongerExposed: 1,
      toInform: 0,
      isolationAfter: null,
    });
  });
});
