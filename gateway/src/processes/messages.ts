/** Figures of one process, as prom-client gives them as JSON. */
export type Figures = {
  name: string;
  type: string | number;
  values: { labels: Record<string, unknown> }[];
}[];

/** Where a process of several stands. */
export interface Place {
  /** The embedded database, which the primary keeps. Undefined: with DATABASE_URL. */
  embedded: { url: string; folder: string } | undefined;
  /** One of the processes does what only one may do, or the one that has taken its place. */
  isFirst: boolean;
}

/** What the primary says to a process. */
export type Order =
  | { kind: 'place'; place: Place }
  /** It may hash a password. */
  | { kind: 'turn' }
  | { kind: 'tell-figures'; id: number }
  | { kind: 'figures'; id: number; all: Figures[] }
  | { kind: 'stop' };

/** What a process says to the primary. */
export type Report =
  | { kind: 'ready'; signIns: string[] }
  | { kind: 'turn-wanted' }
  | { kind: 'turn-over' }
  | { kind: 'figures-wanted'; id: number }
  | { kind: 'own-figures'; id: number; figures: Figures };
