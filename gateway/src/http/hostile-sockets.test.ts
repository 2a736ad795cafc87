import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Changes } from '../live/changes.js';
import { LiveTopic } from '../live/live-topic.js';
import { OpenSockets } from '../app/open-sockets.js';
import { type MadeCompany, makeCompany } from '../../test/factories.js';
import { startTestGateway, type TestGateway } from '../../test/run-document.js';
import { waitForSubscriptions } from '../../test/waiting.js';

let gateway: TestGateway;
let made: MadeCompany;
let port: number;
beforeAll(async () => {
  // Only what repeats: the waits of the clients and of the database stay true.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  gateway = await startTestGateway();
  await gateway.server.listen({ port: 0, host: '127.0.0.1' });
  port = (gateway.server.server.address() as AddressInfo).port;
  made = await makeCompany(gateway.app);
});
afterAll(async () => {
  vi.useRealTimers();
  await gateway.stop();
});

const opened: { terminate(): void }[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate();
});

/** A websocket without the client library, with its messages and how it was closed. */
async function open(token?: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
  opened.push(socket);
  const closed = once(socket, 'close').then(([code, reason]) => [code, String(reason)]);
  const heard: { type: string; id?: string; payload?: any }[] = [];
  socket.on('message', (text: Buffer) => heard.push(JSON.parse(text.toString())));
  await once(socket, 'open');
  const send = (message: unknown) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  if (token !== undefined) {
    send({ type: 'connection_init', payload: { Authorization: `Bearer ${token}` } });
    await Promise.race([once(socket, 'message'), closed]);
  }
  return { socket, send, heard, closed };
}

const subscription = (id: string, query = 'subscription { insightsChanged { at } }') => ({
  type: 'subscribe',
  id,
  payload: { query },
});

describe('websockets of hostile clients', () => {
  it('a websocket without connection_init is closed', async () => {
    const { closed } = await open();
    expect(await closed).toEqual([4408, 'Connection initialisation timeout']);
  });

  it('a lost connection ends its subscriptions', async () => {
    const other = await makeCompany(gateway.app);
    const { socket, send } = await open(other.token);
    send(subscription('1'));
    await waitForSubscriptions(gateway.app, other.company.id);
    socket.terminate();
    await vi.waitFor(() => expect(gateway.app.live.subscriberCount(other.company.id)).toBe(0));
  });

  it('a slow reader gets one notice for all changes between two reads', async () => {
    const moved = new EventEmitter();
    const changes = new Changes(moved, made.company.id, async () => undefined);
    for (let count = 0; count < 1000; count += 1)
      moved.emit(made.company.id, [LiveTopic.ACTIVITY, LiveTopic.STATUS]);
    expect(await changes.next()).toEqual({ done: false, value: ['ACTIVITY', 'STATUS'] });
    const next = changes.next();
    await changes.return();
    expect(await next).toEqual({ done: true, value: undefined });
    expect(moved.eventNames()).toEqual([]);
  });

  it("a session's 21st websocket is refused", async () => {
    const other = await makeCompany(gateway.app);
    for (let count = 0; count < 20; count += 1) await open(other.token);
    const { closed } = await open(other.token);
    expect(await closed).toEqual([4429, 'Too many connections of this session']);
    opened.pop();
    opened.pop()?.terminate();
    await vi.waitFor(async () =>
      expect((await open(other.token)).heard[0]?.type).toBe('connection_ack'),
    );
  });

  it("a websocket's 21st subscription is refused", async () => {
    const { send, heard } = await open(made.token);
    for (let id = 0; id < 21; id += 1) send(subscription(String(id)));
    await vi.waitFor(() => expect(heard.some(({ type }) => type === 'error')).toBe(true));
    expect(heard.at(-1)?.payload[0].extensions).toEqual({
      code: 'RATE_LIMITED',
      retryAfterSeconds: 5,
    });
  });

  it('a websocket is closed after too many messages', async () => {
    const { send, closed, heard } = await open(made.token);
    for (let count = 0; count < 1000; count += 1) send({ type: 'ping' });
    expect(await closed).toEqual([4429, 'Too many messages']);
    expect(heard.filter(({ type }) => type === 'pong').length).toBeLessThan(101);
  });

  it.each([
    ['no JSON', '{', 4400],
    ['a lone surrogate and NUL', '{"type":"\\ud800\\u0000"}', 4400],
    ['no message', '[]', 4400],
    ['a deep message', '['.repeat(5000), 4400],
    ['a prototype', '{"__proto__":{"type":"subscribe"}}', 4400],
    ['a message beyond 16 kB', `"${'x'.repeat(17_000)}"`, 1009],
    ['a second connection_init', '{"type":"connection_init"}', 4429],
    ['a document that is no text', { type: 'subscribe', id: '1', payload: { query: 1 } }, 4400],
  ])('a websocket is closed without details after %s', async (_name, message, code) => {
    const { send, closed } = await open(made.token);
    send(message);
    const [by, reason] = await closed;
    expect(by).toBe(code);
    expect(reason).not.toMatch(/at |node_modules|JSON|\.js/);
  });

  it('a subscription with too many tokens is refused', async () => {
    const { send, heard } = await open(made.token);
    send(subscription('1', `subscription { ${'insightsChanged '.repeat(900)} }`));
    await vi.waitFor(() => expect(heard.at(-1)?.type).toBe('error'));
    expect(heard.at(-1)?.payload[0].extensions.code).toBe('GRAPHQL_PARSE_FAILED');
  });
});

describe('upgrades to websockets', () => {
  const raw = async (request: string): Promise<string> => {
    const socket: Socket = connect(port, '127.0.0.1');
    socket.write(
      `${request}\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    await once(socket, 'close');
    return text;
  };

  it.each(['GET // HTTP/1.1', 'GET http://[ HTTP/1.1', 'GET /elsewhere HTTP/1.1'])(
    'an upgrade to %s is refused, and the gateway keeps running',
    async (request) => {
      expect(await raw(request)).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).ok).toBe(true);
    },
  );

  it("a network's 1001st websocket is refused", () => {
    const sockets = new OpenSockets(gateway.app);
    const made = Array.from({ length: 1000 }, () => new EventEmitter() as WebSocket);
    for (const socket of made) sockets.opened(socket, '::ffff:192.0.2.1');
    expect(sockets.hasRoom('192.0.2.1')).toBe(false);
    expect(sockets.hasRoom('192.0.2.2')).toBe(true);
    made[0]?.emit('close');
    expect(sockets.hasRoom('192.0.2.1')).toBe(true);
  });
});
