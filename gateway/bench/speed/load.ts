import { answersOf } from './answers.js';
import type { Question } from './questions.js';
import { type UploadLoad, uploading } from './upload-load.js';

/** What the load process is told: whom to ask what, over how many connections and for how long. */
export interface QuestionLoad {
  url: string;
  headers: Record<string, string>;
  questions: Question[];
  connections: number;
  seconds: number;
  /** So many answers in all, however many seconds they take. */
  answers?: number | undefined;
}

export type Load = QuestionLoad | UploadLoad;

/** What it found. */
export interface Loaded {
  /** Answers, or records that were accepted. */
  perSecond: number;
  failed: number;
  /** What each answer took, in milliseconds. */
  times: number[];
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
  const { result, times } = await answersOf(optionsOf(load));
  return {
    perSecond: result['2xx'] / result.duration,
    failed: result.non2xx + result.errors,
    times,
  };
}

function optionsOf({ url, questions, connections, seconds, answers, headers: own }: QuestionLoad) {
  const headers = { 'content-type': 'application/json', ...own };
  return {
    url,
    connections,
    ...(answers === undefined ? { duration: seconds } : { amount: answers, sampleInt: 100 }),
    requests: questions.map((question) => ({
      method: 'POST' as const,
      headers,
      body: JSON.stringify(question),
    })),
  };
}
