import { connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy before the database that can refuse connections and drop packets. */
export class DatabaseProxy {
  private server: Server | undefined;
  private dropsPackets = false;
  private readonly clients = new Set<Socket>();
  private readonly databases = new Set<Socket>();
  private port = 0;

  private constructor(private target: URL) {}

  static async start(url: string): Promise<DatabaseProxy> {
    const proxy = new DatabaseProxy(new URL(url));
    await proxy.listen();
    return proxy;
  }

  /** The database's address through this proxy. */
  get url(): string {
    const url = new URL(this.target);
    [url.hostname, url.port] = ['127.0.0.1', String(this.port)];
    return url.href;
  }

  /** Connects new clients to another address. */
  redirect(url: string): void {
    this.target = new URL(url);
  }

  /** Breaks open connections and refuses new ones. */
  async close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    for (const socket of [...this.clients, ...this.databases]) socket.destroy();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  /** Drops all packets without closing a connection. Open connections do not recover. */
  dropPackets(): void {
    this.dropsPackets = true;
    for (const socket of this.databases) socket.destroy();
  }

  /** Accepts and passes on new connections again. */
  async open(): Promise<void> {
    this.dropsPackets = false;
    if (!this.server) await this.listen();
  }

  private async listen(): Promise<void> {
    const server = createServer((client) => this.accept(client));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.port, '127.0.0.1', resolve);
    });
    this.server = server;
    this.port = (server.address() as { port: number }).port;
  }

  private accept(client: Socket): void {
    this.clients.add(client);
    client.on('error', () => undefined);
    client.once('close', () => this.clients.delete(client));
    if (this.dropsPackets) {
      client.resume();
      return;
    }
    const database = connect(Number(this.target.port), this.target.hostname);
    this.databases.add(database);
    database.on('error', () => undefined);
    database.once('close', () => {
      this.databases.delete(database);
      if (!this.dropsPackets) client.destroy();
    });
    client.once('close', () => database.destroy());
    database.on('data', (bytes) => this.dropsPackets || client.write(bytes));
    client.on('data', (bytes) => this.dropsPackets || database.destroyed || database.write(bytes));
  }
}
