import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { DatabaseProxy } from '../../test/database-proxy.js';
import type { ReplicatedServer } from '../../test/replica.js';
import {
  type ReplicatedGateway,
  startReplicatedGateway,
  times,
} from '../../test/replicated-gateway.js';
import type { TestGateway } from '../../test/run-document.js';
import { Replica } from './replica.js';
import { poolOf } from './tenant.js';
import { entities } from '../app/entities.js';

let replicated: ReplicatedGateway;
let server: ReplicatedServer;
let way: DatabaseProxy;
let gateway: TestGateway;
let replica: Replica;
let owner: Client;
let log: Logger;
let lines: ReplicatedGateway['lines'];
let places: ReplicatedGateway['places'];
let total: ReplicatedGateway['total'];
let quietCompany: ReplicatedGateway['quietCompany'];
beforeAll(async () => {
  replicated = await startReplicatedGateway();
  ({ server, way, gateway, replica, owner, log, lines } = replicated);
  ({ places, total, quietCompany } = replicated);
});
afterEach(() => replicated.restore());
afterAll(() => replicated.stop());

describe('a replica that is behind', () => {
  it('for long, is left alone, and taken up again', async () => {
    const strict = await Replica.follow(way.url, entities, poolOf(gateway.app.dataSource), log, {
      ...times,
      mostLag: 300,
    });
    await server.pause();
    await owner.query('SELECT pg_logical_emit_message(true, $1, $1)', ['something']);
    await expect.poll(() => strict.isUsable).toBe(false);
    await server.resume();
    await expect.poll(() => strict.isUsable).toBe(true);
    await strict.stop();
    // On a busy machine it may fall behind once more before it is stopped.
    expect(lines.slice(0, 2).map(({ msg }) => msg)).toEqual([
      'the replica is far behind: everything is read from the primary',
      'the replica is read from again',
    ]);
  });
});

describe('a replica that goes away', () => {
  /** Asks again and again; each answer must be right. */
  async function askWhile(token: string, work: () => Promise<void>): Promise<number> {
    const expected = await total(token);
    const over = new AbortController();
    const asking = Array.from({ length: 4 }, async () => {
      let asked = 0;
      for (; !over.signal.aborted; asked += 1) expect(await total(token)).toBe(expected);
      return asked;
    });
    await work();
    over.abort();
    return (await Promise.all(asking)).reduce((sum, asked) => sum + asked, 0);
  }

  it('fails no request, is said once, and is read from again when it is back', async () => {
    const quiet = await quietCompany();
    await places();
    const asked = await askWhile(quiet.token, async () => {
      await wait(200);
      await server.stopReplica();
      await expect.poll(() => replica.isUsable).toBe(false);
      expect((await gateway.server.inject('/readyz')).statusCode).toBe(200);
      expect((await gateway.server.inject('/metrics')).body).toContain('\ndatabase_replica_up 0\n');
      await wait(300);
      await server.startReplica();
      way.redirect(server.replicaUrl);
      await expect.poll(() => replica.isUsable, { timeout: 10_000 }).toBe(true);
      await wait(200);
    });
    const found = await places();
    expect(found['replica']).toBeGreaterThan(0);
    expect(found['away']).toBeGreaterThan(0);
    expect(asked).toBeGreaterThan(20);
    expect(lines.map(({ msg }) => msg)).toEqual([
      'the replica is away: everything is read from the primary',
      'the replica is read from again',
    ]);
  });

  it('without a word keeps nobody waiting for long', async () => {
    const quiet = await quietCompany();
    await askWhile(quiet.token, async () => {
      await wait(100);
      way.dropPackets();
      await total(quiet.token);
      await expect.poll(() => replica.isUsable).toBe(false);
      expect(await places()).toHaveProperty('failed');
      await total(quiet.token);
      expect(await places()).toHaveProperty('away');
    });
  });
});

describe('an address that leads elsewhere', () => {
  const refusal =
    'DATABASE_REPLICA_URL leads to another database than DATABASE_URL: name a streaming replica of it, or leave it out';

  it('is refused at the start', async () => {
    const beside = await server.makeDatabase('beside');
    const primary = poolOf(gateway.app.dataSource);
    for (const url of [beside, inject('serverUrl')])
      await expect(Replica.follow(url, entities, primary, log, times)).rejects.toThrow(refusal);
  });

  it('that follows no other one is not read from', async () => {
    const primary = poolOf(gateway.app.dataSource);
    const promoted = await Replica.follow(gateway.app.ownerUrl, entities, primary, log, times);
    expect(promoted.isUsable).toBe(false);
    await promoted.stop();
    expect(lines.map(({ msg }) => msg)).toEqual([
      'the replica follows no other database: everything is read from the primary',
    ]);
  });

  it('where nobody answers does not keep the gateway from starting', async () => {
    const closed = await DatabaseProxy.start(server.replicaUrl);
    await closed.close();
    const late = await Replica.follow(
      closed.url,
      entities,
      poolOf(gateway.app.dataSource),
      log,
      times,
    );
    expect(late.isUsable).toBe(false);
    await closed.open();
    await expect.poll(() => late.isUsable).toBe(true);
    await late.stop();
    await closed.close();
  });
});
