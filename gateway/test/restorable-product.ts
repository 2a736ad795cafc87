import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect } from 'vitest';
import { Role } from '../src/access/role.js';
import { ConfirmedBy, SessionKind } from '../src/access/session.entity.js';
import { startSession } from '../src/access/sessions.js';
import { migrate } from '../src/database/data-source.js';
import { inTenant } from '../src/database/tenant.js';
import { startDemo } from '../src/demo/demo.js';
import { demoCompanyId } from '../src/demo/people.js';
import { demoEmail } from '../src/demo/sign-ins.js';
import { DAY, HOUR } from '../src/durations.js';
import { Account } from '../src/features/members/accounts/account.entity.js';
import { refreshInsights } from '../src/features/contacts/insights/refresh.job.js';
import { prepareJobs } from '../src/jobs/prepare.js';
import { makeApiKey } from './api-keys.js';
import { onServer, openTestApp } from './database.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  makeMember,
  recordOf,
} from './factories.js';
import { makePasskey, signForSignIn, type SoftwarePasskey } from './passkeys.js';
import { serveTestApp, type TestGateway } from './run-document.js';
import { makeAuthenticator } from './second-factor.js';
import { makeWebhook } from './webhooks.js';

/** Makes a folder for servers and backups. The servers may run as another user, who must be able to pass. */
export function makeBackupFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'visioncloud-backup-'));
  chmodSync(folder, 0o755);
  return folder;
}

export interface FilledProduct {
  gateway: TestGateway;
  company: MadeCompany;
  ana: MadeEmployee;
  ben: MadeEmployee;
  /** A session of the demo company, and the id of one of its positive people. */
  demo: { token: string; id: string };
  access: MadeAccess;
}

/** Ways into the other company, and its webhook. */
interface MadeAccess {
  apiKey: string;
  passkey: SoftwarePasskey;
  recoveryCode: string;
  /** A safety officer. */
  officerToken: string;
  webhookId: string;
}

/** Fills a new database with two weeks of the demo company, another company with a contact and ways in, and a pending job. */
export async function fillProduct(serverUrl: string): Promise<FilledProduct> {
  await onServer(serverUrl, 'CREATE DATABASE product');
  const url = databaseUrl(serverUrl, 'product');
  await migrate(url, prepareJobs);
  const gateway = await serveTestApp(await openTestApp(url));
  const { app } = gateway;
  const demo = await startDemo(app);
  await demo.caughtUp;
  await demo.stop();
  const company = await makeCompany(app);
  const ana = await makeEmployee(app, company, { name: 'Ana', isPositive: true });
  const ben = await makeEmployee(app, company, { name: 'Ben \\N "quoted"\ttabbed\nlined' });
  const { body } = await gateway.rest(ana.token, 'POST /contacts', {
    records: [recordOf(ben, new Date(Date.now() - HOUR), 20)],
  });
  expect(body.data.accepted).toBe(1);
  await inTenant(app.dataSource, company.company.id, (db) =>
    app.jobs.send(db, 'send-mail', { companyId: company.company.id, mailId: randomUUID() }),
  );
  await refreshInsights(app);
  await refreshInsights(app);
  const access = await makeAccess(gateway, company);
  return { gateway, company, ana, ben, demo: await demoSession(gateway), access };
}

async function makeAccess(gateway: TestGateway, company: MadeCompany): Promise<MadeAccess> {
  const { key: apiKey } = await makeApiKey(gateway.app, company);
  const { passkey } = await makePasskey(gateway, company);
  const { recoveryCodes } = await makeAuthenticator(gateway, company);
  const { token: officerToken } = await makeMember(gateway.app, company, Role.SAFETY_OFFICER);
  const { id: webhookId } = await makeWebhook(gateway, company, 'https://receiver.example/');
  const { errors } = await gateway.graphql(
    company.token,
    'mutation ($id: UUID!) { sendTestEvent(id: $id) { id } }',
    { id: webhookId },
  );
  expect(errors).toBeUndefined();
  return { apiKey, passkey, recoveryCode: recoveryCodes[0]!, officerToken, webhookId };
}

async function demoSession(gateway: TestGateway): Promise<FilledProduct['demo']> {
  const { id: accountId } = await gateway.app.dataSource
    .getRepository(Account)
    .findOneByOrFail({ email: demoEmail });
  const token = await startSession(gateway.app, demoCompanyId, {
    kind: SessionKind.MEMBER,
    accountId,
    confirmedBy: ConfirmedBy.ACCOUNT,
  });
  const { data } = await gateway.graphql(token, '{ positiveEmployees { id } }');
  return { token, id: data.positiveEmployees[0].id };
}

