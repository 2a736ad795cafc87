import { beforeEach, describe, expect, it } from 'vitest';
import { makeCompany, type MadeCompany } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { type JoinedMember, makeJoinedMember } from '../../../../test/members.js';
import { Role } from '../../../access/role.js';
import { inTenant } from '../../../database/tenant.js';
import { EventKind } from '../../company/events/event-kind.js';
import { InboxMail } from './inbox-enums.js';
import { mailDigests, mailInboxes } from './inbox-mails.job.js';
import { tellMembers } from './tell-members.js';

const gateway = useTestGateway();

let made: MadeCompany;
let officer: JoinedMember;
beforeEach(async () => {
  made = await makeCompany(gateway.app);
  officer = await makeJoinedMember(gateway.app, made, Role.SAFETY_OFFICER);
});

/** Chooses a zone in which it is now an hour. */
const letItBe = (hour: number) =>
  gateway.app.owner.query(
    `UPDATE company SET time_zone = zone FROM (
      SELECT pg_timezone_names.name AS zone FROM pg_timezone_names WHERE pg_timezone_names.name ~ '^Etc/GMT[+-]'
        AND extract(hour FROM now() AT TIME ZONE pg_timezone_names.name) = $2 LIMIT 1) AS found WHERE id = $1`,
    [made.company.id, hour],
  );

const choose = (mail: InboxMail, token = officer.token) =>
  gateway.graphql(
    token,
    'mutation ($mail: InboxMail!) { updateInboxSettings(input: { mail: $mail }) { mail } }',
    { mail },
  );

const tell = () =>
  inTenant(gateway.app.dataSource, made.company.id, (db) =>
    tellMembers(gateway.app.jobs, db, made.company.id, [
      { kind: EventKind.NOTICE_FAILED, subjectId: made.company.id },
    ]),
  );

/** Lists who got a mail about the inbox. */
const listMailed = async () => {
  const { rows } = await gateway.app.owner.query<{ recipient: string; content: unknown }>(
    `SELECT recipient, content FROM mail WHERE company_id = $1 AND subject LIKE 'New in your inbox%' ORDER BY recipient`,
    [made.company.id],
  );
  return rows;
};

describe('the mail of the morning', () => {
  it('is sent once a day to who has something unread, and names nobody', async () => {
    await letItBe(7);
    await choose(InboxMail.OFF, made.token);
    await tell();
    await tell();
    await mailDigests(gateway.app);
    await mailDigests(gateway.app);
    const mailed = await listMailed();
    expect(mailed.map(({ recipient }) => recipient)).toEqual([officer.email]);
    expect(mailed[0]!.content).toMatchObject({
      lines: [`There is 1 new item in your inbox at ${made.company.name}.`],
    });
    await tell();
    await mailDigests(gateway.app);
    expect(await listMailed()).toHaveLength(1);
  });

  it('waits until 7 in the zone of the company', async () => {
    await letItBe(6);
    await tell();
    await mailDigests(gateway.app);
    expect(await listMailed()).toEqual([]);
  });

  it('leaves out what was read, and what was mailed on another day', async () => {
    await letItBe(9);
    await choose(InboxMail.OFF, made.token);
    await tell();
    await mailDigests(gateway.app);
    await gateway.app.owner.query(
      `UPDATE member SET inbox_mailed_on = current_date - 3 WHERE company_id = $1`,
      [made.company.id],
    );
    await mailDigests(gateway.app);
    expect(await listMailed()).toHaveLength(1);
  });

  it('is sent once by two runs at the same time', async () => {
    await letItBe(8);
    await tell();
    await Promise.all([
      mailInboxes(gateway.app, made.company.id, InboxMail.DAILY),
      mailInboxes(gateway.app, made.company.id, InboxMail.DAILY),
    ]);
    expect((await listMailed()).map(({ recipient }) => recipient).toSorted()).toEqual(
      [made.email, officer.email].toSorted(),
    );
  });
});

describe('a mail at once', () => {
  it('is queued with the event, for members who chose it', async () => {
    await choose(InboxMail.AT_ONCE);
    await tell();
    const { rows } = await gateway.app.owner.query(
      `SELECT data FROM pgboss.job WHERE name = 'send-inbox-mails' AND data ->> 'companyId' = $1`,
      [made.company.id],
    );
    expect(rows).toHaveLength(1);
    await mailInboxes(gateway.app, made.company.id, InboxMail.AT_ONCE);
    await mailInboxes(gateway.app, made.company.id, InboxMail.AT_ONCE);
    expect((await listMailed()).map(({ recipient }) => recipient)).toEqual([officer.email]);
  });

  it('is sent once for an item until it is read, and not for what is older than a day', async () => {
    await tell();
    await gateway.app.owner.query(
      `UPDATE company_event SET happened_at = now() - interval '25 hours' WHERE company_id = $1`,
      [made.company.id],
    );
    await choose(InboxMail.AT_ONCE);
    await mailInboxes(gateway.app, made.company.id, InboxMail.AT_ONCE);
    expect(await listMailed()).toEqual([]);
    for (let failed = 0; failed < 3; failed += 1) {
      await tell();
      await mailInboxes(gateway.app, made.company.id, InboxMail.AT_ONCE);
    }
    expect(await listMailed()).toHaveLength(1);
  });

  it('is not sent after the trial', async () => {
    await choose(InboxMail.AT_ONCE);
    await tell();
    await gateway.app.owner.query(
      `UPDATE company SET trial_ends_at = now() - interval '1 hour' WHERE id = $1`,
      [made.company.id],
    );
    await mailInboxes(gateway.app, made.company.id, InboxMail.AT_ONCE);
    expect(await listMailed()).toEqual([]);
  });

  it('is not queued if nobody chose it', async () => {
    await tell();
    const { rowCount } = await gateway.app.owner.query(
      `SELECT FROM pgboss.job WHERE name = 'send-inbox-mails' AND data ->> 'companyId' = $1`,
      [made.company.id],
    );
    expect(rowCount).toBe(0);
  });
});

it('is daily until the member chooses otherwise', async () => {
  const read = async () =>
    (await gateway.graphql(officer.token, '{ inboxSettings { mail } }')).data.inboxSettings.mail;
  expect(await read()).toBe('DAILY');
  await choose(InboxMail.OFF);
  expect(await read()).toBe('OFF');
});
