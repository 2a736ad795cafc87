import { beforeEach, describe, expect, it } from 'vitest';
import { makeCaseClient } from '../../../../test/cases.js';
import { type MadeCompany, makeCompany, makeEmployee } from '../../../../test/factories.js';
import { heading, makeLine } from '../../../../test/import-files.js';
import { useImports } from '../../../../test/imports.js';
import { findMemberId, makeMemberInvitation } from '../../../../test/members.js';
import { makeFollowUp } from '../../../../test/follow-up.js';
import { listDeliveries, makeWebhook, type MadeWebhook } from '../../../../test/webhooks.js';
import { waitForLockQueue } from '../../../../test/waiting.js';
import { announceSilentCameras } from './silent-cameras.job.js';

const { gateway, imports } = useImports();
let company: MadeCompany;
beforeEach(async () => {
  company = await makeCompany(gateway.app);
});
const subscribe = (event: string): Promise<MadeWebhook> =>
  makeWebhook(gateway, company, 'https://receiver.example/', [event]);

describe('import.done', () => {
  it('is recorded once a file has been applied', async () => {
    const webhook = await subscribe('IMPORT_DONE');
    const { id } = await imports.preview(company.token, [heading, makeLine(1)].join('\r\n'));
    expect(await listDeliveries(gateway, company, webhook)).toEqual([]);
    await imports.ask(company.token, 'applyImport', id, { take: 'ALL' });
    await imports.waitForState(company.token, id, ['DONE']);
    expect(await listDeliveries(gateway, company, webhook)).toMatchObject([
      { event: 'IMPORT_DONE', subjectId: id },
    ]);
  });
});

describe('case.closed and case.opened', () => {
  it('are recorded when actions on a case are undone', async () => {
    const webhook = await makeWebhook(gateway, company, 'https://receiver.example/');
    const cases = makeCaseClient(gateway, company, await makeEmployee(gateway.app, company));
    const { result: opened } = await cases.open();
    const { result: undone } = await cases.undo(opened.log[0].id);
    const { result: reopened } = await cases.reopen({ id: opened.id, version: undone.version });
    await cases.undo(reopened.log[0].id);
    expect((await listDeliveries(gateway, company, webhook)).toReversed()).toMatchObject([
      { event: 'CASE_OPENED', subjectId: opened.id },
      { event: 'CASE_CLOSED', subjectId: opened.id },
      { event: 'CASE_OPENED', subjectId: opened.id },
      { event: 'CASE_CLOSED', subjectId: opened.id },
    ]);
  });

  it('are not recorded when values of a case change', async () => {
    const webhook = await makeWebhook(gateway, company, 'https://receiver.example/');
    const cases = makeCaseClient(gateway, company, await makeEmployee(gateway.app, company));
    const { result: opened } = await cases.open();
    await cases.update({ id: opened.id, version: opened.version, notes: 'Called' });
    expect(await listDeliveries(gateway, company, webhook)).toHaveLength(1);
  });
});

it('a case is opened while a webhook that subscribes to it is deleted', async () => {
  const gone = await makeWebhook(gateway, company, 'https://gone.example/');
  const kept = await makeWebhook(gateway, company, 'https://receiver.example/');
  const cases = makeCaseClient(gateway, company, await makeEmployee(gateway.app, company));
  const client = await gateway.app.owner.connect();
  try {
    await client.query('BEGIN');
    await client.query('DELETE FROM webhook WHERE company_id = $1 AND id = $2', [
      company.company.id,
      gone.id,
    ]);
    const opening = cases.open();
    await waitForLockQueue(client);
    await client.query('COMMIT');
    expect((await opening).error).toBeUndefined();
  } finally {
    client.release(true);
  }
  expect(await listDeliveries(gateway, company, kept)).toMatchObject([{ event: 'CASE_OPENED' }]);
});

describe('follow-up.due', () => {
  it('is recorded once somebody is to be informed, and not again afterwards', async () => {
    const webhook = await subscribe('FOLLOW_UP_DUE');
    const followUp = await makeFollowUp(gateway, company);
    expect(await listDeliveries(gateway, company, webhook)).toMatchObject([
      { event: 'FOLLOW_UP_DUE', subjectId: followUp.id },
    ]);
    const { errors } = await gateway.graphql(
      company.token,
      'mutation ($ids: [UUID!]!) { addFollowUpAct(input: { followUpIds: $ids, kind: INFORMED, channel: CALL }) { batchId } }',
      { ids: [followUp.id] },
    );
    expect(errors).toBeUndefined();
    expect(await listDeliveries(gateway, company, webhook)).toHaveLength(1);
  });
});

