import type { Loaded, QuestionLoad } from './load.js';
import type { Question } from './questions.js';

/** Somebody who answers. */
export interface Side {
  url: string;
  /** Instead of the work's own. */
  headers?: Record<string, string>;
  /** Where its GraphQL differs: how our question is put to it, and what its answer says in our words. */
  dialect?: Dialect;
}

export interface Dialect {
  questionOf(question: Question): Question;
  read(answer: unknown): unknown;
}

/** Whoever is compared, by name: the gateway first. */
export type Sides = Readonly<Record<string, Side>>;

/** What is asked of all sides alike. */
export interface Work {
  name: string;
  questions: Question[];
  connections: number;
  headers: Record<string, string>;
}

export interface Rounds {
  rounds: number;
  seconds: number;
  /** So many answers a round instead, however many seconds they take. */
  answers?: number;
}

/** Asks one question. Answers it in our words. */
export async function ask(
  { url, dialect, headers: own }: Side,
  headers: Record<string, string>,
  question: Question,
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(own ?? headers) },
    body: JSON.stringify(dialect ? dialect.questionOf(question) : question),
  });
  const answer = (await response.json()) as { data?: unknown; errors?: unknown };
  if (!answer.data || answer.errors)
    throw new Error(`${url} does not answer: ${JSON.stringify(answer).slice(0, 600)}`);
  return dialect ? dialect.read(answer) : answer;
}

/** @throws Error when one side answers one of the questions differently than the first, or not at all. */
export async function expectEqualAnswers(
  sides: Sides,
  { name, questions, headers }: Work,
): Promise<void> {
  const names = Object.keys(sides);
  for (const question of questions) {
    const answers = await Promise.all(
      Object.values(sides).map((side) => ask(side, headers, question)),
    );
    for (const [at, answer] of answers.entries()) {
      if (alike(answer, answers[0])) continue;
      throw new Error(`${name}: ${names[0]} and ${names[at]} do not answer the same to ${JSON.stringify(question.variables)}:
${whereTheyDiffer(answers[0], answer)}`);
    }
  }
}

/** How far apart two equal sums of fractions may be, of their size: they depend on the order in which the database came upon them. */
const sameSum = 1e-9;

/** Whether two answers are the same. */
export function alike(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number')
    return Math.abs(one - other) <= sameSum * Math.max(Math.abs(one), Math.abs(other));
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const [mine, theirs] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    mine.size === theirs.size &&
    [...mine].every(([key, value]) => theirs.has(key) && alike(value, theirs.get(key)))
  );
}

/** Two answers from shortly before their first difference. */
export function whereTheyDiffer(one: unknown, other: unknown): string {
  const texts = [JSON.stringify(one), JSON.stringify(other)] as const;
  let at = 0;
  while (at < texts[0].length && texts[0][at] === texts[1][at]) at += 1;
  return texts.map((text) => text.slice(Math.max(0, at - 200), at + 600)).join('\n');
}

/**
 * Lets all do something in turns, after a round that does not count. Side by side they would take the processor from one
 * another.
 * @returns what each of them found, a value a round.
 */
export async function inTurns<Name extends string, Value>(
  names: readonly Name[],
  rounds: number,
  measure: (name: Name) => Promise<Value>,
): Promise<Record<Name, Value[]>> {
  const found = Object.fromEntries(names.map((name) => [name, [] as Value[]])) as Record<
    Name,
    Value[]
  >;
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const value = await measure(name);
      if (round > 0) found[name].push(value);
    }
  }
  return found;
}

/** How quickly each side answers, a value a round. */
export function compare<Found extends Loaded>(
  sides: Sides,
  { name, questions, connections, headers }: Work,
  load: (load: QuestionLoad) => Promise<Found>,
  { rounds, seconds, answers }: Rounds,
): Promise<Record<string, Found[]>> {
  return inTurns(Object.keys(sides), rounds, async (side) => {
    const { url, dialect, headers: own } = sides[side]!;
    const asked = dialect ? questions.map((question) => dialect.questionOf(question)) : questions;
    const loaded = await load({
      url,
      headers: own ?? headers,
      questions: asked,
      connections,
      seconds,
      answers,
    });
    if (loaded.failed > 0) throw new Error(`${name}: ${loaded.failed} requests to ${side} failed`);
    if (loaded.perSecond === 0)
      throw new Error(`${name}: ${side} gave no answer within ${seconds} s: give more --seconds`);
    return loaded;
  });
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
