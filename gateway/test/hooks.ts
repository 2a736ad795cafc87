import { afterAll, beforeAll, beforeEach } from 'vitest';
import { noticeMails } from '../src/features/cases/notices/notice-mails.js';
import { startSendingMails } from '../src/mail/send-mail.job.js';
import { startTestApp, type TestApp, type TestAppOptions } from './database.js';
import { type MadeCompany, makeCompany } from './factories.js';
import { MailServer } from './mail-server.js';
import { startTestGateway, type TestGateway } from './run-document.js';

/** Proxy of a value that the hooks of a test make. */
export function deferred<Value extends object>(find: () => Value | undefined): Value {
  const findMade = () => {
    const value = find();
    if (!value) throw new Error('The hooks of the tests have not run yet');
    return value;
  };
  return new Proxy({} as Value, {
    get(_target, name) {
      const value = findMade();
      const member: unknown = Reflect.get(value, name, value);
      return typeof member === 'function' ? member.bind(value) : member;
    },
    set: (_target, name, member) => Reflect.set(findMade(), name, member),
  });
}

/** Starts the gateway's services before the tests of a file or block, and stops them after them. */
export function useTestApp(): TestApp {
  let app: TestApp | undefined;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app?.stop());
  return deferred(() => app);
}

/**
 * Starts a gateway before the tests of a file or block, and stops it after them.
 * @param options read when the gateway starts.
 */
export function useTestGateway(options: () => TestAppOptions = () => ({})): TestGateway {
  let gateway: TestGateway | undefined;
  beforeAll(async () => {
    gateway = await startTestGateway(options());
  });
  afterAll(() => gateway?.stop());
  return deferred(() => gateway);
}

/** Makes a company before each test, with full budgets of attempts. */
export function useCompany(gateway: TestGateway): MadeCompany {
  let company: MadeCompany | undefined;
  beforeEach(async () => {
    await gateway.app.forgetTries();
    company = await makeCompany(gateway.app);
  });
  return deferred(() => company);
}

/** Like `useTestGateway`, with a mail server that the gateway sends its mails to, and full budgets before each test. */
export function useMailingGateway(): { gateway: TestGateway; server: MailServer } {
  const server = new MailServer();
  beforeAll(() => server.start());
  afterAll(() => server.stop());
  const gateway = useTestGateway(() => ({ smtpUrl: server.url }));
  beforeAll(() => startSendingMails(gateway.app, noticeMails(gateway.app)));
  beforeEach(() => gateway.app.forgetTries());
  return { gateway, server };
}
