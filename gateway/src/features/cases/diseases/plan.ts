import type { ReleaseTest } from './disease-enums.js';
import {
  type PlanAnchor,
  type PlanGroup,
  type PlanStepKind,
  PlanUnit,
  type RestrictionKind,
} from './plan-enums.js';
import type { Source } from './sources.js';

/** A time counted from an anchor, in the unit of its step. */
export interface PlanTime<Count = number> {
  anchor: PlanAnchor;
  count: Count;
}

/** A step of the plan for the people whom a case of a disease has exposed. */
export interface PlanStep {
  /** Identifies the step among those of its disease. */
  code: string;
  kind: PlanStepKind;
  /** For people, such as 'MMR vaccine'. */
  name: string;
  group: PlanGroup;
  unit: PlanUnit;
  opens: PlanTime;
  /** Without a count it is due at once and never too late, because the source names no end. */
  ends: PlanTime<number | null>;
  /** PROPHYLAXIS: by when it works best; null: at any time until it ends. */
  bestBy: PlanTime | null;
  /** Whether companies follow it unless they have switched it off. */
  isUsed: boolean;
  /** SYMPTOM_CHECK: whether on each day. */
  isDaily: boolean;
  /** TEST: accepted kinds of test; empty for other steps. */
  tests: readonly ReleaseTest[];
  /** TEST: code of an earlier test; a positive result of that one makes this one unnecessary; null: none does. */
  after: string | null;
  /** Code of a prophylaxis that makes this step unnecessary once it was given in time; null: none does. */
  insteadOf: string | null;
  /** RESTRICTION: what it forbids; null for other steps. */
  restriction: RestrictionKind | null;
  /** PROPHYLAXIS: the last day of restrictions, counted as theirs, once it was given; 0: it ends them; null: it changes nothing. */
  restrictionDaysIfGiven: number | null;
  source: Source | null;
  note: string | null;
}

/** A step as a company follows it. */
export interface PlanStepInForce extends PlanStep {
  /** When the company last changed it, in epoch milliseconds; null: it is as in the catalogue. */
  changedAt: number | null;
}

/** What a company has changed of a step, as stored. */
export interface PlanStepChange {
  isUsed: boolean;
  opens: number;
  bestBy: number | null;
  ends: number | null;
  /** As ISO 8601. */
  changedAt: string;
  /** Email address of the account. */
  changedBy: string | null;
}

/** The values of a step that a company may change. */
export type PlanStepValues = Pick<PlanStepChange, 'isUsed' | 'opens' | 'bestBy' | 'ends'>;

/** Changes of a company by code of the step. */
export type PlanChanges = Readonly<Record<string, PlanStepChange>>;

/** Highest time of a step. */
export const maxPlanCount: Record<PlanUnit, number> = {
  [PlanUnit.DAYS]: 365,
  [PlanUnit.HOURS]: 365 * 24,
};

/** Returns the values of a step in the catalogue. */
export function defaultStepValues({ isUsed, opens, bestBy, ends }: PlanStep): PlanStepValues {
  return { isUsed, opens: opens.count, bestBy: bestBy?.count ?? null, ends: ends.count };
}

/** Returns the values of a step that are in force. */
export function getStepValues(step: PlanStep, changes: PlanChanges): PlanStepValues {
  const change = changes[step.code];
  if (!change) return defaultStepValues(step);
  const { isUsed, opens, bestBy, ends } = change;
  return { isUsed, opens, bestBy, ends };
}

export function areSameValues(a: PlanStepValues, b: PlanStepValues): boolean {
  return a.isUsed === b.isUsed && a.opens === b.opens && a.bestBy === b.bestBy && a.ends === b.ends;
}

/** Returns the steps that a company follows, with its own times. */
export function applyPlanChanges(
  plan: readonly PlanStep[],
  changes: PlanChanges,
): PlanStepInForce[] {
  return plan.flatMap((step) => {
    const change = changes[step.code];
    const { isUsed, opens, bestBy, ends } = getStepValues(step, changes);
    if (!isUsed) return [];
    return [
      {
        ...step,
        opens: { ...step.opens, count: opens },
        bestBy: step.bestBy && bestBy !== null ? { ...step.bestBy, count: bestBy } : null,
        ends: { ...step.ends, count: ends },
        changedAt: change ? Date.parse(change.changedAt) : null,
      },
    ];
  });
}

/** Finds what is wrong with the values of a step, by the name of the value. */
export function validateStepValues(
  step: PlanStep,
  { opens, bestBy, ends }: PlanStepValues,
): { name: 'opens' | 'bestBy' | 'ends'; message: string }[] {
  const max = maxPlanCount[step.unit];
  const message = `Please enter whole ${step.unit.toLowerCase()} from 0 to ${max}`;
  const values = { opens, bestBy, ends };
  const names = ['opens', 'bestBy', 'ends'] as const;
  const outside = names.filter((name) => {
    const value = values[name];
    return value !== null && !(Number.isInteger(value) && value >= 0 && value <= max);
  });
  if (outside.length > 0) return outside.map((name) => ({ name, message }));
  if (bestBy !== null && step.bestBy === null)
    return [{ name: 'bestBy', message: 'This step has no time by which it works best' }];
  if (ends === null)
    return step.ends.count === null ? [] : [{ name: 'ends', message: 'Please enter when it ends' }];
  if (step.opens.anchor === step.ends.anchor && ends < opens)
    return [{ name: 'ends', message: `Please enter at least ${opens}` }];
  if (bestBy !== null && step.bestBy?.anchor === step.ends.anchor && bestBy > ends)
    return [{ name: 'bestBy', message: `Please enter at most ${ends}` }];
  return [];
}

/** Counts the days after the last exposure for which a plan has steps: exposures within them belong to the same round. */
export function countRoundDays(plan: readonly PlanStep[], quarantineDays: number | null): number {
  const ends = plan.map(({ unit, ends: { count } }) =>
    unit === PlanUnit.DAYS ? (count ?? 0) : Math.ceil((count ?? 0) / 24),
  );
  return Math.max(quarantineDays ?? 0, ...ends);
}
