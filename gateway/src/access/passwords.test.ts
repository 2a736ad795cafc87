import { beforeEach, describe, expect, it } from 'vitest';
import { Unavailable } from '../errors.js';
import { Passwords } from './passwords.js';

describe('Passwords', () => {
  let passwords: Passwords;
  let hash: string;
  beforeEach(async () => {
    passwords = new Passwords('a pepper of the tests');
    hash = await passwords.hash('right');
  });
  const makeNetworks = (count: number) =>
    Array.from({ length: count }, (_, at) => `198.51.100.${at}`);
  const tryFrom = (networks: readonly string[], password = 'wrong') =>
    networks.map((network) => passwords.matches(hash, password, network));

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

  it('refuses networks with wrong passwords while 200 attempts wait, but no new networks', async () => {
    await Promise.all(tryFrom(['192.0.2.1']));
    const crowd = tryFrom(Array.from({ length: 210 }, (_, at) => `198.51.100.${at}`));
    expect(() => passwords.assertRoom('192.0.2.1')).toThrow(Unavailable);
    expect(() => passwords.assertRoom('203.0.113.1')).not.toThrow();
    await Promise.all(crowd);
  });
});
