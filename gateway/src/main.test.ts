import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  waitForExit,
  freePort,
  listenOn,
  waitUntilReady,
  type RunningGateway,
  RunningGateways,
} from '../test/running-gateway.js';
import { findServerPid } from '../test/server-pid.js';

let folder: string;
let gateways: RunningGateways;
beforeAll(() => {
  gateways = new RunningGateways();
  folder = mkdtempSync(join(tmpdir(), 'visioncloud-start-'));
  // The embedded database may run as another user, who must be able to pass.
  chmodSync(folder, 0o755);
});
afterEach(() => gateways.stop());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const placed = (variables: Record<string, string>) => ({
  DATA_DIR: join(folder, 'data'),
  ...variables,
});
const start = (variables: Record<string, string>): RunningGateway =>
  gateways.start(placed(variables));
const refusal = (variables: Record<string, string>): Promise<string> =>
  gateways.readRefusal(placed(variables));

describe('a failing start names the cause and what to do', () => {
  const secrets = {
    DATABASE_URL: 'postgresql://localhost:1/none',
    TOKEN_SECRET: 'x'.repeat(32),
    PASSWORD_PEPPER: 'y'.repeat(32),
    ADMIN_EMAIL: 'admin@provider.example',
    ADMIN_PASSWORD: 'secret',
  };

  it.each(['TOKEN_SECRET', 'PASSWORD_PEPPER', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'])(
    'names %s if it is missing with DATABASE_URL',
    async (name) => {
      expect(await refusal({ ...secrets, [name]: '' })).toBe(
        `${name} is missing: with DATABASE_URL set, give it in the environment`,
      );
    },
  );

  it('names a secret that is too short', async () => {
    expect(await refusal({ ...secrets, TOKEN_SECRET: 'short' })).toBe(
      'TOKEN_SECRET is too short: give at least 32 random characters',
    );
  });

  it('names DATABASE_URL if the database does not respond', async () => {
    expect(await refusal(secrets)).toMatch(
      /^The database does not respond \(.*ECONNREFUSED.*\): check DATABASE_URL and that PostgreSQL runs$/,
    );
  });

  it.each([
    [{ PORT: 'http' }, /^PORT is 'http': set it to a number from 1 to 65535$/],
    [
      { METRICS_TOKEN: 'short' },
      /^METRICS_TOKEN is too short: give at least 16 random characters$/,
    ],
    [
      { TRUST_PROXY: 'true' },
      /^TRUST_PROXY is 'true': set it to addresses or networks separated by commas, such as 10\.0\.0\.0\/8,loopback$/,
    ],
    [
      { DRAIN_SECONDS: '1m' },
      /^DRAIN_SECONDS is '1m': set it to a number of seconds from 0 to 600$/,
    ],
    [
      { DATABASE_REPLICA_URL: 'postgresql://replica/product' },
      /^DATABASE_REPLICA_URL needs DATABASE_URL: set it to the primary, or leave the replica out$/,
    ],
    [
      { ...secrets, DATABASE_REPLICA_URL: 'replica:5432' },
      /^DATABASE_REPLICA_URL is not valid: set it as postgresql:\/\/user:password@host:5432\/database, or leave it out$/,
    ],
    [
      { GATEWAY_PROCESSES: '0' },
      /^GATEWAY_PROCESSES is '0': set it to a whole number from 1 to 64$/,
    ],
    [
      { GATEWAY_PROCESSES: '2' },
      /^GATEWAY_PROCESSES needs DATABASE_URL: the embedded database serves a single process$/,
    ],
    [
      { DATABASE_POOLER_URL: 'postgresql://localhost:1/none' },
      /^DATABASE_POOLER_URL also needs DATABASE_URL with the address of PostgreSQL itself$/,
    ],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is 'loud': set it to one of fatal,/],
    [
      { GRAPHQL_INTROSPECTION: 'perhaps' },
      /^GRAPHQL_INTROSPECTION is 'perhaps': set it to true or false$/,
    ],
    [
      { SMTP_URL: 'mail.example:25' },
      /^SMTP_URL is not valid: set it as smtp:\/\/user:password@host:587, or leave it out$/,
    ],
  ])('names the invalid variable of %j', async (variables, line) => {
    expect(await refusal(variables)).toMatch(line);
  });

  it('names a data folder that is a file', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(await refusal({ DATA_DIR: file })).toMatch(
      /^The data folder .*a-file cannot be used .*: make it writable or set DATA_DIR$/,
    );
  });
});

describe('pnpm start on the embedded database', () => {
  it(
    'starts, refuses a second gateway, recovers from kills of the gateway and of PostgreSQL, and stops cleanly',
    { timeout: 120_000 },
    async () => {
      const port = await freePort();
      const first = start({ PORT: String(port) });
      await waitUntilReady(port, first);
      expect(
        (await fetch(`http://localhost:${port}/login`, { headers: { accept: 'text/html' } }))
          .status,
      ).toBe(200);
      expect(await refusal({ PORT: String(await freePort()) })).toMatch(
        /^Another gateway already uses .*: stop it first, or set DATA_DIR and PORT for a second one$/,
      );

      first.child.kill('SIGKILL');
      await waitForExit(first.child);
      const second = start({ PORT: String(port) });
      await waitUntilReady(port, second);
      expect((await fetch(`http://localhost:${port}/api/plans`)).status).toBe(201);

      process.kill(findServerPid(databaseFolder())!, 'SIGKILL');
      expect(await waitForExit(second.child)).toBe(1);
      expect(second.output()).toMatch(
        /^The embedded database was ended by something else: start the gateway again to recover it$/m,
      );
      const third = start({ PORT: String(port) });
      await waitUntilReady(port, third);

      third.child.kill('SIGTERM');
      expect(await waitForExit(third.child)).toBe(0);
      expect(existsSync(join(databaseFolder(), 'postmaster.pid'))).toBe(false);

      const taken = await listenOn(port);
      expect(await refusal({ PORT: String(port) })).toBe(
        `Port ${port} is already in use: free it or set PORT to another one`,
      );
      taken.close();
      expect(existsSync(join(databaseFolder(), 'postmaster.pid'))).toBe(false);

      const version = join(databaseFolder(), 'PG_VERSION');
      writeFileSync(version, '17\n');
      expect(await refusal({ PORT: String(port) })).toMatch(
        /^The embedded database did not start \(.*PostgreSQL version 17, which is not compatible with this version 18.*\): see its log .*postgresql\.log$/,
      );
      writeFileSync(version, '18\n');
      writeFileSync(join(folder, 'data/secrets.json'), '{}');
      expect(await refusal({ PORT: String(port) })).toMatch(
        /^The database in .* has another password: put back the secrets\.json that belongs to it$/,
      );
      expect(existsSync(join(databaseFolder(), 'postmaster.pid'))).toBe(false);
    },
  );
});

function databaseFolder(): string {
  expect(JSON.parse(readFileSync(join(folder, 'data/secrets.json'), 'utf8'))).toHaveProperty(
    'tokenSecret',
  );
  return join(folder, 'data/database');
}
