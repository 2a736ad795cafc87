import autocannon from 'autocannon';
import type { Question } from './questions.js';

/** What the load process is told: whom to ask what, over how many connections and for how long. */
export interface Load {
  url: string;
  token: string;
  questions: Question[];
  connections: number;
  seconds: number;
}

/** What it found; times in milliseconds. */
export interface Loaded {
  requestsPerSecond: number;
  failed: number;
}

process.on('message', (load: Load) => {
  run(load).then(
    (loaded) => process.send?.(loaded),
    (error: unknown) => {
      throw error;
    },
  );
});

async function run({ url, token, questions, connections, seconds }: Load): Promise<Loaded> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    method: 'POST',
    headers,
    requests: questions.map((question) => ({
      method: 'POST',
      headers,
      body: JSON.stringify(question),
    })),
  });
  return {
    requestsPerSecond: result['2xx'] / result.duration,
    failed: result.non2xx + result.errors,
  };
}
