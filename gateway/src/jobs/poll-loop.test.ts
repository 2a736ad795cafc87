import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { BUSY, pollOnce, startPolling } from './poll-loop.js';

describe('startPolling', () => {
  it('processes the other items if one fails, retries it, and logs the failure', async () => {
    const logged: { noun: string; id: string; msg: string }[] = [];
    const log = pino({}, { write: (line) => void logged.push(JSON.parse(line)) });
    const marked = new Set(['broken', 'intact']);
    const tried: string[] = [];
    let hasFailed = false;
    const ended = Promise.withResolvers<void>();
    const stop = startPolling(
      {
        noun: 'things',
        find: async (_limit, paused) =>
          [...marked].filter((id) => !paused.includes(id)).map((id) => ({ companyId: 'one', id })),
        getKey: ({ id }) => id,
        run: async ({ id }) => {
          tried.push(id);
          if (id === 'broken' && !hasFailed) {
            hasFailed = true;
            throw new Error('broken');
          }
          marked.delete(id);
          if (marked.size === 0) ended.resolve();
        },
        pauseFactor: 2,
      },
      log,
    );
    await ended.promise;
    await stop();
    expect(tried).toEqual(['broken', 'intact', 'broken']);
    expect(logged).toMatchObject([{ noun: 'things', id: 'broken', msg: 'polled work failed' }]);
  });

  it('tries a busy item again soon', async () => {
    let tries = 0;
    const ended = Promise.withResolvers<void>();
    const stop = startPolling(
      {
        noun: 'things',
        find: async (_limit, paused) => (paused.length > 0 ? [] : [{ companyId: 'one' }]),
        getKey: ({ companyId }) => companyId,
        run: async () => {
          tries += 1;
          if (tries === 3) ended.resolve();
          return BUSY;
        },
        pauseFactor: 2,
      },
      pino({ enabled: false }),
    );
    await ended.promise;
    await stop();
    expect(tries).toBe(3);
  });
});

describe('pollOnce', () => {
  it('processes other companies while one is slow', async () => {
    const slow = Promise.withResolvers<void>();
    const done: string[] = [];
    const othersDone = Promise.withResolvers<void>();
    const companies = ['slow', 'slow', 'two', 'three', 'four', 'five', 'six'];
    const poll = pollOnce({
      noun: 'things',
      find: async () => companies.map((companyId, number) => ({ companyId, number })),
      getKey: ({ companyId, number }) => `${companyId} ${number}`,
      run: async ({ companyId, number }) => {
        if (companyId === 'slow') await slow.promise;
        done.push(`${companyId} ${number}`);
        if (done.length === 5) othersDone.resolve();
      },
      pauseFactor: 0,
    });
    await othersDone.promise;
    expect(done).toEqual(['two 2', 'three 3', 'four 4', 'five 5', 'six 6']);
    slow.resolve();
    await poll;
    expect(done.slice(5)).toEqual(['slow 0', 'slow 1']);
  });

  it('reaches items behind a poll full of failing ones', async () => {
    const failing = Array.from({ length: 50 }, (_, number) => `failing ${number}`);
    const marked = [...failing, 'intact'];
    const done: string[] = [];
    const pauses = new Map();
    for (let poll = 0; poll < 2; poll += 1)
      await pollOnce(
        {
          noun: 'things',
          find: async (limit, paused) =>
            marked
              .filter((id) => !paused.includes(id))
              .slice(0, limit)
              .map((id) => ({ companyId: 'one', id })),
          getKey: ({ id }) => id,
          run: async ({ id }) => {
            if (id !== 'intact') throw new Error('broken');
            done.push(id);
          },
          pauseFactor: 0,
        },
        pauses,
        undefined,
        () => undefined,
      );
    expect(done).toEqual(['intact']);
  });
});
