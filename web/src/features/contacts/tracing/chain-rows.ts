/** The rows of the drawing of a chain: the traced person, and everybody else under whoever exposed them, in the order of exposure. */

import { DAY } from '../../../lib/durations.ts';
import {
  type ChainCase,
  type ChainExposure,
  type ChainMeeting,
  type ChainPerson,
  type ChainStep,
  meetingKey,
} from './chain.ts';
import type { ExposureFollowUp } from './follow-up-marks.ts';
import { type Folds, foldKey, isUnfolded } from './chain-folds.ts';

/** Rows get their position once all are known. */
const unplaced = { top: 0, height: 0 };

interface RowPlace {
  key: string;
  /** 0 for the traced person. */
  level: number;
  /** Indentation: 0 for the traced person and those they exposed. */
  depth: number;
  top: number;
  height: number;
}

export interface PersonRow<Meeting extends ChainMeeting> extends RowPlace {
  kind: 'person';
  person: ChainPerson;
  exposedAt: string;
  dotX: number;
  /** Where the person becomes infectious; beyond the right edge if the window ends before. */
  shadedFrom: number;
  /** Null for the traced person, and without a follow-up. */
  followUp: ExposureFollowUp | null;
  /** The last contact of the path; undefined for the traced person. */
  step: ChainStep<Meeting> | undefined;
}

/** People of a level whom one person exposed: a row above them, or in place of them. */
export interface FoldRow extends RowPlace {
  kind: 'fold';
  carrier: ChainPerson;
  count: number;
  isFolded: boolean;
  /** When the hidden people were exposed. */
  hidden: { personId: string; x: number }[];
}

export type ChainRow<Meeting extends ChainMeeting> = PersonRow<Meeting> | FoldRow;

const tracedHeight = 40;
const narrowHeight = 48;
const minFoldHeight = 28;

/** Row heights: smaller for many rows; on a phone two lines, and large enough to touch. */
export const rowHeight = (rows: number, isNarrow: boolean): number => {
  if (isNarrow) return narrowHeight;
  if (rows <= 40) return 32;
  return rows <= 120 ? 24 : 18;
};

const groupBy = <Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key) => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
};

/**
 * A person may be at a low level through a late contact and yet have exposed others before it, reached through somebody else: the
 * row is shaded from the first of these moments.
 */
const findFirstExposures = (steps: readonly ChainStep[]): Map<string, number> => {
  const moments = new Map<string, number>();
  for (const { meeting } of steps) {
    const reachedAt = Date.parse(meeting.reachedAt);
    moments.set(meeting.person.id, Math.min(reachedAt, moments.get(meeting.person.id) ?? Infinity));
  }
  return moments;
};

export interface RowOptions {
  folds: Folds;
  /** On a phone. */
  isNarrow: boolean;
}

export const placeRows = <Meeting extends ChainMeeting>(
  trace: ChainCase<Meeting>,
  steps: readonly ChainStep<Meeting>[],
  { folds, isNarrow }: RowOptions,
  x: (instant: number) => number,
): ChainRow<Meeting>[] => {
  const latencyMs = trace.latentDays * DAY;
  const reached = findFirstExposures(steps);
  const stepByKey = new Map(steps.map((step) => [step.key, step]));
  const byCarrier = groupBy(trace.exposures, ({ path }) => path.at(-1)?.carrier.id);
  const start = x(Date.parse(trace.from));
  const rows: ChainRow<Meeting>[] = [
    {
      kind: 'person',
      key: 'traced',
      person: trace.person,
      level: 0,
      depth: 0,
      ...unplaced,
      exposedAt: trace.from,
      dotX: start,
      shadedFrom: start,
      followUp: null,
      step: undefined,
    },
  ];

  const addPerson = (exposure: ChainExposure<Meeting>, depth: number): void => {
    const { person, level, path, exposedAt, followUp } = exposure;
    const moment = Date.parse(exposedAt);
    const contagious = Math.min(moment, reached.get(person.id) ?? moment) + latencyMs;
    const last = path.at(-1);
    rows.push({
      kind: 'person',
      key: person.id,
      person,
      level,
      depth,
      ...unplaced,
      exposedAt,
      dotX: x(moment),
      shadedFrom: contagious <= Date.parse(trace.until) ? x(contagious) : Infinity,
      followUp,
      step: last && stepByKey.get(meetingKey(last)),
    });
    addFollowers(person, depth + 1);
  };

  const addFollowers = (carrier: ChainPerson, depth: number): void => {
    const followers = byCarrier.get(carrier.id) ?? [];
    for (const [level, people] of groupBy(followers, (exposure) => exposure.level)) {
      const key = foldKey(carrier.id, level);
      const isFolded = !isUnfolded(folds, key);
      rows.push({
        kind: 'fold',
        key,
        carrier,
        level,
        depth,
        ...unplaced,
        count: people.length,
        isFolded,
        hidden: (isFolded ? people : []).map(({ person, exposedAt }) => ({
          personId: person.id,
          x: x(Date.parse(exposedAt)),
        })),
      });
      if (!isFolded) for (const exposure of people) addPerson(exposure, depth);
    }
  };

  for (const exposure of byCarrier.get(trace.person.id) ?? []) addPerson(exposure, 0);
  const height = rowHeight(rows.length, isNarrow);
  const heights = { person: height, fold: Math.max(minFoldHeight, height) };
  let bottom = 0;
  return rows.map((row) => {
    const top = bottom;
    const own = row.level === 0 ? tracedHeight : heights[row.kind];
    bottom += own;
    return { ...row, top, height: own };
  });
};
