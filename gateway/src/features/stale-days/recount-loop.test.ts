import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { startRecounting } from './recount-loop.js';

describe('startRecounting', () => {
  it('recounts the other items if one fails, retries it, and logs the failure', async () => {
    const logged: { noun: string; id: string; msg: string }[] = [];
    const log = pino({}, { write: (line) => void logged.push(JSON.parse(line)) });
    const marked = new Set(['broken', 'intact']);
    const tried: string[] = [];
    let hasFailed = false;
    const ended = Promise.withResolvers<void>();
    const stop = startRecounting(
      {
        noun: 'things',
        find: async () => [...marked].map((id) => ({ id })),
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
        restFactor: 2,
      },
      log,
    );
    await ended.promise;
    await stop();
    expect(tried).toEqual(['broken', 'intact', 'broken']);
    expect(logged).toMatchObject([{ noun: 'things', id: 'broken', msg: 'recount failed' }]);
  });
});