/** Returns the URL of another database of a server. */
export function databaseUrl(url: string, database: string, user?: string): string {
  const other = new URL(`/${database}`, url);
  if (user) [other.username, other.password] = [user, 'plain'];
  return other.href;
}

const reports = `query ($from: LocalDate!, $to: LocalDate!, $id: UUID!) {
  continuousContacts(from: $from, to: $to, pageSize: 100) { total items { minutes startedAt person { name } other { name } } }
  cumulativeContacts(from: $from, to: $to, pageSize: 100) { total items { minutes reachedAt person { name } other { name } } }
  mobile: breachHistory(source: MOBILE, from: $from, to: $to) { totals { breaches minutes } points { at breaches } byDepartments { department otherDepartment breaches } }
  camera: breachHistory(source: CAMERA, from: $from, to: $to) { totals { breaches minutes } byRooms { roomName breaches maxPeople } }
  employees(pageSize: 100) { total items { name email isPositive lastActiveAt } }
  trace(employee: { id: $id }) { exposures { level exposedAt person { name } path { minutes } } }
  cameras(pageSize: 100) { total items { code roomName } }
}`;

export async function readReports(gateway: TestGateway, { token, id }: FilledProduct['demo']) {
  const date = (ago: number) => new Date(Date.now() - ago * DAY).toISOString().slice(0, 10);
  const variables = { from: date(14), to: date(1), id };
  const { data, errors } = await gateway.graphql(token, reports, variables);
  expect(errors).toBeUndefined();
  return data;
}

/** Expects the same reports from a restored database, and that people can sign in. */
export async function expectSameProduct(
  url: string,
  { company, demo, access }: FilledProduct,
  before: unknown,
) {
  const restored = await serveTestApp(await openTestApp(url));
  expect(await readReports(restored, demo)).toEqual(before);
  await expectSameAccess(restored, company, access);
  await restored.stop();
}

/** Expects that members, keys, passkeys and webhooks are as they were, and that each way in still works. */
async function expectSameAccess(
  restored: TestGateway,
  { token, email, password }: MadeCompany,
  { apiKey, passkey, recoveryCode, officerToken, webhookId }: MadeAccess,
): Promise<void> {
  const { data } = await restored.graphql(
    token,
    `query ($id: UUID!) {
      members { role }
      apiKeys { name }
      myPasskeys { id }
      mySecondFactor { recoveryCodesLeft }
      webhookDeliveries(webhookId: $id) { items { event } }
    }`,
    { id: webhookId },
  );
  expect(data).toEqual({
    members: expect.arrayContaining([{ role: 'OWNER' }, { role: 'SAFETY_OFFICER' }]),
    apiKeys: [{ name: expect.any(String) }],
    myPasskeys: [{ id: expect.any(String) }],
    mySecondFactor: { recoveryCodesLeft: 10 },
    webhookDeliveries: { items: [{ event: 'TEST' }] },
  });
  const find = '{ employees { total } }';
  for (const way of [apiKey, officerToken])
    expect((await restored.graphql(way, find)).data.employees.total).toBe(2);
  const input = { email, password, code: recoveryCode };
  const byCode = await restored.graphql(
    null,
    'mutation ($input: SignInCompanyInput!) { signInCompany(input: $input) { token } }',
    { input },
  );
  expect(byCode.data.signInCompany.token).toEqual(expect.any(String));
  const byPasskey = await restored.graphql(
    null,
    'mutation ($input: SignInWithPasskeyInput!) { signInWithPasskey(input: $input) { token } }',
    { input: { passkey: await signForSignIn(restored, passkey) } },
  );
  expect(byPasskey.data.signInWithPasskey.token).toEqual(expect.any(String));
}

/** Returns the rows of one query. */
export async function queryOnce<Row>(url: string, text: string): Promise<Row[]> {
  const [rows] = await queryEach<Row>(url, [text]);
  return rows!;
}

/** Returns the rows of each query. All use one connection, because opening one takes far longer than most queries. */
export async function queryEach<Row>(url: string, texts: readonly string[]): Promise<Row[][]> {
  const client = new Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  try {
    const answers: Row[][] = [];
    for (const text of texts) answers.push((await client.query(text)).rows);
    return answers;
  } finally {
    await client.end();
  }
}
