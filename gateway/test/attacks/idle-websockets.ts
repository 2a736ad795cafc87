import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';

const openedAtOnce = 50;
const openTimeoutMs = 30_000;

/** Opens websockets at /graphql and leaves them alone; every second one has a subscription. @returns a function that closes them. */
export async function openIdleWebsockets(
  port: number,
  tokens: readonly string[],
  count: number,
): Promise<() => void> {
  const sockets: WebSocket[] = [];
  while (sockets.length < count) {
    const opening = Array.from(
      { length: Math.min(openedAtOnce, count - sockets.length) },
      (_, at) => openWebsocket(port, tokens, sockets.length + at),
    );
    sockets.push(...opening.map(({ socket }) => socket));
    await Promise.race([
      Promise.all(opening.map(({ isSettled }) => isSettled)),
      wait(openTimeoutMs, undefined, { ref: false }),
    ]);
  }
  return () => {
    for (const socket of sockets) socket.terminate();
  };
}

function openWebsocket(
  port: number,
  tokens: readonly string[],
  at: number,
): { socket: WebSocket; isSettled: Promise<void> } {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
    perMessageDeflate: false,
    // Enough networks for the limit on websockets of a network.
    localAddress: `127.0.2.${1 + (at % 100)}`,
  });
  const send = (message: object) => socket.send(JSON.stringify(message));
  const payload = { Authorization: `Bearer ${tokens[at % tokens.length]}` };
  socket.on('error', () => undefined);
  socket.once('open', () => send({ type: 'connection_init', payload }));
  const isSettled = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.once('message', () => {
      const query = 'subscription { insightsChanged { at topics } }';
      if (at % 2) send({ type: 'subscribe', id: '1', payload: { query } });
      resolve();
    });
  });
  return { socket, isSettled };
}
