import { describe, expect, it } from 'vitest';
import { Unavailable } from '../errors.js';
import { Passwords } from './passwords.js';

const pepper = 'a pepper of the tests';

describe('passwords of one of several processes', () => {
  it('take a turn for each hash, and end it whatever comes of it', async () => {
    let under = 0;
    let taken = 0;
    const passwords = new Passwords(pepper, {
      processes: 2,
      takeTurn: async () => {
        under += 1;
        taken += 1;
        return () => (under -= 1);
      },
    });
    const kept = await passwords.hash('right');
    expect(await passwords.matches(kept, 'right', '192.0.2.1')).toBe(true);
    expect(await passwords.matches(kept, 'wrong', '192.0.2.1')).toBe(false);
    await expect(passwords.matches('no hash at all', 'right')).rejects.toThrow('Decoding failed');
    expect([taken, under]).toEqual([4, 0]);
  });

  it('have their part of the room to wait', async () => {
    let giveTurns = () => {};
    const turns = new Promise<void>((resolve) => (giveTurns = resolve));
    const takeTurn = async () => {
      await turns;
      return () => undefined;
    };
    const passwords = new Passwords(pepper, { processes: 2, takeTurn });
    const kept = await new Passwords(pepper).hash('right');
    const tries = Array.from({ length: 10 }, () => passwords.matches(kept, 'x', '192.0.2.1'));
    expect(() => passwords.expectRoom('192.0.2.1')).toThrow(Unavailable);
    expect(() => passwords.expectRoom('198.51.100.1')).not.toThrow();
    giveTurns();
    await Promise.all(tries);
    expect(() => passwords.expectRoom('192.0.2.1')).not.toThrow();
  });
});
