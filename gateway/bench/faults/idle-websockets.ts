import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** How many are opened side by side. */
const atOnce = 50;

/** Websockets at /graphql that are opened and left alone. */
export class IdleWebsockets {
  acknowledged = 0;
  /** Closed by the gateway, by code. */
  readonly closed = new Map<number, number>();
  private readonly open = new Set<WebSocket>();
  private isOver = false;

  constructor(private readonly port: number) {}

  get count(): number {
    return this.open.size;
  }

  /**
   * Opens as many as there are tokens, a subscription on every second one.
   * An empty token stands for a client that never sends `connection_init`.
   */
  async add(tokens: readonly string[]): Promise<void> {
    for (let at = 0; at < tokens.length; at += atOnce) {
      await Promise.all(
        tokens.slice(at, at + atOnce).map((token, place) => this.one(token, at + place)),
      );
    }
  }

  stop(): void {
    this.isOver = true;
    for (const socket of this.open) socket.terminate();
  }

  private async one(token: string, at: number): Promise<void> {
    const socket = new WebSocket(
      `ws://127.0.0.1:${this.port}/graphql`,
      'graphql-transport-ws',
      // As many networks as an office-sized share each needs.
      { perMessageDeflate: false, localAddress: `127.0.2.${1 + (at % 100)}` },
    );
    this.open.add(socket);
    socket.on('error', () => undefined);
    const settled = new Promise<void>((resolve) => {
      socket.once('close', (code) => {
        this.open.delete(socket);
        if (!this.isOver) this.closed.set(code, (this.closed.get(code) ?? 0) + 1);
        resolve();
      });
      socket.once('open', () => {
        if (token === '') resolve();
        else
          socket.send(
            JSON.stringify({
              type: 'connection_init',
              payload: { Authorization: `Bearer ${token}` },
            }),
          );
      });
      socket.once('message', () => {
        this.acknowledged += 1;
        if (at % 2)
          socket.send(
            JSON.stringify({
              type: 'subscribe',
              id: '1',
              payload: { query: 'subscription { insightsChanged { at topics } }' },
            }),
          );
        resolve();
      });
    });
    await Promise.race([settled, wait(30_000, undefined, { ref: false })]);
  }
}
