import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { collecting, type Kept, keptBy } from '../faults/kept.js';
import { metricsToken } from './figures.js';
import type { Load, Loaded } from './load.js';
import type { PeerName } from './peers/peer.js';

/** How long a gateway may take to be ready, in milliseconds: many times what it takes, for the machine may have other work. */
const startTime = 120_000;

/** As `pnpm start` runs it. */
const startFlags = ['--max-semi-space-size=16'];

/** What a gateway says when it serves. */
const greetingWords = 'VisionCloud is ready';

const script = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Secrets and addresses of the gateway that is measured. */
export interface GatewaySettings {
  databaseUrl: string;
  port: number;
  tokenSecret: string;
  passwordPepper: string;
}

export interface RunningGateway {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** A process that asks, one load after the other. */
export interface Loader {
  pid: number;
  load: (load: Load) => Promise<Loaded>;
}

/** The processes of a benchmark; stop them when it is over, whatever happened. */
export class Processes {
  private readonly children: ChildProcess[] = [];

  /** The real gateway, as in production. Answers its address. */
  async gateway(settings: GatewaySettings): Promise<string> {
    return (await this.serve(settings, startFlags)).url;
  }

  /** The same, which also says what it keeps in memory once its garbage is thrown away. */
  async collectingGateway(
    settings: GatewaySettings,
  ): Promise<{ url: string; pid: number; kept: () => Promise<Kept> }> {
    const { url, child } = await this.serve(settings, [...startFlags, ...collecting]);
    return { url, pid: child.pid ?? 0, kept: () => keptBy(child) };
  }

  /** Likewise, when it has to be known by its process or to end before the others. */
  async runGateway(
    settings: GatewaySettings,
    more: Record<string, string> = {},
  ): Promise<RunningGateway> {
    const { url, child } = await this.serve(settings, startFlags, more);
    return { url, pid: child.pid ?? 0, stop: () => stopped(child) };
  }

  /** Somebody who is measured beside it. Answers the address. */
  async peer(peer: PeerName, databaseUrl: string): Promise<string> {
    const child = this.start('./peers/server.js', {
      NODE_ENV: 'production',
      GRAPHILE_ENV: 'production',
    });
    child.send({ peer, databaseUrl });
    const ended = once(child, 'exit').then(() =>
      Promise.reject(new Error(`${peer} did not start`)),
    );
    const [port] = (await Promise.race([once(child, 'message'), ended])) as [number];
    ended.catch(() => undefined);
    return `http://127.0.0.1:${port}`;
  }

  loader(): Loader {
    const child = this.start('./load.js', {});
    const load = async (what: Load) => {
      child.send(what);
      const [loaded] = (await once(child, 'message')) as [Loaded];
      return loaded;
    };
    return { pid: child.pid ?? 0, load };
  }

  /** Any other script with a channel to it. */
  worker(path: URL): ChildProcess {
    return this.start(fileURLToPath(path), {});
  }

  async stop(): Promise<void> {
    const running = this.children.filter(
      ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
    );
    await Promise.all(running.map((child) => stopped(child)));
  }

  private async serve(
    { databaseUrl, port, tokenSecret, passwordPepper }: GatewaySettings,
    flags: string[],
    more: Record<string, string> = {},
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
        ...more,
      },
      flags,
    );
    const isReady = saysThatItIsReady(child);
    const until = Date.now() + startTime;
    while (!isReady()) {
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
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    child.stdout?.resume();
    this.children.push(child);
    return child;
  }
}

async function stopped(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}

/** Of several processes /readyz answers when the first one serves; the greeting comes when all do. */
function saysThatItIsReady({ stdout }: ChildProcess): () => boolean {
  let said = '';
  stdout?.on('data', function hear(piece: Buffer) {
    said += piece.toString();
    if (said.includes(greetingWords)) stdout.off('data', hear);
  });
  return () => said.includes(greetingWords);
}
