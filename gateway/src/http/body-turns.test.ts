import { describe, expect, it } from 'vitest';
import { parseInTurn, waitForFormTurn } from './body-turns.js';

const large = 100_000;

describe('parseInTurn', () => {
  it('parses the large bodies of a sender in the order of arrival', async () => {
    const passed: number[] = [];
    await Promise.all([1, 2, 3].map((body) => parseInTurn('one', large, () => passed.push(body))));
    expect(passed).toEqual([1, 2, 3]);
  });

  it('delays a sender by one waiting body of each other sender', async () => {
    const passed: string[] = [];
    const parse = (sender: string) => parseInTurn(sender, large, () => passed.push(sender));
    await Promise.all([...Array.from({ length: 5 }, () => parse('many')), parse('other')]);
    // The first body does not wait.
    expect(passed).toEqual(['many', 'many', 'other', 'many', 'many', 'many']);
  });

  it('parses a small body at once while large ones wait', async () => {
    const passed: string[] = [];
    const waiting = [1, 2].map(() => parseInTurn('one', large, () => passed.push('large')));
    await parseInTurn('one', 100, () => passed.push('small'));
    expect(passed).toEqual(['large', 'small']);
    await Promise.all(waiting);
  });

  it('continues after a body that cannot be parsed', async () => {
    const failed = parseInTurn('one', large, () => JSON.parse('{') as unknown);
    const next = parseInTurn('one', large, () => 'next');
    await expect(failed).rejects.toThrow(SyntaxError);
    expect(await next).toBe('next');
  });
});

describe('waitForFormTurn', () => {
  it('lets forms and bodies take turns', async () => {
    const passed: string[] = [];
    const form = waitForFormTurn('one', large).then(() => passed.push('form'));
    await Promise.all([form, parseInTurn('one', large, () => passed.push('body'))]);
    expect(passed).toEqual(['form', 'body']);
  });
});
