import { availableParallelism } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE } from '../durations.js';
import { Unavailable } from '../errors.js';
import { Passwords } from './passwords.js';

describe('Passwords', () => {
  let passwords: Passwords;
  let hash: string;
  beforeEach(async () => {
    passwords = new Passwords('a pepper of the tests');
    hash = await passwords.hash('right');
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const makeNetworks = (count: number) =>
    Array.from({ length: count }, (_, at) => `198.51.100.${at}`);
  const tryFrom = (networks: readonly string[], password = 'wrong') =>
    networks.map((network) => passwords.matches(hash, password, network));

  it('accepts the right password only, and none where no hash is stored', async () => {
    expect(await passwords.matches(hash, 'right', '192.0.2.1')).toBe(true);
    expect(await passwords.matches(hash, 'wrong', '192.0.2.1')).toBe(false);
    for (const stored of [null, undefined]) {
      expect(await passwords.matches(stored, 'right', '192.0.2.1')).toBe(false);
      const dummy = 'no account has this password';
      expect(await passwords.matches(stored, dummy, '192.0.2.1')).toBe(false);
    }
    expect(await new Passwords('another pepper').matches(hash, 'right')).toBe(false);
    const { verifications, dummyVerifications, matchCount } = passwords;
    expect([verifications, dummyVerifications, matchCount]).toEqual([2, 4, 1]);
  });

  it('never refuses the program itself, however many attempts wait', async () => {
    const own = Array.from({ length: 52 }, () => passwords.matches(hash, 'right'));
    expect(passwords.waitingAttempts).toBe(52);
    expect(await Promise.all(own)).not.toContain(false);
    expect(passwords.waitingAttempts).toBe(0);
  });

  it('serves a network with one attempt before one with many', async () => {
    const served: string[] = [];
    const attack = Array.from({ length: 20 }, async () => {
      await passwords.matches(hash, 'wrong', '198.51.100.1');
      served.push('attacker');
    });
    const right = passwords.matches(hash, 'right', '198.51.100.2').then((isRight) => {
      served.push('honest');
      return isRight;
    });
    expect(await right).toBe(true);
    expect(served.length).toBeLessThan(6);
    await Promise.all(attack);
  });

  it('serves networks of earlier sign-ins first, then new ones, then those with wrong passwords', async () => {
    const attackers = makeNetworks(30);
    await passwords.matches(hash, 'right', '192.0.2.1');
    await Promise.all(tryFrom(attackers));
    const served: string[] = [];
    const note = (who: string) => () => served.push(who);
    await Promise.all([
      ...tryFrom(attackers).map((each) => each.then(note('attacker'))),
      passwords.matches(hash, 'right', '203.0.113.1').then(note('new')),
      passwords.matches(hash, 'right', '192.0.2.1').then(note('known')),
    ]);
    expect(served.indexOf('known')).toBeLessThan(served.indexOf('new'));
    expect(served.indexOf('new')).toBeLessThan(8);
    expect(served).toHaveLength(32);
  });

  it('serves all attempts of a network of earlier sign-ins before those of new ones', async () => {
    await passwords.matches(hash, 'right', '192.0.2.1');
    const served: string[] = [];
    const note = (who: string) => () => served.push(who);
    // The first attempts are hashed at once, before the others wait.
    const running = tryFrom(makeNetworks(3), 'right');
    const crowd = Array.from({ length: 8 }, (_, at) => `203.0.113.${at}`);
    await Promise.all([
      ...running,
      ...tryFrom(crowd, 'right').map((each) => each.then(note('new'))),
      ...tryFrom(Array<string>(8).fill('192.0.2.1'), 'right').map((each) =>
        each.then(note('known')),
      ),
    ]);
    // Those that are hashed at the same time may change places.
    expect(served.slice(0, 6)).toEqual(Array<string>(6).fill('known'));
    expect(served).toHaveLength(16);
  });

  it('treats a network of earlier sign-ins like any other after six wrong passwords', async () => {
    await passwords.matches(hash, 'right', '192.0.2.1');
    for (let wrong = 0; wrong < 6; wrong += 1) await passwords.matches(hash, 'wrong', '192.0.2.1');
    const served: string[] = [];
    const note = (who: string) => () => served.push(who);
    await Promise.all([
      ...tryFrom(makeNetworks(6), 'right').map((each) => each.then(note('new'))),
      passwords.matches(hash, 'right', '192.0.2.1').then(note('failing')),
    ]);
    expect(served.at(-1)).toBe('failing');
  });

  it('still treats it as known after five wrong passwords, and again 15 minutes after the first of more', async () => {
    let passedMs = 0;
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + passedMs);
    const address = '192.0.2.1';
    const giveWrong = async (times: number) => {
      for (let at = 0; at < times; at += 1) await passwords.matches(hash, 'wrong', address);
    };
    const isServedEarly = async (strangers: string) => {
      const served: string[] = [];
      const others = Array.from({ length: 9 }, (_, at) => `${strangers}.${at}`);
      await Promise.all(
        [...others, address].map((each) =>
          passwords.matches(hash, 'right', each).then(() => served.push(each)),
        ),
      );
      return served.indexOf(address) < 5;
    };
    await passwords.matches(hash, 'right', address);
    await giveWrong(5);
    expect(await isServedEarly('198.51.100')).toBe(true);
    passedMs = 14 * MINUTE;
    await giveWrong(1);
    expect(await isServedEarly('203.0.113')).toBe(false);
    passedMs = 16 * MINUTE;
    expect(await isServedEarly('233.252.0')).toBe(true);
  });

  it('serves jobs last', async () => {
    const served: string[] = [];
    const note = (who: string) => () => served.push(who);
    await Promise.all([
      ...makeNetworks(6).map((network) =>
        passwords.matches(hash, 'wrong', network).then(note('try')),
      ),
      passwords.hashInBackground('a code').then(note('job')),
      ...tryFrom(makeNetworks(6)).map((each) => each.then(note('try'))),
    ]);
    expect(served.at(-1)).toBe('job');
  });

  it('refuses a network with more than 50 waiting attempts, and no others', async () => {
    const attempts = await Promise.allSettled(
      Array.from({ length: 60 }, (_, at) => passwords.matches(hash, 'wrong', `2001:db8::${at}`)),
    );
    const refused = attempts.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(10);
    expect((refused[0] as PromiseRejectedResult).reason).toMatchObject({
      extensions: { code: 'UNAVAILABLE', retryAfterSeconds: 5 },
    });
    expect(await passwords.matches(hash, 'right', '198.51.100.2')).toBe(true);
    expect(passwords.verifications).toBe(51);
  });

  it('makes room for as many attempts of a full network as are done', async () => {
    const address = '192.0.2.1';
    let done = 0;
    const attempt = async () => {
      await passwords.matches(hash, 'wrong', address);
      done += 1;
    };
    const attempts = Array.from({ length: 50 }, attempt);
    expect(() => passwords.assertRoom(address)).toThrow(Unavailable);
    await Promise.race(attempts);
    await new Promise((resolve) => setImmediate(resolve));
    attempts.push(...Array.from({ length: done }, attempt));
    expect(() => passwords.assertRoom(address)).toThrow(Unavailable);
    await Promise.all(attempts);
    expect(() => passwords.assertRoom(address)).not.toThrow();
  });

  it('refuses networks with wrong passwords while 200 attempts wait, but no new networks', async () => {
    await Promise.all(tryFrom(['192.0.2.1']));
    // Attempts that are being hashed do not wait.
    const hashed = Math.max(1, Math.min(3, availableParallelism() - 1));
    const crowd = tryFrom(Array.from({ length: 199 + hashed }, (_, at) => `198.51.100.${at}`));
    expect(() => passwords.assertRoom('192.0.2.1')).not.toThrow();
    crowd.push(...tryFrom(['198.51.100.250']));
    expect(() => passwords.assertRoom('192.0.2.1')).toThrow(Unavailable);
    expect(() => passwords.assertRoom('203.0.113.1')).not.toThrow();
    await Promise.all(crowd);
  });
});
