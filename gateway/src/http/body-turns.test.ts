import { describe, expect, it } from 'vitest';
import { waitForTurn } from './body-turns.js';

const large = 100_000;

describe('waitForTurn', () => {
  it('admits large bodies one by one, in the order of arrival', async () => {
    const passed: number[] = [];
    const turns = [1, 2, 3].map(async (body) => {
      await waitForTurn(large);
      passed.push(body);
    });
    await turns[1];
    expect(passed).toEqual([1, 2]);
    await Promise.all(turns);
    expect(passed).toEqual([1, 2, 3]);
  });

  it('admits a small body at once while large ones wait', async () => {
    const passed: string[] = [];
    const pass = async (name: string, length: number) => {
      await waitForTurn(length);
      passed.push(name);
    };
    await Promise.all([pass('large', large), pass('second large', large), pass('small', 100)]);
    expect(passed.at(-1)).toBe('second large');
    expect(passed).toContain('small');
  });
});
