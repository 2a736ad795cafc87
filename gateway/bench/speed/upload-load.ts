import { randomUUID } from 'node:crypto';
import { answersOf } from './answers.js';
import type { Loaded } from './load.js';

const minute = 60_000;

export interface Phone {
  employeeId: string;
  /** What each server knows it by. */
  headers: Record<string, string>;
}

/** Phones that send records at the same time, so many requests in all. */
export interface UploadLoad {
  url: string;
  connections: number;
  phones: Phone[];
  /** Employee codes of whom they meet. */
  met: string[];
  /** Of each request. */
  records: number;
  requests: number;
}

/** A new record, as an app sends it. */
export function recordOf(met: string, minutesAgo: number) {
  return {
    id: randomUUID(),
    cross_employee_id: met,
    since: 4.5,
    date: new Date(Date.now() - minutesAgo * minute).toISOString(),
    distance: 5.5,
  };
}

/** Makes everything ahead, and counts from the first request until the last answer. */
export async function uploading(load: UploadLoad): Promise<Loaded> {
  const { url, connections, phones, met, records, requests } = load;
  const sent = Array.from({ length: requests }, (_, at) => ({
    headers: { 'content-type': 'application/json', ...phones[at % phones.length]!.headers },
    body: JSON.stringify({
      records: Array.from({ length: records }, (_, record) =>
        recordOf(met[(at * records + record) % met.length]!, 10 + ((at + record) % 1000)),
      ),
    }),
  }));
  let next = 0;
  let accepted = 0;
  let last = 0;
  const begun = performance.now();
  const { result, times } = await answersOf({
    url,
    connections,
    amount: requests,
    method: 'POST',
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => Object.assign(request, sent[next++ % sent.length]),
        onResponse: (_status, body) => {
          accepted += Number(/"accepted":(\d+)/.exec(body)?.[1] ?? 0);
          last = performance.now();
        },
      },
    ],
  });
  return {
    perSecond: accepted / ((last - begun) / 1000),
    failed: result.non2xx + result.errors + requests * records - accepted,
    times,
  };
}
