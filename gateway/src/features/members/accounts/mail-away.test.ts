import { setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noticeMails } from '../../cases/notices/notice-mails.js';
import { startSendingMails } from '../../../mail/send-mail.job.js';
import { makeAdministrator, makeCompany, signUpFields } from '../../../../test/factories.js';
import { MailServer, tokenIn } from '../../../../test/mail-server.js';
import { startTestGateway, type TestGateway } from '../../../../test/run-document.js';
import { professionalPlanId } from '../../company/plans/plan.service.js';
import { startMailingLinks } from '../sign-in/mail-link.job.js';

const server = new MailServer();
let gateway: TestGateway;
beforeAll(async () => {
  await server.start();
  gateway = await startTestGateway({ smtpUrl: server.url, poolSize: 4 });
  // Two workers of each kind, as of two processes.
  for (let process = 0; process < 2; process += 1) {
    await startMailingLinks(gateway.app);
    await startSendingMails(gateway.app, noticeMails(gateway.app));
  }
});
afterAll(async () => {
  await gateway.stop();
  await server.stop();
});

/** Attempts within ten minutes, with the queue's pauses of 5, 10, 20 … seconds. */
const triesInTenMinutes = 7;

const mailRows = async (): Promise<{ to: string; status: string; attempts: number }[]> => {
  const { token } = await makeAdministrator(gateway.app);
  const { data } = await gateway.graphql(
    token,
    '{ mails(pageSize: 100) { items { to status attempts } } }',
  );
  return data.mails.items;
};
async function untilAll(fits: (mail: { status: string; attempts: number }) => boolean) {
  for (;;) {
    const rows = await mailRows();
    if (rows.every((row) => fits(row))) return rows;
    await wait(50);
  }
}

describe('an outage of the mail server', () => {
  it('causes no failed request, and each mail arrives once afterwards', async () => {
    const company = await makeCompany(gateway.app);
    const administrator = await makeAdministrator(gateway.app);
    await server.stop();

    const order = {
      id: randomUUID(),
      planId: professionalPlanId,
      region: 'INTERNATIONAL',
      term: 'MONTHLY',
      employees: 1,
      cameras: 0,
      total: { amount: '2.00', currency: 'USD' },
      billing: {
        name: 'Accounts',
        email: 'accounts@new-customer.example',
        phone: '61234567',
        address: '1 Harbour Road',
        city: 'Singapore',
        country: 'SG',
      },
    };
    const fields = signUpFields({ order });
    const email = String(fields.email);
    // The visitor requests a second mail.
    const clicks = await Promise.all(
      [1, 2].map(() =>
        gateway.graphql(null, 'mutation ($input: SignUpInput!) { signUp(input: $input) { id } }', {
          input: fields,
        }),
      ),
    );
    const companyId = clicks.find(({ data }) => data)?.data.signUp.id;
    const accept = () =>
      gateway.rest(administrator.token, `POST /company/activate/${companyId}`, {
        isActive: 'Active',
      });
    await Promise.all([accept(), accept()]);
    await gateway.rest(null, 'POST /company/forgetpassword', { email: company.email });
    while ((await mailRows()).length < 5) await wait(20);
    for (let tries = 1; tries <= triesInTenMinutes; tries += 1) {
      await untilAll(({ attempts }) => attempts >= tries);
      await gateway.app.untilRetrying(5);
      await gateway.app.passTime();
    }
    const waiting = await mailRows();
    expect(waiting.map(({ status }) => status)).toEqual(Array(5).fill('QUEUED'));

    await server.start();
    for (;;) {
      await gateway.app.passTime();
      if ((await mailRows()).every(({ status }) => status === 'SENT')) break;
      await wait(100);
    }
    await gateway.app.passTime();
    await wait(300);
    const subjectsTo = (address: string) =>
      server.to(address).map(({ subject }) => String(subject).replace(/ VC-\S+/, ''));
    expect(new Set(subjectsTo(email))).toEqual(
      new Set([
        'Please verify your email address',
        'We have received your order',
        'Your company is ready',
      ]),
    );
    expect(subjectsTo(order.billing.email)).toEqual(['We have received your order']);
    expect(subjectsTo(company.email)).toEqual(['Reset your password']);
    expect(server.mails).toHaveLength(5);
    const messageIds = server.mails.map(({ messageId }) => messageId);
    expect(new Set(messageIds).size).toBe(5);

    const password = 'a first password';
    const verify = tokenIn(await server.mailTo(email, 'Please verify your email address'));
    const verified = await gateway.graphql(
      null,
      'mutation ($token: String!, $password: String!) { verifyEmail(input: { token: $token, password: $password }) { hasPassword } }',
      { token: verify, password },
    );
    expect(verified.data).toEqual({ verifyEmail: { hasPassword: true } });
    expect((await gateway.rest(null, 'POST /company/login', { email, password })).status).toBe(201);
    const reset = tokenIn(await server.mailTo(company.email, 'Reset your password'));
    const changed = await gateway.rest(null, `POST /company/resetpassword/${reset}`, { password });
    expect(changed.status).toBe(201);
  });
});
