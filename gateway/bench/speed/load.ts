import autocannon from 'autocannon';
import type { Question } from './questions.js';
import { type UploadLoad, uploading } from './upload-load.js';

/** What the load process is told: whom to ask what, over how many connections and for how long. */
export interface QuestionLoad {
  url: string;
  headers: Record<string, string>;
  questions: Question[];
  connections: number;
  seconds: number;
}

export type Load = QuestionLoad | UploadLoad;

/** What it found. */
export interface Loaded {
  /** Answers, or records that were accepted. */
  perSecond: number;
  failed: number;
}

process.on('message', (load: Load) => {
  ('questions' in load ? asking(load) : uploading(load)).then(
    (loaded) => process.send?.(loaded),
    (error: unknown) => {
      throw error;
    },
  );
});

async function asking(load: QuestionLoad): Promise<Loaded> {
  const { url, questions, connections, seconds } = load;
  const headers = { 'content-type': 'application/json', ...load.headers };
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
    perSecond: result['2xx'] / result.duration,
    failed: result.non2xx + result.errors,
  };
}
