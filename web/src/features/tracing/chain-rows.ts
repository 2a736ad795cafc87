/** The rows of the drawing of a chain: the traced person, then the people of each level in the order of their exposures. */

import {
  type ChainCase,
  type ChainMeeting,
  type ChainPerson,
  type ChainStep,
  meetingKey,
} from './chain.ts';

export interface PersonRow<Meeting extends ChainMeeting> {
  kind: 'person';
  key: string;
  person: ChainPerson;
  /** 0 for the traced person. */
  level: number;
  top: number;
  height: number;
  exposedAt: string;
  dotX: number;
  /** From here on the person can pass the exposure on. */
  shadedFrom: number;
  /** The last contact of the path; undefined for the traced person. */
  step: ChainStep<Meeting> | undefined;
}

export interface LevelRow {
  kind: 'level';
  key: string;
  level: number;
  count: number;
  folded: boolean;
  top: number;
  height: number;
  /** Where the people that a folded level hides were exposed. */
  hidden: { personId: string; x: number }[];
}

export type ChainRow<Meeting extends ChainMeeting> = PersonRow<Meeting> | LevelRow;

const tracedHeight = 40;
const levelHeight = 36;
const manyRows = 120;

/** Rows get thinner as they become many. */
export const rowHeight = (people: number): number => {
  if (people <= 40) return 32;
  return people <= manyRows ? 24 : 18;
};

/** Levels that start folded: the largest first, until what is left can be taken in. */
export const levelsToFold = (exposures: readonly { level: number }[]): Set<number> => {
  const counts = [1, 2, 3].map((level) => ({
    level,
    count: exposures.filter((exposure) => exposure.level === level).length,
  }));
  const folded = new Set<number>();
  let shown = exposures.length;
  for (const { level, count } of counts.toSorted((a, b) => b.count - a.count)) {
    if (shown <= manyRows) break;
    folded.add(level);
    shown -= count;
  }
  return folded;
};

/**
 * A person may stand at a low level through a late contact and yet have passed an exposure on before it, reached through others: the
 * row is shaded from the first of these moments.
 */
const firstReached = (steps: readonly ChainStep[]): Map<string, number> => {
  const moments = new Map<string, number>();
  for (const { meeting } of steps) {
    const reachedAt = Date.parse(meeting.reachedAt);
    moments.set(meeting.person.id, Math.min(reachedAt, moments.get(meeting.person.id) ?? Infinity));
  }
  return moments;
};

export const placeRows = <Meeting extends ChainMeeting>(
  trace: ChainCase<Meeting>,
  steps: readonly ChainStep<Meeting>[],
  foldedLevels: ReadonlySet<number>,
  x: (instant: number) => number,
): ChainRow<Meeting>[] => {
  const height = rowHeight(
    trace.exposures.filter((exposure) => !foldedLevels.has(exposure.level)).length,
  );
  const reached = firstReached(steps);
  const stepByKey = new Map(steps.map((step) => [step.key, step]));
  const start = x(Date.parse(trace.from));
  const rows: ChainRow<Meeting>[] = [
    {
      kind: 'person',
      key: 'traced',
      person: trace.person,
      level: 0,
      top: 0,
      height: tracedHeight,
      exposedAt: trace.from,
      dotX: start,
      shadedFrom: start,
      step: undefined,
    },
  ];

  let top = tracedHeight;
  for (const level of [1, 2, 3]) {
    const exposures = trace.exposures.filter((exposure) => exposure.level === level);
    if (exposures.length === 0) continue;
    const folded = foldedLevels.has(level);
    const hidden = (folded ? exposures : []).map(({ person, exposedAt }) => ({
      personId: person.id,
      x: x(Date.parse(exposedAt)),
    }));
    rows.push({
      kind: 'level',
      key: `level ${level}`,
      level,
      count: exposures.length,
      folded,
      top,
      height: levelHeight,
      hidden,
    });
    top += levelHeight;
    for (const { person, path, exposedAt } of folded ? [] : exposures) {
      const moment = Date.parse(exposedAt);
      const last = path.at(-1);
      rows.push({
        kind: 'person',
        key: person.id,
        person,
        level,
        top,
        height,
        exposedAt,
        dotX: x(moment),
        shadedFrom: x(Math.min(moment, reached.get(person.id) ?? moment)),
        step: last && stepByKey.get(meetingKey(last)),
      });
      top += height;
    }
  }
  return rows;
};
