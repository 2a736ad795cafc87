import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { projectRoot } from '../../src/env.js';
import { freePort } from '../../test/running-gateway.js';
import { metricsToken } from './metrics.js';

/** Maximum time to start on a busy machine, with a migration or the first start of the embedded database. */
const startTimeoutMs = 120_000;
const stopTimeoutMs = 30_000;

/** Options of `pnpm start`. */
const nodeOptions = ['--max-semi-space-size=16'];
const mainScript = pathToFileURL(join(projectRoot, 'gateway/dist/gateway/src/main.js'));

export interface GatewaySecrets {
  tokenSecret: string;
  passwordPepper: string;
}

interface GatewayOptions {
  /** Program to run, by default the gateway. */
  script?: URL;
  /** Starts the gateway again whenever it exits, as a service manager does. */
  restarts?: boolean;
}

/** The built gateway in a process of its own. */
export class GatewayProcess {
  /** Number of times that the process ended by itself or was killed. */
  exits = 0;
  private child: ChildProcess;
  private isStopping = false;

  private constructor(
    readonly url: string,
    private readonly variables: Record<string, string>,
    private readonly options: GatewayOptions,
  ) {
    this.child = this.fork();
  }

  /** Starts a gateway and waits until it is ready. */
  static async start(
    variables: Record<string, string>,
    options: GatewayOptions = {},
  ): Promise<GatewayProcess> {
    const port = String(await freePort());
    const settings = { METRICS_TOKEN: metricsToken, DRAIN_SECONDS: '0', ...variables, PORT: port };
    const gateway = new GatewayProcess(`http://127.0.0.1:${port}`, settings, options);
    for (const until = Date.now() + startTimeoutMs; !(await gateway.isReady()); await wait(50)) {
      if (gateway.exits === 0 && Date.now() < until) continue;
      await gateway.stop();
      throw new Error('The gateway did not start');
    }
    return gateway;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  async isReady(): Promise<boolean> {
    const signal = AbortSignal.timeout(2000);
    return fetch(`${this.url}/readyz`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** Kills the process; resolves when it has ended. */
  async kill(): Promise<void> {
    const exited = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exited;
  }

  /** Stops the gateway as a deploy does. @returns its exit code. */
  async stop(): Promise<number | null> {
    this.isStopping = true;
    return stopProcess(this.child);
  }

  private fork(): ChildProcess {
    const { script = mainScript, restarts } = this.options;
    const child = fork(fileURLToPath(script), {
      execArgv: nodeOptions,
      env: { ...process.env, ...this.variables },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // Ctrl-C is for the command, which then stops the gateway.
      detached: true,
    });
    child.once('exit', () => {
      if (this.isStopping) return;
      this.exits += 1;
      if (restarts) this.child = this.fork();
    });
    return child;
  }
}

export const administrator = {
  email: 'admin@bench.example',
  password: 'password of the benchmark',
};

/** Variables of a gateway on a database of the benchmark. */
export function gatewayVariables(
  databaseUrl: string,
  { tokenSecret, passwordPepper }: GatewaySecrets,
): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    TOKEN_SECRET: tokenSecret,
    PASSWORD_PEPPER: passwordPepper,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  };
}

/** A script that answers messages, in a process of its own: its work does not delay its parent's. */
export class WorkerProcess<Message extends object | string, Answer> {
  private readonly child: ChildProcess;

  constructor(script: URL, variables: Record<string, string> = {}) {
    this.child = fork(fileURLToPath(script), {
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }

  /** Sends a message without waiting for an answer. */
  send(message: Message): void {
    this.child.send(message);
  }

  /** Sends a message and waits for its answer. */
  async ask(message: Message): Promise<Answer> {
    const exited = new AbortController();
    const { signal } = exited;
    const failed = once(this.child, 'exit', { signal }).then(([code]) => {
      throw new Error(`A worker process ended with ${code}`);
    });
    failed.catch(() => undefined);
    this.child.send(message);
    const [answer] = (await Promise.race([once(this.child, 'message', { signal }), failed])) as [
      Answer,
    ];
    exited.abort();
    return answer;
  }

  async stop(): Promise<void> {
    await stopProcess(this.child);
  }
}

async function stopProcess(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    const forced = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
    await exited;
    clearTimeout(forced);
  }
  return child.exitCode;
}