describe('follow-up.overdue', () => {
  it('is recorded once somebody has not been informed within a day', async () => {
    const webhook = await subscribe('FOLLOW_UP_OVERDUE');
    const followUp = await makeFollowUp(gateway, company);
    expect(await listDeliveries(gateway, company, webhook)).toEqual([]);
    const { app } = gateway;
    const of = [company.company.id];
    await app.owner.query(
      `UPDATE disease_case SET opened_at = now() - interval '3 days' WHERE company_id = $1`,
      of,
    );
    await app.owner.query(
      `UPDATE case_exposure SET exposed_at = exposed_at - interval '3 days',
        corroborated_at = corroborated_at - interval '3 days' WHERE company_id = $1`,
      of,
    );
    for (const note of ['called twice', 'called again'])
      await gateway.graphql(
        company.token,
        'mutation ($ids: [UUID!]!, $note: String!) { addFollowUpAct(input: { followUpIds: $ids, kind: NOTE, note: $note }) { batchId } }',
        { ids: [followUp.id], note },
      );
    expect(await listDeliveries(gateway, company, webhook)).toMatchObject([
      { event: 'FOLLOW_UP_OVERDUE', subjectId: followUp.id },
    ]);
  });
});

describe('member.changed', () => {
  it('is recorded when a member joins, gets another role and is removed', async () => {
    const webhook = await subscribe('MEMBER_CHANGED');
    const { token, email } = await makeMemberInvitation(gateway.app, company);
    const send = async (document: string) => {
      const { data, errors } = await gateway.graphql(company.token, document);
      expect(errors).toBeUndefined();
      return data;
    };
    await send(
      `mutation { acceptInvitation(input: { token: "${token}", password: "a long password 1" }) { session { token } } }`,
    );
    const id = await findMemberId(gateway.app, company, email);
    await send(`mutation { updateMemberRole(input: { id: "${id}", role: AUDITOR }) { id } }`);
    await send(`mutation { removeMember(id: "${id}") { removedMemberId } }`);
    expect(await listDeliveries(gateway, company, webhook)).toMatchObject([
      { event: 'MEMBER_CHANGED', subjectId: id },
      { event: 'MEMBER_CHANGED', subjectId: id },
      { event: 'MEMBER_CHANGED', subjectId: id },
    ]);
  });
});

describe('camera.silent', () => {
  async function makeCamera(code: string, lastReport: string): Promise<string> {
    const { rows } = await gateway.app.owner.query(
      `INSERT INTO camera (company_id, id, code, room_name, room_number, latitude, longitude, safe_distance, time_lag, feed_url, key_hash,
         last_reported_at)
       VALUES ($1, gen_random_uuid(), $2, 'Lobby', '1', 0, 0, 6, 2, 'rtsp://10.0.0.4', '', now() - $3::interval) RETURNING id`,
      [company.company.id, code, lastReport],
    );
    return rows[0].id;
  }

  it('is recorded once, 24 hours after the last report, and again after the next silence', async () => {
    const webhook = await subscribe('CAMERA_SILENT');
    await gateway.app.owner.query(`UPDATE webhook SET created_at = now() - interval '10 days'`);
    await makeCamera('young', '23 hours 50 minutes');
    const silent = await makeCamera('silent', '24 hours 10 minutes');
    await makeCamera('silent before the webhook', '11 days 1 hour');
    const recorded = async () =>
      (await listDeliveries(gateway, company, webhook)).map(({ subjectId }) => subjectId);
    await announceSilentCameras(gateway.app);
    await announceSilentCameras(gateway.app);
    expect(await recorded()).toEqual([silent]);
    // It reported after the message, and then for another day no more.
    await gateway.app.owner.query(
      `UPDATE webhook_delivery SET created_at = now() - interval '2 days'`,
    );
    await announceSilentCameras(gateway.app);
    expect(await recorded()).toEqual([silent, silent]);
    await announceSilentCameras(gateway.app);
    expect(await recorded()).toEqual([silent, silent]);
  });
});
