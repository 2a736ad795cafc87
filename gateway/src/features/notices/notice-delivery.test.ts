import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LiveTopic } from '../../live/live-topic.js';
import { startSendingMails } from '../../mail/send-mail.job.js';
import { makeCompany, type MadeCompany } from '../../../test/factories.js';
import { useTestGateway } from '../../../test/hooks.js';
import { MailServer } from '../../../test/mail-server.js';
import { makeExposed } from '../../../test/notices.js';
import { noticeMails } from './notice-mails.js';

const server = new MailServer();
beforeAll(() => server.start());
afterAll(() => server.stop());
afterEach(() => {
  server.answer = 250;
});
const gateway = useTestGateway(() => ({ smtpUrl: server.url }));
let company: MadeCompany;
beforeEach(async () => {
  company = await makeCompany(gateway.app);
});

/** Sends the notice to one person; returns the person's address. */
async function send(): Promise<string> {
  const { ids, exposed } = await makeExposed(gateway, company);
  const { data } = await gateway.graphql(
    company.token,
    'mutation ($ids: [UUID!]!) { sendNotices(input: { followUpIds: $ids }) { sent } }',
    { ids },
  );
  expect(data.sendNotices.sent).toBe(1);
  return exposed[0]!.employee.email!;
}

async function stateOf(): Promise<string> {
  const { data } = await gateway.graphql(
    company.token,
    '{ followUps { items { notices { state } } } }',
  );
  return data.followUps.items[0].notices[0].state;
}

describe('the mail of a notice', () => {
  // First, because the workers run from then on.
  it('leaves once when its gateway ended between queueing and sending', async () => {
    const address = await send();
    expect(await stateOf()).toBe('QUEUED');
    // Two workers, as of two processes that have started since.
    await startSendingMails(gateway.app, noticeMails(gateway.app));
    await startSendingMails(gateway.app, noticeMails(gateway.app));
    await expect.poll(stateOf).toBe('SENT');
    expect(server.to(address)).toHaveLength(1);
  });

  it('leaves once when the mail server first asked to wait', async () => {
    server.answer = 451;
    const address = await send();
    await gateway.app.untilRetrying(1);
    expect(server.to(address)).toEqual([]);
    server.answer = 250;
    await gateway.app.passTime();
    await expect.poll(stateOf).toBe('SENT');
    expect(server.to(address)).toHaveLength(1);
  });

  it('leaves once when the mail server was away', async () => {
    await server.stop();
    const address = await send();
    await gateway.app.untilRetrying(1);
    await server.start();
    await gateway.app.passTime();
    await expect.poll(stateOf).toBe('SENT');
    expect(server.to(address)).toHaveLength(1);
  });

  it('has the same Message-ID when the yes of the mail server was lost and it is sent again', async () => {
    server.answer = 'lost';
    const address = await send();
    await gateway.app.untilRetrying(1);
    server.answer = 250;
    await gateway.app.passTime();
    await expect.poll(stateOf).toBe('SENT');
    const [first, second, ...more] = server.to(address);
    expect(more).toEqual([]);
    expect(second!.messageId).toBe(first!.messageId);
    expect(second!.text).toBe(first!.text);
  });

  it('goes to the address that the person has when it leaves', async () => {
    server.answer = 451;
    const address = await send();
    await gateway.app.untilRetrying(1);
    await gateway.app.owner.query('UPDATE employee SET email = $1 WHERE email = $2', [
      `new-${address}`,
      address,
    ]);
    server.answer = 250;
    await gateway.app.passTime();
    await expect.poll(() => server.to(`new-${address}`).length).toBe(1);
    expect(server.to(address)).toEqual([]);
  });

  it('moves the lists of follow-up when it fails for good', async () => {
    server.answer = 451;
    await send();
    await gateway.app.untilRetrying(1);
    const { live } = gateway.app;
    const changes = live.subscribe(company.company.id, () => Promise.resolve());
    const marker = LiveTopic.CAMERAS;
    const nextTopics = async () => (await changes.next()).value ?? [];
    // After what sending has published.
    live.publish(company.company.id, [marker]);
    while (!(await nextTopics()).includes(marker));
    server.answer = 550;
    await gateway.app.passTime();
    expect(await nextTopics()).toEqual([LiveTopic.CASES]);
    expect(await stateOf()).toBe('FAILED');
    await changes.return();
  });

  it('does not leave once the person has left the directory', async () => {
    server.answer = 451;
    const address = await send();
    await gateway.app.untilRetrying(1);
    await gateway.app.owner.query('DELETE FROM notice WHERE company_id = $1', [company.company.id]);
    server.answer = 250;
    await gateway.app.passTime();
    const status = async () =>
      (
        await gateway.app.owner.query('SELECT status FROM mail WHERE company_id = $1', [
          company.company.id,
        ])
      ).rows;
    await expect.poll(status).toEqual([{ status: 'FAILED' }]);
    expect(server.to(address)).toEqual([]);
  });
});
