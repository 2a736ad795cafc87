import { describe, expect, it } from 'vitest';
import { Standing, Turns } from './turns.js';

/** Lets them into a line, one after another; answers their names in the order of their turns. */
async function orderOf(tries: [name: string, standing?: Standing, before?: number][]) {
  const line = new Turns();
  for (const [name, standing, before] of tries)
    line.enqueue(() => Promise.resolve(name), {
      ...(standing === undefined ? {} : { standing }),
      ...(before === undefined ? {} : { before }),
    });
  const names: unknown[] = [];
  while (line.size > 0) names.push(await line.dequeue()?.());
  return names.join(' ');
}

const { KNOWN, NEW, FAILING, BACKGROUND } = Standing;

describe('turns', () => {
  it('are of the known before the new, and of those before the failing', async () => {
    expect(
      await orderOf([
        ['failing', FAILING, 0],
        ['new', NEW, 0],
        ['known', KNOWN, 0],
      ]),
    ).toBe('known new failing');
  });

  it('are of jobs last, but for every fourth one', async () => {
    expect(
      await orderOf([
        ['job1', BACKGROUND],
        ['job2', BACKGROUND],
        ['failing', FAILING, 0],
        ['new', NEW, 0],
        ['known', KNOWN, 0],
      ]),
    ).toBe('known new failing job1 job2');
  });

  it('of the program itself are as good as of the known', async () => {
    expect(await orderOf([['failing', FAILING, 0], ['program']])).toBe('program failing');
  });

  it('are taken by the networks in turn, in the order of their coming', async () => {
    expect(
      await orderOf([
        ['a1', NEW, 0],
        ['a2', NEW, 1],
        ['b1', NEW, 0],
      ]),
    ).toBe('a1 b1 a2');
  });

  it('go ahead for two tries of a known network, the rest waits with the new', async () => {
    expect(
      await orderOf([
        ['new', NEW, 0],
        ['k1', KNOWN, 0],
        ['k2', KNOWN, 1],
        ['k3', KNOWN, 2],
      ]),
    ).toBe('k1 k2 new k3');
  });

  it('are every fourth time of who waits longest', async () => {
    const known = Array.from(
      { length: 9 },
      (_, at) => [`k${at}`, KNOWN, 0] as [string, Standing, number],
    );
    expect(await orderOf([['f0', FAILING, 0], ['f1', FAILING, 0], ...known])).toBe(
      'k0 k1 k2 f0 k3 k4 k5 f1 k6 k7 k8',
    );
  });
});

it('a try that is given up has no turn', async () => {
  const line = new Turns();
  const givenUp = () => Promise.resolve('given up');
  line.enqueue(givenUp, { standing: KNOWN, before: 0 });
  line.enqueue(() => Promise.resolve('stays'), { standing: NEW, before: 0 });
  line.remove(givenUp);
  expect(line.size).toBe(1);
  expect(await line.dequeue()?.()).toBe('stays');
  expect(line.dequeue()).toBeUndefined();
});
