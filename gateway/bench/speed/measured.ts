import { median, percentile } from './compare.js';
import type { Loaded } from './load.js';

/** What half of the answers took at most, and all but one of a hundred, in milliseconds. */
export interface Times {
  half: number;
  most: number;
}

/** How long somebody waits for an answer. */
export interface Waits {
  /** Who asks one question after the other and is alone, by who answers: what an answer takes. */
  alone: Record<string, Times>;
  /** One of so many who ask the gateway without a pause: an answer and the queue before it. */
  atOnce: Times;
  connections: number;
}

/** A work, and how quickly each of those who did it did it: the gateway first, then those it is compared with. */
export interface Measured {
  work: string;
  /** What is counted. */
  unit: 'answers' | 'records' | 'people';
  /** A second, a value a round, by who did it. */
  rates: Record<string, number[]>;
  waits?: Waits;
}

/** Something else that was found, in words. */
export interface Fact {
  what: string;
  found: string;
}

export interface Results {
  measured: Measured[];
  facts: Fact[];
}

export const gatewayName = 'gateway';

/** Ratios of the gateway to another one, a value a round. */
export function ratiosTo({ rates }: Pick<Measured, 'rates'>, name: string): number[] {
  const others = rates[name] ?? [];
  return (rates[gatewayName] ?? []).map((rate, round) => rate / (others[round] ?? Number.NaN));
}

/** Of all answers of these rounds together. */
export function timesOf(rounds: readonly Pick<Loaded, 'times'>[]): Times {
  const sorted = rounds.flatMap(({ times }) => times).toSorted((a, b) => a - b);
  return { half: percentile(sorted, 0.5), most: percentile(sorted, 0.99) };
}

/** What a table of rates is made of: a value a round, by who did it. */
export function ratesOf(found: Record<string, readonly Loaded[]>): Record<string, number[]> {
  return Object.fromEntries(
    Object.entries(found).map(([name, rounds]) => [name, rounds.map(({ perSecond }) => perSecond)]),
  );
}

/** A ratio with its spread: 0.91 (0.88 to 0.93). */
export function ratioText(ratios: readonly number[]): string {
  return `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`;
}

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
