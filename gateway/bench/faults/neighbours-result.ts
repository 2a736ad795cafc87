import { formatCounts, formatMegabytes, formatMs, formatRow, percentile } from '../lib/format.js';
import { type Attack, findUnexpected } from '../../test/attacks/attack.js';
import type { Served } from './neighbour.js';

/** Limit for 99 of 100 reads of the neighbour. */
export const maxP99Ms = 250;

/** What an attack caused. */
export interface AttackResult {
  served: Served;
  /** The gateway's answers to the attack. */
  answers: ReadonlyMap<string, number>;
  /** Maximum resident bytes of the gateway; undefined if the system does not report them. */
  peakBytes: number | undefined;
}

const widths = [44, 8, 8, 8, 9, 6, 14, 7, 7];

export const tableHead = `${formatRow(widths, ['attack', 'requests', 'p50', 'p99', 'max', 'errors', '/readyz', 'memory', 'result'])}  answers`;

/** Formats a row of the table. @param attack undefined: none. */
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
    checkResult(attack, result).every(([holds]) => holds) ? 'OK' : 'FAILED',
  ];
  return `${formatRow(widths, cells)}  ${formatCounts(answers)}`;
}

/** What must hold during an attack: it does not reach the neighbour, and the gateway answers as expected. */
export function checkResult(
  attack: Attack | undefined,
  { served, answers }: AttackResult,
): [holds: boolean, problem: string][] {
  const { times, failed, errors, readyz } = served;
  const p99 = percentile(times, 0.99);
  const notReady = Object.entries(readyz).filter(([status]) => status !== '200');
  const unexpected = findUnexpected(attack, answers);
  return [
    [times.length > 0, 'the neighbour got no answer'],
    [!(p99 > maxP99Ms), `the neighbour's p99 was ${formatMs(p99)}, the limit is ${maxP99Ms} ms`],
    [failed === 0, `${failed} requests of the neighbour failed: ${errors[0]}`],
    [notReady.length === 0, `/readyz answered ${formatCounts(notReady)}`],
    [unexpected.length === 0, `unexpected answers ${formatCounts(unexpected)}`],
  ];
}
