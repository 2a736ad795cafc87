import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startMailServer } from './mail-server.ts';
import { makeReceiverCertificate } from './receiver.ts';

const gateway = fileURLToPath(new URL('../../gateway/dist/gateway/src/main.js', import.meta.url));

/**
 * Starts the product like `pnpm start`, on a free port with its own data and a mail server. Returns a function that stops both.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'visioncloud-e2e-'));
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  const port = await freePort();
  const mailServer = await startMailServer();
  const child = spawn(process.execPath, [gateway], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: data,
      PORT: String(port),
      SMTP_URL: mailServer.smtpUrl,
      // The gateway must accept no documents but the app's.
      GRAPHQL_PERSISTED_ONLY: 'true',
      ...(await makeReceiverCertificate(folder)),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const greeting = await waitForGreeting(child);
  const [, email, password] = /demo company +(\S+), password (\S+)/.exec(greeting) ?? [];
  const [, adminEmail, adminPassword] = /administrator +(\S+), password (\S+)/.exec(greeting) ?? [];
  Object.assign(process.env, {
    E2E_ADMIN_EMAIL: adminEmail,
    E2E_ADMIN_PASSWORD: adminPassword,
    E2E_DATA: data,
    E2E_MAILS: mailServer.url,
    E2E_RECEIVER: folder,
    E2E_URL: `http://localhost:${port}`,
    E2E_EMAIL: email,
    E2E_PASSWORD: password,
  });
  return async () => {
    child.kill('SIGTERM');
    await new Promise((resolve) => {
      child.once('exit', resolve);
    });
    await mailServer.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Waits for the gateway to start, and returns its output with the demo's credentials. */
async function waitForGreeting(child: ChildProcess): Promise<string> {
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  while (!/administrator .*\n/.test(output)) {
    if (child.exitCode !== null) throw new Error(`The gateway did not start: ${output}`);
    await wait(50);
  }
  return output;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
