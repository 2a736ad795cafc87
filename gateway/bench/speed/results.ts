import { median, percentile } from '../lib/format.js';
import type { LoadResult } from './load.js';

export const gatewayName = 'gateway';

/** Milliseconds of answers. */
export interface Latency {
  p50: number;
  p99: number;
}

/** How quickly each server did the work of a scenario. */
export interface ScenarioResult {
  scenario: string;
  unit: 'answers' | 'records' | 'people';
  /** Units per second, one value a round, by server. */
  rates: Record<string, number[]>;
  latency?: {
    /** Of one query at a time, by server. */
    alone: Record<string, Latency>;
    /** Of the gateway under the load of all connections: an answer and its wait in the queue. */
    loaded: Latency;
    connections: number;
  };
}

export interface Results {
  scenarios: ScenarioResult[];
  facts: { what: string; value: string }[];
}

/** The gateway's rate as a multiple of another server's, one value a round. */
export function ratiosTo({ rates }: Pick<ScenarioResult, 'rates'>, server: string): number[] {
  const others = rates[server] ?? [];
  return (rates[gatewayName] ?? []).map((rate, round) => rate / (others[round] ?? Number.NaN));
}

/** Over the answers of all rounds together. */
export function latencyOf(rounds: readonly Pick<LoadResult, 'times'>[]): Latency {
  const times = rounds.flatMap((round) => round.times);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** A ratio with its spread: 0.91 (0.88 to 0.93). */
export function formatRatios(ratios: readonly number[]): string {
  return `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`;
}
