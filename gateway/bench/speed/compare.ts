import { isDeepStrictEqual } from 'node:util';
import type { Load, Loaded } from './load.js';
import type { Question } from './questions.js';

/** What is measured: the same questions to the gateway and to the bare server. */
export interface Row {
  name: string;
  questions: Question[];
  connections: number;
}

export interface Servers {
  gateway: { url: string; token: string };
  bare: { url: string; token: string };
}

/** Requests a second, a value a round. */
export interface Comparison {
  gateway: number[];
  bare: number[];
}

/** Asks one question. */
export async function ask(
  { url, token }: Servers['gateway'],
  question: Question,
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(question),
  });
  return response.json();
}

/** @throws Error when the two servers answer one of the questions differently, or not at all. */
export async function expectEqualAnswers(
  servers: Servers,
  { name, questions }: Row,
): Promise<void> {
  for (const question of questions) {
    // oxlint-disable-next-line no-await-in-loop
    const [gateway, bare] = await Promise.all([
      ask(servers.gateway, question),
      ask(servers.bare, question),
    ]);
    const hasData =
      typeof gateway === 'object' && gateway !== null && 'data' in gateway && gateway.data !== null;
    if (!hasData || !isDeepStrictEqual(gateway, bare)) {
      throw new Error(`${name}: the two do not answer the same to ${JSON.stringify(question.variables)}:
${JSON.stringify(gateway).slice(0, 600)}
${JSON.stringify(bare).slice(0, 600)}`);
    }
  }
}

/** Lets both answer in turns, after a round that does not count. */
export async function compare(
  servers: Servers,
  row: Row,
  load: (load: Load) => Promise<Loaded>,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Comparison> {
  const comparison: Comparison = { gateway: [], bare: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const side of ['gateway', 'bare'] as const) {
      const { questions, connections } = row;
      // Side by side they would take the processor from one another.
      // oxlint-disable-next-line no-await-in-loop
      const loaded = await load({ ...servers[side], questions, connections, seconds });
      if (loaded.failed > 0)
        throw new Error(`${row.name}: ${loaded.failed} requests to the ${side} server failed`);
      if (round > 0) comparison[side].push(loaded.requestsPerSecond);
    }
  }
  return comparison;
}

/** How long one answer after the other takes, in milliseconds, sorted. */
export async function answerTimes(
  server: Servers['gateway'],
  questions: readonly Question[],
  count: number,
): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const begun = performance.now();
    // oxlint-disable-next-line no-await-in-loop
    await ask(server, questions[at % questions.length]!);
    times.push(performance.now() - begun);
  }
  return times.toSorted((a, b) => a - b);
}

/** The value below which such a share of the sorted values lies. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}
