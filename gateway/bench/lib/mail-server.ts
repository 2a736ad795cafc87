import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDataFolder } from './database.js';
import { freePort } from './processes.js';

/** A mail that the mail server took. */
export interface TakenMail {
  /** Epoch milliseconds. */
  at: number;
  messageId: string;
  to: string;
}

/** A mail server in a process of its own, which can be killed and started again at the same address. */
export class MailServerProcess {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    private readonly folder: string,
  ) {}

  static async start(): Promise<MailServerProcess> {
    const server = new MailServerProcess(await freePort(), createDataFolder());
    writeFileSync(server.file, '');
    await server.restart();
    return server;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Everything that it took, also before it was killed, oldest first. */
  get taken(): TakenMail[] {
    const lines = readFileSync(this.file, 'utf8').trim();
    return lines === '' ? [] : lines.split('\n').map((line): TakenMail => JSON.parse(line));
  }

  async restart(): Promise<void> {
    this.child = fork(fileURLToPath(new URL('./mail-worker.js', import.meta.url)), {
      env: { ...process.env, PORT: String(this.port), TAKEN_FILE: this.file },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // Ctrl-C is for the command, which then stops the server.
      detached: true,
    });
    await once(this.child, 'message');
  }

  /** Kills the process; resolves when it has ended. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get file(): string {
    return join(this.folder, 'taken');
  }
}
