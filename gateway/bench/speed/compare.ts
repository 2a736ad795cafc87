import type { LoadResult, Query, QueryLoad } from './load.js';

/** A server that is compared. */
export interface Server {
  url: string;
}

/** Servers by name, the gateway first. */
export type Servers = Readonly<Record<string, Server>>;

/** A request to all servers. */
export interface Scenario {
  name: string;
  queries: Query[];
  connections: number;
  headers: Record<string, string>;
}

export interface Rounds {
  rounds: number;
  seconds: number;
  /** Answers in a round; replaces `seconds`. */
  answers?: number;
}

/** Sends one query. */
async function ask(
  { url }: Server,
  headers: Record<string, string>,
  query: Query,
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(query),
  });
  const answer = (await response.json()) as { data?: unknown; errors?: unknown };
  if (!answer.data || answer.errors)
    throw new Error(`${url} answers with errors: ${JSON.stringify(answer).slice(0, 600)}`);
  return answer;
}

/** @throws Error when a server fails or answers a query differently from the first one. */
export async function assertEqualAnswers(
  servers: Servers,
  { name, queries, headers }: Scenario,
): Promise<void> {
  for (const query of queries) {
    const answers = await Promise.all(
      Object.values(servers).map((server) => ask(server, headers, query)),
    );
    for (const [at, answer] of answers.entries())
      assertEqual(`${name}: ${Object.keys(servers)[at]}`, answers[0], answer);
  }
}

/** @throws Error that shows where two values differ. */
export function assertEqual(name: string, expected: unknown, actual: unknown): void {
  if (isEqual(expected, actual)) return;
  const texts = [JSON.stringify(expected), JSON.stringify(actual)] as const;
  let at = 0;
  while (at < texts[0].length && texts[0][at] === texts[1][at]) at += 1;
  const [ours, theirs] = texts.map((text) => text.slice(Math.max(0, at - 200), at + 600));
  throw new Error(`${name} does not give the same as the gateway:\n${ours}\n${theirs}`);
}

/** Sums of fractions may differ by this share: they depend on the order in which the database read the rows. */
const tolerance = 1e-9;

export function isEqual(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number')
    return Math.abs(one - other) <= tolerance * Math.max(Math.abs(one), Math.abs(other));
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const [mine, theirs] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    mine.size === theirs.size &&
    [...mine].every(([key, value]) => theirs.has(key) && isEqual(value, theirs.get(key)))
  );
}

/**
 * Measures all in turns, after a round that does not count: side by side they would take the processor from one another.
 * @returns the values of each, one a round.
 */
export async function measureInTurns<Value>(
  names: readonly string[],
  rounds: number,
  measure: (name: string) => Promise<Value>,
): Promise<Record<string, Value[]>> {
  const values: Record<string, Value[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const value = await measure(name);
      if (round > 0) values[name]?.push(value);
    }
  }
  return values;
}

/** Loads each server in turns. @returns the results of each, one a round. */
export function compareServers(
  servers: Servers,
  { name, queries, connections, headers }: Scenario,
  load: (load: QueryLoad) => Promise<LoadResult>,
  { rounds, seconds, answers }: Rounds,
): Promise<Record<string, LoadResult[]>> {
  return measureInTurns(Object.keys(servers), rounds, async (server) => {
    const { url } = servers[server]!;
    const result = await load({
      url,
      headers,
      queries,
      connections,
      seconds,
      answers,
    });
    if (result.failed > 0)
      throw new Error(`${name}: ${result.failed} requests to ${server} failed`);
    if (result.perSecond === 0)
      throw new Error(`${name}: ${server} gave no answer in ${seconds} s, give more --seconds`);
    return result;
  });
}
