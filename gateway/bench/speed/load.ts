import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

// Runs in a process of its own and loads one server at a time.

/** A GraphQL request, the same for all servers. */
export interface Query {
  query: string;
  variables: Record<string, unknown>;
}

export interface QueryLoad {
  url: string;
  headers: Record<string, string>;
  queries: Query[];
  connections: number;
  seconds: number;
  /** Total number of answers; replaces `seconds`. */
  answers?: number | undefined;
}

/** A signed-in phone. */
export interface Phone {
  employeeId: string;
  headers: Record<string, string>;
}

/** Phones that upload new records at the same time. */
export interface UploadLoad {
  url: string;
  connections: number;
  phones: Phone[];
  /** Employee codes of the people they meet. */
  met: string[];
  recordsPerRequest: number;
  requests: number;
  /** Requests per second; undefined: as many as are answered. */
  perSecond?: number;
}

export interface LoadResult {
  /** Answers, or accepted records. */
  perSecond: number;
  failed: number;
  /** Milliseconds of each answer. */
  times: number[];
}

process.on('message', (load: QueryLoad | UploadLoad) => {
  const loading = 'queries' in load ? loadQueries(load) : loadUploads(load);
  loading.then(
    (result) => process.send?.(result),
    (error: unknown) => {
      throw error;
    },
  );
});

async function loadQueries(load: QueryLoad): Promise<LoadResult> {
  const { url, queries, connections, seconds, answers, headers } = load;
  const { result, times } = await runAutocannon({
    url,
    connections,
    ...(answers === undefined ? { duration: seconds } : { amount: answers, sampleInt: 100 }),
    requests: queries.map((query) => ({
      method: 'POST' as const,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(query),
    })),
  });
  return {
    perSecond: result['2xx'] / result.duration,
    failed: result.non2xx + result.errors,
    times,
  };
}

/** Builds all requests in advance. The time counts from the first request to the last answer. */
async function loadUploads(load: UploadLoad): Promise<LoadResult> {
  const { url, connections, phones, met, recordsPerRequest, requests, perSecond } = load;
  const prepared = Array.from({ length: requests }, (_, at) => ({
    headers: { 'content-type': 'application/json', ...phones[at % phones.length]!.headers },
    body: JSON.stringify({
      records: Array.from({ length: recordsPerRequest }, (_, record) =>
        makeRecord(
          met[(at * recordsPerRequest + record) % met.length]!,
          10 + ((at + record) % 1000),
        ),
      ),
    }),
  }));
  let sent = 0;
  let accepted = 0;
  let finished = 0;
  const started = performance.now();
  const { result, times } = await runAutocannon({
    url,
    connections,
    amount: requests,
    ...(perSecond === undefined ? {} : { overallRate: perSecond }),
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => Object.assign(request, prepared[sent++ % prepared.length]),
        onResponse: (_status, body) => {
          accepted += Number(/"accepted":(\d+)/.exec(body)?.[1] ?? 0);
          finished = performance.now();
        },
      },
    ],
  });
  return {
    perSecond: accepted / ((finished - started) / 1000),
    failed: result.non2xx + result.errors + requests * recordsPerRequest - accepted,
    times,
  };
}

/** A new contact record, as an app sends it. */
export function makeRecord(met: string, minutesAgo: number) {
  return {
    id: randomUUID(),
    cross_employee_id: met,
    since: 4.5,
    date: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
    distance: 5.5,
  };
}

async function runAutocannon(
  options: autocannon.Options,
): Promise<{ result: autocannon.Result; times: number[] }> {
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    // Only the form with a callback emits single answers.
    autocannon(options, (error: unknown, found) => (error ? reject(error) : resolve(found))).on(
      'response',
      (_client, _status, _bytes, time) => times.push(time),
    );
  });
  return { result, times };
}
