import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { collecting, type Kept, keptBy } from '../faults/kept.js';
import { metricsToken } from './figures.js';
import type { Load, Loaded } from './load.js';

/** How long a gateway may take to be ready, in milliseconds. */
const startTime = 30_000;

/** As `pnpm start` runs it: little room for garbage keeps the memory of many idle clients low, and costs no speed. */
const tight = ['--max-semi-space-size=8', '--max-old-space-size=1024'];

const script = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Secrets and addresses of the gateway that is measured. */
export interface GatewaySettings {
  databaseUrl: string;
  port: number;
  tokenSecret: string;
  passwordPepper: string;
}

/** The processes of a benchmark; stop them when it is over, whatever happened. */
export class Processes {
  private readonly children: ChildProcess[] = [];

  /** The real gateway, as in production. Answers its address. */
  async gateway(settings: GatewaySettings): Promise<string> {
    return (await this.serve(settings, tight)).url;
  }

  /** The same, which also says what it keeps in memory once its garbage is thrown away. */
  async collectingGateway(
    settings: GatewaySettings,
  ): Promise<{ url: string; kept: () => Promise<Kept> }> {
    const { url, child } = await this.serve(settings, [...tight, ...collecting]);
    return { url, kept: () => keptBy(child) };
  }

  /** The bare server. Answers its address. */
  async bareServer(databaseUrl: string, companyId: string): Promise<string> {
    const child = this.start('./bare-server.js', {});
    child.send({ url: databaseUrl, companyId });
    const [address] = (await once(child, 'message')) as [AddressInfo];
    return `http://127.0.0.1:${address.port}`;
  }

  /** A process that asks. */
  load(): (load: Load) => Promise<Loaded> {
    const child = this.start('./load.js', {});
    return async (load) => {
      child.send(load);
      const [loaded] = (await once(child, 'message')) as [Loaded];
      return loaded;
    };
  }

  /** Any other script with a channel to it. */
  worker(path: URL): ChildProcess {
    return this.start(fileURLToPath(path), {});
  }

  async stop(): Promise<void> {
    const running = this.children.filter(
      ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
    );
    await Promise.all(
      running.map(async (child) => {
        const exited = once(child, 'exit');
        child.kill();
        await exited;
      }),
    );
  }

  private async serve(
    { databaseUrl, port, tokenSecret, passwordPepper }: GatewaySettings,
    flags: string[],
  ): Promise<{ url: string; child: ChildProcess }> {
    const url = `http://127.0.0.1:${port}`;
    const child = this.start(
      '../../src/main.js',
      {
        DATABASE_URL: databaseUrl,
        PORT: String(port),
        TOKEN_SECRET: tokenSecret,
        PASSWORD_PEPPER: passwordPepper,
        ADMIN_EMAIL: 'admin@bench.example',
        ADMIN_PASSWORD: 'of the benchmark',
        METRICS_TOKEN: metricsToken,
        DRAIN_SECONDS: '0',
      },
      flags,
    );
    const until = Date.now() + startTime;
    while (!(await isReady(url))) {
      if (child.exitCode !== null || Date.now() > until)
        throw new Error('The gateway did not start');
      await wait(100);
    }
    return { url, child };
  }

  private start(
    path: string,
    settings: Record<string, string>,
    execArgv: string[] = [],
  ): ChildProcess {
    const child = fork(path.startsWith('/') ? path : script(path), {
      execArgv,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.children.push(child);
    return child;
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}
