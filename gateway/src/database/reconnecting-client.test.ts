import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Client } from 'pg';
import { expect, inject, it, vi } from 'vitest';
import { onServer } from '../../test/database.js';
import { ReconnectingClient } from './reconnecting-client.js';

const minute = 60_000;

it('ReconnectingClient reconnects when the server ends the connection or its use fails', async () => {
  const processIds: number[] = [];
  const onLost = vi.fn<(error: unknown) => void>();
  const use = async (client: Client) => {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    if (processIds.push(rows[0]!.pid) === 2) throw new Error('not set up');
  };
  const client = new ReconnectingClient(inject('serverUrl'), { use, onLost, pauseMs: 10 });
  client.start();
  await expect.poll(() => processIds.length).toBe(1);
  await onServer(inject('serverUrl'), `SELECT pg_terminate_backend(${processIds[0]})`);
  await expect.poll(() => processIds.length).toBe(3);
  expect(onLost.mock.calls.map(([error]) => String(error))).toEqual([
    expect.stringContaining('terminating connection'),
    'Error: not set up',
  ]);
  client.reconnect();
  await expect.poll(() => processIds.length).toBe(4);
  await client.stop();
  expect(new Set(processIds).size).toBe(4);
});

it('ReconnectingClient stops while it waits for a server that never responds', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const onLost = vi.fn<(error: unknown) => void>();
  const client = new ReconnectingClient(`postgresql://127.0.0.1:${port}/none`, {
    use: async (connecting) => void (await connecting.connect()),
    onLost,
    timeoutMs: minute,
  });
  client.start();
  const [socket] = await once(server, 'connection');
  await client.stop();
  expect(onLost).not.toHaveBeenCalled();
  socket.destroy();
  server.close();
});
