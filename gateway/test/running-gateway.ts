import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The built product, which these tests start as a user does. */
const main = fileURLToPath(new URL('../dist/gateway/src/main.js', import.meta.url));
/** Speeds up the repeated starts. */
const compileCache = fileURLToPath(new URL('../dist/.cache', import.meta.url));

export interface RunningGateway {
  child: ChildProcess;
  output: () => string;
}

/** Gateways that a test file has started. */
export class RunningGateways {
  private readonly running = new Set<ChildProcess>();

  constructor() {
    if (!existsSync(main)) throw new Error('Run pnpm build first');
  }

  /** Starts one with these variables, in a process group of its own. */
  start(variables: Record<string, string>): RunningGateway {
    let output = '';
    const child = spawn(process.execPath, [main], {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.running.add(child);
    child.once('exit', () => this.running.delete(child));
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    return { child, output: () => output };
  }

  /** Returns the only line, without a stack, that a failing start prints. Its exit code is 1. */
  async readRefusal(variables: Record<string, string>): Promise<string> {
    const started = this.start(variables);
    const code = await waitForExit(started.child);
    const [line = '', ...others] = started.output().trim().split('\n');
    if (code !== 1 || others.length > 0)
      throw new Error(`It exited with ${code} and printed: ${started.output()}`);
    return line;
  }

  async stop(): Promise<void> {
    for (const child of this.running) {
      child.kill('SIGTERM');
      await waitForExit(child);
    }
  }
}

export async function waitForExit(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
  });
}

export async function waitUntilReady(
  port: number,
  { child, output }: RunningGateway,
): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The gateway ended: ${output()}`);
    const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(50);
  }
}

export async function freePort(): Promise<number> {
  const server = await listenOn(0);
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

export function listenOn(port: number): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer().listen(port, () => resolve(server));
  });
}
