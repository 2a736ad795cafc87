import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { clientTimes, guardConnections } from './open-connections.js';

/** Disconnects slow clients as in production, but after tenths of a second. */
let server: FastifyInstance;
let port: number;
beforeAll(async () => {
  server = Fastify({
    ...clientTimes,
    http: { headersTimeout: 300, connectionsCheckingInterval: 50 },
    requestTimeout: 600,
    connectionTimeout: 1000,
  });
  port = await serve(server);
});
afterAll(() => server.close());

async function serve(fastify: FastifyInstance): Promise<number> {
  guardConnections(fastify);
  const page = 'x'.repeat(30 * 1024 * 1024);
  fastify.get('/large', async () => page);
  fastify.get('/small', async () => ({ fine: true }));
  fastify.post('/small', async () => ({ fine: true }));
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  return (fastify.server.address() as AddressInfo).port;
}

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

function client(text = '', toPort = port): Socket {
  const socket = connect(toPort, '127.0.0.1');
  open.push(socket);
  socket.on('error', () => undefined);
  if (text) socket.write(text);
  return socket;
}

const isFine = async () => (await fetch(`http://127.0.0.1:${port}/small`)).status;

describe('a client', () => {
  const slow = 'POST /small HTTP/1.1\r\nHost: x\r\n';

  it.each([
    ['sends nothing', ''],
    ['sends its headers byte by byte', slow],
    ['sends its body byte by byte', `${slow}Content-Length: 9000\r\n\r\n`],
  ])('a client is disconnected if it %s, while others are served', async (_name, text) => {
    const slowOnes = Array.from({ length: 100 }, () => client(text));
    const drip = setInterval(() => {
      if (text) for (const socket of slowOnes) if (socket.writable) socket.write('x');
    }, 50);
    expect(await isFine()).toBe(200);
    await Promise.all(
      slowOnes.map(
        (socket) => new Promise<void>((resolve) => socket.resume().once('close', () => resolve())),
      ),
    );
    clearInterval(drip);
    expect(await isFine()).toBe(200);
  });

  it('a client that does not read a large response delays no small ones', async () => {
    // Its timeouts are those of production: the readers must stay connected on a busy machine, too.
    const patient = Fastify(clientTimes);
    onTestFinished(() => patient.close());
    const patientPort = await serve(patient);
    const get = (path: string) => fetch(`http://127.0.0.1:${patientPort}${path}`);
    const asked = 'GET /large HTTP/1.1\r\nHost: x\r\n\r\n';
    const readers = [client(asked, patientPort), client(asked, patientPort)];
    // Each stops reading at its first bytes: one that waited for the other could read its whole response meanwhile.
    await Promise.all(
      readers.map(async (reader) => {
        await once(reader, 'data');
        reader.pause();
      }),
    );
    const refused = await get('/large');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await get('/small')).status).toBe(200);
    for (const reader of readers) reader.destroy();
    const readLarge = async () => (await (await get('/large')).text()).length;
    await expect.poll(readLarge, { timeout: 20_000 }).toBe(30 * 1024 * 1024);
  });
});

describe('the process', () => {
  it('a process refuses connections beyond its maximum and serves the open ones', async () => {
    const { maxConnections } = server.server;
    expect(maxConnections).toBe(10_000);
    const kept = client();
    await once(kept, 'connect');
    server.server.maxConnections = 1;
    await once(client().resume(), 'close');
    kept.write('GET /small HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(String((await once(kept, 'data'))[0])).toContain('200 OK');
    server.server.maxConnections = maxConnections;
  });
});
