import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LiveTopic } from '../../../live/live-topic.js';
import { startSendingMails } from '../../../mail/send-mail.job.js';
import { makeCompany, type MadeCompany } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { MailServer } from '../../../../test/mail-server.js';
import { makeExposed } from '../../../../test/notices.js';
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

/** Sends a notice to one person, and returns the person's address. */
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

async function readState(): Promise<string> {
  const { data } = await gateway.graphql(
    company.token,
    '{ followUps { items { notices { state } } } }',
  );
  return data.followUps.items[0].notices[0].state;
}

describe('the mail of a notice', () => {
  // Must come first, because it starts the workers.
  it('is sent once if the gateway stops between queueing and sending', async () => {
    const address = await send();
    expect(await readState()).toBe('QUEUED');
    // Two workers, like two processes that start afterwards.
    await startSendingMails(gateway.app, noticeMails(gateway.app));
    await startSendingMails(gateway.app, noticeMails(gateway.app));
    await expect.poll(readState).toBe('SENT');
    expect(server.to(address)).toHaveLength(1);
  });

  it('is sent once after the mail server has asked to wait', async () => {
    server.answer = 451;
    const address = await send();
    await gateway.app.untilRetrying(1);
    expect(server.to(address)).toEqual([]);
    server.answer = 250;
    await gateway.app.passTime();
    await expect.poll(readState).toBe('SENT');
    expect(server.to(address)).toHaveLength(1);
  });

  it('is sent once after the mail server was unavailable', async () => {
    await server.stop();
    const address = await send();
    await gateway.app.untilRetrying(1);
    await server.start();
    await gateway.app.passTime();
    await expect.poll(readState).toBe('SENT');
    expect(server.to(address)).toHaveLength(1);
  });

  it('is resent with the same Message-ID if the reply of the mail server was lost', async () => {
    server.answer = 'lost';
    const address = await send();
    await gateway.app.untilRetrying(1);
    server.answer = 250;
    await gateway.app.passTime();
    await expect.poll(readState).toBe('SENT');
    const [first, second, ...more] = server.to(address);
    expect(more).toEqual([]);
    expect(second!.messageId).toBe(first!.messageId);
    expect(second!.text).toBe(first!.text);
  });

  it('is sent to the address that the person has by then', async () => {
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

  it('notifies subscribers of follow-ups when it fails permanently', async () => {
    server.answer = 451;
    await send();
    await gateway.app.untilRetrying(1);
    const { live } = gateway.app;
    const changes = live.subscribe(company.company.id, () => Promise.resolve());
    const marker = LiveTopic.CAMERAS;
    const nextTopics = async () => (await changes.next()).value ?? [];
    // Waits for a marker after everything that sending has published.
    live.publish(company.company.id, [marker]);
    while (!(await nextTopics()).includes(marker));
    server.answer = 550;
    await gateway.app.passTime();
    expect(await nextTopics()).toEqual([LiveTopic.CASES]);
    expect(await readState()).toBe('FAILED');
    await changes.return();
  });

  it('is not sent once the person has left the directory', async () => {
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
