import { beforeAll, expect, it } from 'vitest';
import { makeCompany } from '../../../../test/factories.js';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { makeExposed } from '../../../../test/notices.js';
import { startSendingMails } from '../../../mail/send-mail.job.js';
import { noticeMails } from './notice-mails.js';

const gateway = useTestGateway();
beforeAll(() => startSendingMails(gateway.app, noticeMails(gateway.app)));

it('shows that a notice is in the app only, and not delivered, where mail is not set up', async () => {
  const company = await makeCompany(gateway.app);
  const { ids, exposed } = await makeExposed(gateway, company);
  const followUp = makeFollowUpClient(gateway, company);
  const { noticePreviews, company: answered } = await followUp.ask(
    'query ($ids: [UUID!]!) { noticePreviews(followUpIds: $ids) { isInAppOnly blocked } company { isMailSetUp } }',
    { ids },
  );
  expect(answered.isMailSetUp).toBe(false);
  expect(noticePreviews).toEqual([{ isInAppOnly: true, blocked: null }]);
  await followUp.ask(
    'mutation ($ids: [UUID!]!) { sendNotices(input: { followUpIds: $ids }) { sent } }',
    { ids },
  );
  const readState = async () =>
    (await followUp.ask('{ followUps { items { notices { state } } } }')).followUps.items[0]
      .notices[0].state;
  await expect.poll(readState, { timeout: 10_000 }).toBe('IN_APP_ONLY');
  expect(await followUp.rows({ isNoticeUndelivered: true })).toHaveLength(1);

  const [reader] = exposed;
  const { data } = await gateway.graphql(reader!.token, '{ myNotices { id } }');
  await gateway.graphql(
    reader!.token,
    'mutation ($id: UUID!) { markNoticeRead(id: $id) { readAt } }',
    { id: data.myNotices[0].id },
  );
  expect(await readState()).toBe('READ');
  expect(await followUp.rows({ isNoticeUndelivered: true })).toEqual([]);
});
