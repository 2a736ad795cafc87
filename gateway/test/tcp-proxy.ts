import { connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy in front of a server, which can refuse connections, drop packets and switch to another server. */
export class TcpProxy {
  private server: Server | undefined;
  private dropsPackets = false;
  private readonly clients = new Set<Socket>();
  private readonly upstreams = new Set<Socket>();
  private port = 0;

  private constructor(private target: URL) {}

  static async start(url: string): Promise<TcpProxy> {
    const proxy = new TcpProxy(new URL(url));
    await proxy.listen();
    return proxy;
  }

  /** The server's address through this proxy. */
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
    for (const socket of [...this.clients, ...this.upstreams]) socket.destroy();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  /** Drops all packets without closing a connection. Open connections do not recover. */
  dropPackets(): void {
    this.dropsPackets = true;
    for (const socket of this.upstreams) socket.destroy();
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
    const upstream = connect(Number(this.target.port), this.target.hostname);
    this.upstreams.add(upstream);
    upstream.on('error', () => undefined);
    upstream.once('close', () => {
      this.upstreams.delete(upstream);
      // The end of a response may still be on its way.
      if (!this.dropsPackets) client.destroySoon();
    });
    client.once('close', () => upstream.destroy());
    upstream.on('data', (bytes) => this.dropsPackets || client.write(bytes));
    client.on('data', (bytes) => this.dropsPackets || upstream.destroyed || upstream.write(bytes));
  }
}
