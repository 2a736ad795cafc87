import { megabytes, milliseconds, quantile } from '../figures.js';
import type { Attack } from './attack.js';
import type { Served } from './neighbour.js';

/** The neighbour's limit for 99 of 100 reads, in milliseconds. */
const maxP99Ms = 250;

/** What one attack came to. */
export interface AttackResult {
  served: Served;
  /** The gateway's answers to the attack. */
  answers: ReadonlyMap<string, number>;
  /** Highest resident bytes of the gateway; undefined where the system does not tell. */
  peakBytes: number | undefined;
}

const columns = [
  ['attack', 44],
  ['requests', 8],
  ['p50', 8],
  ['p99', 8],
  ['max', 9],
  ['errors', 6],
  ['/readyz', 14],
  ['memory', 7],
  ['verdict', 7],
] as const;

const row = (cells: readonly string[]) =>
  columns
    .map(([, width], at) => (at === 0 ? cells[at]?.padEnd(width) : cells[at]?.padStart(width)))
    .join('  ');

export const tableHead = `${row(columns.map(([title]) => title))}  answers by status`;

/** One row of the table; `attack` is undefined where nobody attacks. */
export function resultRow(attack: Attack | undefined, result: AttackResult): string {
  const { served, answers, peakBytes } = result;
  const { times, failed, readyz } = served;
  const requests = [...answers.values()].reduce((sum, count) => sum + count, 0);
  const cells = [
    attack?.name ?? 'none',
    String(requests),
    milliseconds(quantile(times, 0.5)),
    milliseconds(quantile(times, 0.99)),
    milliseconds(Math.max(0, ...times)),
    String(failed),
    counted(Object.entries(readyz)),
    peakBytes === undefined ? 'unknown' : megabytes(peakBytes),
    problemsOf(attack, result).length === 0 ? 'ok' : 'FAILED',
  ];
  return `${row(cells)}  ${counted([...answers])}`;
}

/** Why an attack counts as a failure: it reached the neighbour, or the gateway answered what it must not. */
export function problemsOf(
  attack: Attack | undefined,
  { served, answers }: AttackResult,
): string[] {
  const { times, failed, errors, readyz } = served;
  const p99 = quantile(times, 0.99);
  const notReady = Object.entries(readyz).filter(([status]) => status !== '200');
  const unexpected = findUnexpected(attack, answers);
  return [
    ...(times.length > 0 ? [] : ['the neighbour got no answer']),
    ...(p99 <= maxP99Ms
      ? []
      : [`the neighbour's p99 was ${milliseconds(p99)}, the limit is ${maxP99Ms} ms`]),
    ...(failed === 0 ? [] : [`${failed} requests of the neighbour failed: ${errors[0]}`]),
    ...(notReady.length === 0 ? [] : [`/readyz answered ${counted(notReady)}`]),
    ...(unexpected.length === 0 ? [] : [`unexpected answers ${counted(unexpected)}`]),
  ];
}

/** Answers that an attack must not get; without a list, those that are a fault of the gateway. */
export function findUnexpected(
  attack: Attack | undefined,
  answers: AttackResult['answers'],
): [string, number][] {
  const { expected = [] } = attack ?? {};
  const isFault = /^(5(?!03)|E|timeout)|INTERNAL/;
  return [...answers].filter(([answer]) =>
    expected.length > 0 ? !expected.includes(answer) : isFault.test(answer),
  );
}

function counted(counts: readonly (readonly [string, number])[]): string {
  return counts
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([answer, count]) => `${answer}: ${count}`)
    .join(', ');
}
