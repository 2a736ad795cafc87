import { formatCounts, formatMegabytes, formatMs, formatRow, percentile } from '../lib/format.js';
import { type Attack, findUnexpected } from '../../test/attacks/attack.js';
import type { Served } from './neighbour.js';

/** Limit for 99 of 100 reads of the neighbour. */
export const maxP99Ms = 250;

/** What one attack came to. */
export interface AttackResult {
  served: Served;
  /** The gateway's answers to the attack. */
  answers: ReadonlyMap<string, number>;
  /** The most resident bytes of the gateway; undefined if the system does not tell. */
  peakBytes: number | undefined;
}

const widths = [44, 8, 8, 8, 9, 6, 14, 7, 7];

export const tableHead = `${formatRow(widths, ['attack', 'requests', 'p50', 'p99', 'max', 'errors', '/readyz', 'memory', 'result'])}  answers`;

/** One row of the table; `attack` is undefined without one. */
export function formatResult(attack: Attack | undefined, result: AttackResult): string {
  const { served, answers, peakBytes } = result;
  const { times, failed, readyz } = served;
  const cells = [
    attack?.name ?? 'none',
    [...answers.values()].reduce((sum, count) => sum + count, 0),
    formatMs(percentile(times, 0.5)),
    formatMs(percentile(times, 0.99)),
    formatMs(Math.max(0, ...times)),
    failed,
    formatCounts(Object.entries(readyz)),
    peakBytes === undefined ? 'unknown' : formatMegabytes(peakBytes),
    findProblems(attack, result).length === 0 ? 'OK' : 'FAILED',
  ];
  return `${formatRow(widths, cells)}  ${formatCounts(answers)}`;
}

/** Why an attack failed: it reached the neighbour, or the gateway gave an unexpected answer. */
export function findProblems(
  attack: Attack | undefined,
  { served, answers }: AttackResult,
): string[] {
  const { times, failed, errors, readyz } = served;
  const p99 = percentile(times, 0.99);
  const notReady = Object.entries(readyz).filter(([status]) => status !== '200');
  const unexpected = findUnexpected(attack, answers);
  return [
    ...(times.length > 0 ? [] : ['the neighbour got no answer']),
    ...(p99 > maxP99Ms
      ? [`the neighbour's p99 was ${formatMs(p99)}, the limit is ${maxP99Ms} ms`]
      : []),
    ...(failed === 0 ? [] : [`${failed} requests of the neighbour failed: ${errors[0]}`]),
    ...(notReady.length === 0 ? [] : [`/readyz answered ${formatCounts(notReady)}`]),
    ...(unexpected.length === 0 ? [] : [`unexpected answers ${formatCounts(unexpected)}`]),
  ];
}
