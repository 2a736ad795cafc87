import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

type Mode = 'open' | 'swallowing';

/** A way to the database that can be closed, can swallow everything and can be slow. */
export class DatabaseProxy {
  private server: Server | undefined;
  private mode: Mode = 'open';
  /** Milliseconds that each piece waits on its way to the database. */
  private delay = 0;
  private readonly sockets = new Set<Socket>();
  private readonly beyond = new Set<Socket>();
  private port = 0;

  private constructor(private target: URL) {}

  static async before(url: string): Promise<DatabaseProxy> {
    const proxy = new DatabaseProxy(new URL(url));
    await proxy.listen();
    return proxy;
  }

  /** The database's address by this way. */
  get url(): string {
    const url = new URL(this.target);
    [url.hostname, url.port] = ['127.0.0.1', String(this.port)];
    return url.href;
  }

  /** The database has another address now. */
  leadTo(url: string): void {
    this.target = new URL(url);
  }

  /** From now on connections are refused, and those that were open break. */
  async close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    for (const socket of [...this.sockets, ...this.beyond]) socket.destroy();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  /** From now on nothing comes through and nobody is told, as behind a network that lost its way. Open connections never wake again. */
  swallow(): void {
    this.mode = 'swallowing';
    for (const socket of this.beyond) socket.destroy();
  }

  slowDown(milliseconds: number): void {
    this.delay = milliseconds;
  }

  /** As at first; what was swallowed stays away. */
  async open(): Promise<void> {
    this.mode = 'open';
    this.delay = 0;
    if (!this.server) await this.listen();
  }

  private async listen(): Promise<void> {
    const server = createServer((socket) => this.pass(socket));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.port, '127.0.0.1', resolve);
    });
    this.server = server;
    this.port = (server.address() as { port: number }).port;
  }

  private pass(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => this.sockets.delete(socket));
    if (this.mode === 'swallowing') {
      socket.resume();
      return;
    }
    const database = connect(Number(this.target.port), this.target.hostname);
    this.beyond.add(database);
    database.on('error', () => undefined);
    database.once('close', () => {
      this.beyond.delete(database);
      if (this.mode === 'open') socket.destroy();
    });
    socket.once('close', () => database.destroy());
    database.on('data', (bytes) => this.mode === 'open' && socket.write(bytes));
    let turn: Promise<unknown> = Promise.resolve();
    socket.on('data', (bytes) => {
      if (this.delay > 0) turn = turn.then(() => wait(this.delay));
      turn = turn.then(() => this.mode === 'open' && !database.destroyed && database.write(bytes));
    });
  }
}
