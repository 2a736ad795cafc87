import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { inTenant } from '../src/database/tenant.js';
import { AppInvitation } from '../src/features/people/phones/app-invitation.entity.js';
import type { Employee } from '../src/features/people/directory/employee.entity.js';
import { hashToken, makeLinkToken } from '../src/mail/link-token.js';
import type { TestApp } from './database.js';
import type { MadeCompany, MadeEmployee } from './factories.js';
import type { TestGateway } from './run-document.js';

export interface FoundRun {
  id: string;
  delivery: string;
  state: string;
  total: number;
  issued: number;
  gone: number;
  withoutAddress: number;
  uncollected: number;
  problem: string | null;
  peopleWithoutAddress: { total: number; items: { code: string; name: string }[] };
}

interface FoundCode {
  id: string;
  code: string;
  name: string;
  email: string;
  phone: string;
  department: string;
  appCode: string | null;
}

const fields = `id delivery state total issued gone withoutAddress uncollected problem
  peopleWithoutAddress { total items { code name } }`;

/** Makes a private key as a client does. */
export function makeKey(): string {
  return randomBytes(32).toString('base64url');
}

/** Makes an invitation as if it had been mailed, and returns its token. */
export async function makeInvitation(
  app: TestApp,
  { companyId, id: employeeId }: Employee,
): Promise<string> {
  const id = uuidv7();
  const token = makeLinkToken(app.tokenSecret, { companyId, id });
  await inTenant(app.dataSource, companyId, async (db) => {
    const manager = await db.manager();
    await manager.insert(AppInvitation, {
      companyId,
      id,
      employeeId,
      mailId: randomUUID(),
      tokenHash: hashToken(token),
      expiresAt: new Date(Date.now() + 86_400_000),
    });
  });
  return token;
}

/** Returns code and field of a response's first error. */
export function getFirstError({ errors }: Awaited<ReturnType<TestGateway['graphql']>>) {
  const { code, fields: named } = errors?.[0]?.extensions ?? {};
  return { code, field: named?.[0]?.field };
}

/** Issues, reads and collects app codes as a client does. */
export class AppCodes {
  constructor(private readonly gateway: TestGateway) {}

  issue(token: string | null, input: Record<string, unknown>): ReturnType<TestGateway['graphql']> {
    return this.gateway.graphql(
      token,
      `mutation ($input: IssueAppCodesInput!) { issueAppCodes(input: $input) { ${fields} } }`,
      {
        input: {
          id: randomUUID(),
          delivery: 'DOWNLOAD',
          people: { selection: { search: '' } },
          ...input,
        },
      },
    );
  }

  /** Starts a run and waits until it has ended. */
  async finish(token: string, input: Record<string, unknown>): Promise<FoundRun> {
    const { data, errors } = await this.issue(token, input);
    if (errors) throw new Error(JSON.stringify(errors));
    return this.waitUntil(
      token,
      data.issueAppCodes.id as string,
      ({ state }) => state !== 'RUNNING',
    );
  }

  async waitUntil(
    token: string,
    id: string,
    isReached: (run: FoundRun) => boolean,
  ): Promise<FoundRun> {
    for (;;) {
      const run = await this.find(token, id);
      if (isReached(run)) return run;
      await wait(20);
    }
  }

  async find(token: string, id: string): Promise<FoundRun> {
    const { data, errors } = await this.gateway.graphql(
      token,
      `query ($id: UUID!) { appCodeRun(id: $id) { ${fields} } }`,
      { id },
    );
    if (errors) throw new Error(JSON.stringify(errors));
    return data.appCodeRun as FoundRun;
  }

  cancel(token: string, id: string): ReturnType<TestGateway['graphql']> {
    return this.gateway.graphql(
      token,
      `mutation ($id: UUID!) { cancelAppCodes(id: $id) { ${fields} } }`,
      { id },
    );
  }

  tryCollecting(token: string, id: string, key: string): ReturnType<TestGateway['graphql']> {
    return this.gateway.graphql(
      token,
      `mutation ($input: CollectAppCodesInput!) { collectAppCodes(input: $input) {
        remaining codes { id code name email phone department appCode } } }`,
      { input: { id, key } },
    );
  }

  async collect(token: string, id: string, key: string): Promise<FoundCode[]> {
    const { data, errors } = await this.tryCollecting(token, id, key);
    if (errors) throw new Error(JSON.stringify(errors));
    return data.collectAppCodes.codes as FoundCode[];
  }

  signIn({ company }: MadeCompany, { employee }: MadeEmployee, password: string) {
    return this.gateway.rest(null, 'POST /employee/login', {
      unique_id: company.passKey.toUpperCase(),
      employee_id: employee.code,
      password,
    });
  }

  async isSignedIn(token: string): Promise<boolean> {
    return (await this.gateway.rest(token, 'GET /employee/settings')).status === 200;
  }

  reveal(token: string): ReturnType<TestGateway['graphql']> {
    return this.gateway.graphql(
      null,
      `mutation ($input: RevealAppCodeInput!) { revealAppCode(input: $input) {
        companyName passKey employeeName employeeCode appCode } }`,
      { input: { token } },
    );
  }
}

/** Reads every row of every table, including those of jobs, as text with bytes in hexadecimal. */
export async function readAllRows(owner: Pick<Pool, 'query'>): Promise<string[]> {
  const { rows: tables } = await owner.query<{ name: string }>(`
    SELECT oid::regclass::text AS name FROM pg_class
    WHERE relkind IN ('r', 'p') AND NOT relispartition
      AND relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace)`);
  const all: string[] = [];
  for (const { name } of tables) {
    const { rows } = await owner.query<{ row: string }>(
      `SELECT each::text AS row FROM ${name} each`,
    );
    all.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return all;
}

const moments = /\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(\.\d+)?/g;

/** Returns the rows that contain one of the secrets, as text or as bytes. Digits within times, ids and bytes do not match. */
export function findSecrets(rows: readonly string[], secrets: readonly string[]): string[] {
  const plain = new RegExp(`(?<![0-9A-Za-z])(${secrets.join('|')})(?![0-9A-Za-z])`);
  const bytes = new RegExp(secrets.map((secret) => Buffer.from(secret).toString('hex')).join('|'));
  return rows.filter((row) => {
    const text = row.replaceAll(moments, '');
    return plain.test(text) || bytes.test(text);
  });
}
