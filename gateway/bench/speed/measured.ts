import { median, percentile } from './compare.js';

/** Times of answers that were asked for one after the other, in milliseconds. */
export interface Times {
  half: number;
  most: number;
}

/** A work, and how quickly each of those who did it did it: the gateway first, then those it is compared with. */
export interface Measured {
  work: string;
  /** What is counted. */
  unit: 'answers' | 'records' | 'people';
  /** A second, a value a round, by who did it. */
  rates: Record<string, number[]>;
  times?: Times;
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

export function timesOf(sorted: readonly number[]): Times {
  return { half: percentile(sorted, 0.5), most: percentile(sorted, 0.99) };
}

/** A ratio with its spread: 0.91 (0.88 to 0.93). */
export function ratioText(ratios: readonly number[]): string {
  return `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`;
}

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
