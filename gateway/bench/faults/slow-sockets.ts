import { connect, type Socket } from 'node:net';

/** What a slow client does. */
export type Slowness = 'headers' | 'body' | 'reader' | 'silent' | 'half-open';
export const slownesses: readonly Slowness[] = ['headers', 'body', 'reader', 'silent', 'half-open'];

/** Between two bytes, in milliseconds. */
const pace = 1000;

/** Clients that take their time; whoever is thrown out comes again at once. */
export class SlowSockets {
  /** How often the gateway has closed one. */
  closed = 0;
  private readonly open = new Set<Socket>();
  private readonly timer = setInterval(() => this.drip(), pace);
  private readonly dripping = new Map<Socket, Slowness>();
  private isOver = false;

  constructor(
    private readonly port: number,
    /** Of admins with a large directory. */
    private readonly tokens: readonly string[],
  ) {}

  get count(): number {
    return this.open.size;
  }

  add(slowness: Slowness, at: number): void {
    // Loopback has many addresses: these clients come from as many networks.
    const socket = connect({
      port: this.port,
      host: '127.0.0.1',
      localAddress: `127.0.1.${1 + (at % 200)}`,
      allowHalfOpen: true,
    });
    this.open.add(socket);
    socket.on('error', () => undefined);
    socket.once('connect', () => this.begin(socket, slowness, at));
    socket.once('end', () => socket.destroy());
    socket.once('close', () => {
      this.open.delete(socket);
      this.dripping.delete(socket);
      if (this.isOver) return;
      this.closed += 1;
      setTimeout(() => this.isOver || this.add(slowness, at), 100);
    });
  }

  stop(): void {
    this.isOver = true;
    clearInterval(this.timer);
    for (const socket of this.open) socket.destroy();
  }

  private begin(socket: Socket, slowness: Slowness, at: number): void {
    if (slowness === 'silent') return;
    if (slowness === 'reader') {
      socket.pause();
      socket.write(this.largeRequest(at));
    } else if (slowness === 'headers') {
      socket.write('GET /api/plans HTTP/1.1\r\nHost: gateway\r\nX-Slow: ');
    } else {
      socket.write(
        'POST /api/company/login HTTP/1.1\r\nHost: gateway\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"email":"',
      );
    }
    // Says that nothing more will come, in the middle of its body, and stays.
    if (slowness === 'half-open') socket.end();
    else this.dripping.set(socket, slowness);
  }

  /** A page of 1,000 people, or the whole directory as a file. */
  private largeRequest(at: number): string {
    const token = this.tokens[at % this.tokens.length];
    const head = `Host: gateway\r\nAuthorization: Bearer ${token}\r\n`;
    if (at % 2) return `GET /api/employees/export HTTP/1.1\r\n${head}\r\n`;
    const body = JSON.stringify({
      query: '{ employees(pageSize: 1000) { items { id name email phone department } } }',
    });
    return `POST /graphql HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  }

  private drip(): void {
    for (const [socket, slowness] of this.dripping) {
      if (slowness === 'reader') socket.read(1);
      else socket.write('x');
    }
  }
}
