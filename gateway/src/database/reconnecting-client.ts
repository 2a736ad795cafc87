import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

interface Options {
  /** Connects a new client and sets it up, or works with it until the signal says that the connection is lost. */
  use: (client: Client, lost: AbortSignal) => Promise<void>;
  /** Called when a connection failed or was lost, or `use` failed. The next attempt follows. */
  onLost: (error: unknown) => void;
  /** Maximum time to connect, in milliseconds. */
  timeoutMs?: number;
  /** Pause before the next attempt, in milliseconds. */
  pauseMs?: number;
}

/** A connection outside any pool that is reopened whenever it is lost. */
export class ReconnectingClient {
  private readonly stopping = new AbortController();
  private socket: Socket | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly url: string,
    private readonly options: Options,
  ) {}

  start(): void {
    this.running = this.run();
  }

  /** Ends without waiting for the server. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.reconnect();
    await this.running;
  }

  /** Drops the connection, even if the server no longer responds, and opens another one. */
  reconnect(): void {
    this.socket?.destroy();
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.connectOnce().catch((error: unknown) => {
        if (!signal.aborted) this.options.onLost(error);
      });
      await wait(this.options.pauseMs ?? 1000, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Rejects when the connection is lost. */
  private async connectOnce(): Promise<void> {
    const socket = new Socket();
    this.socket = socket;
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: this.options.timeoutMs ?? 5000,
      keepAlive: true,
      stream: () => socket,
    });
    const ending = new AbortController();
    const ended = new Promise<never>((_, reject) => {
      client.on('error', reject);
      client.once('end', () => reject(new Error('The connection was closed')));
    });
    try {
      await Promise.race([ended, this.options.use(client, ending.signal)]);
      await ended;
    } finally {
      ending.abort();
      socket.destroy();
    }
  }
}
