import { connect, type Socket } from 'node:net';

const kinds = ['headers', 'body', 'reader', 'silent', 'half-open'] as const;
/** How a slow client behaves. */
type Kind = (typeof kinds)[number];

const byteIntervalMs = 1000;
const reconnectMs = 100;

/** Slow clients of all kinds; when the gateway closes a connection, its client connects again. */
export class SlowSockets {
  private readonly open = new Map<Socket, Kind>();
  private readonly timer = setInterval(() => this.continue(), byteIntervalMs);
  private isStopping = false;

  constructor(
    private readonly port: number,
    /** Sessions of an admin with a large directory. */
    private readonly tokens: readonly string[],
    count: number,
  ) {
    for (let at = 0; at < count; at += 1) this.connect(at);
  }

  stop(): void {
    this.isStopping = true;
    clearInterval(this.timer);
    for (const socket of this.open.keys()) socket.destroy();
  }

  private connect(at: number): void {
    const kind = kinds[at % kinds.length] ?? 'silent';
    const socket = connect({
      port: this.port,
      host: '127.0.0.1',
      localAddress: `127.0.1.${1 + (at % 200)}`,
      allowHalfOpen: true,
    });
    this.open.set(socket, kind);
    socket.on('error', () => undefined);
    socket.once('connect', () => this.begin(socket, kind, at));
    socket.once('end', () => socket.destroy());
    socket.once('close', () => {
      this.open.delete(socket);
      setTimeout(() => this.isStopping || this.connect(at), reconnectMs);
    });
  }

  private begin(socket: Socket, kind: Kind, at: number): void {
    if (kind === 'reader') {
      socket.pause();
      socket.write(this.largeRequest(at));
    } else if (kind === 'headers') {
      socket.write('GET /api/plans HTTP/1.1\r\nHost: gateway\r\nX-Slow: ');
    } else if (kind !== 'silent') {
      socket.write(
        'POST /api/company/login HTTP/1.1\r\nHost: gateway\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"email":"',
      );
    }
    // Ends its side in the middle of the body and stays connected.
    if (kind === 'half-open') socket.end();
  }

  /** A page of 1,000 people, or the whole directory as a file. */
  private largeRequest(at: number): string {
    const head = `Host: gateway\r\nAuthorization: Bearer ${this.tokens[at % this.tokens.length]}\r\n`;
    if (at % 2) return `GET /api/employees/export HTTP/1.1\r\n${head}\r\n`;
    const body = JSON.stringify({
      query: '{ employees(pageSize: 1000) { items { id name email phone department } } }',
    });
    return `POST /graphql HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  }

  /** Sends or reads one byte more. */
  private continue(): void {
    for (const [socket, kind] of this.open) {
      if (socket.connecting) continue;
      if (kind === 'reader') socket.read(1);
      else if (kind === 'headers' || kind === 'body') socket.write('x');
    }
  }
}
