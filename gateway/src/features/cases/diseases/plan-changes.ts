import { BadUserInput } from '../../../errors.js';
import type { CompanyDisease } from './company-disease.entity.js';
import type { ExposurePlanStepInput } from './disease.inputs.js';
import { exposurePlans } from './exposure-plans.js';
import {
  areSameValues,
  defaultStepValues,
  getStepValues,
  maxPlanCount,
  type PlanChanges,
  type PlanStep,
  type PlanStepChange,
  type PlanStepValues,
  validateStepValues,
} from './plan.js';
import type { ExposurePlanStep } from './plan.types.js';
import type { DiseaseCode } from '../../../validation/disease-code.js';

/** A step whose values a company changes. */
interface StepChange {
  step: PlanStep;
  before: PlanStepValues;
  after: PlanStepValues;
}

/**
 * Finds the steps that differ from those in force.
 * @throws BadUserInput naming `steps.` and the code of a step that is unknown, given twice, or has values out of their range.
 */
export function findStepChanges(
  code: DiseaseCode,
  choice: CompanyDisease | undefined,
  inputs: readonly ExposurePlanStepInput[],
): StepChange[] {
  const seen = new Set<string>();
  const wrong: { field: string; message: string }[] = [];
  const changes = inputs.flatMap((input) => {
    const step = exposurePlans[code].find((one) => one.code === input.code);
    const field = `steps.${input.code}`;
    if (!step || seen.has(input.code)) {
      const message = step ? 'Please give each step once' : 'The plan has no such step';
      wrong.push({ field, message });
      return [];
    }
    seen.add(input.code);
    const before = getStepValues(step, choice?.plan ?? {});
    const after = {
      isUsed: input.isUsed ?? before.isUsed,
      opens: input.opens ?? before.opens,
      bestBy: input.bestBy === undefined ? before.bestBy : input.bestBy,
      ends: input.ends === undefined ? before.ends : input.ends,
    };
    for (const { name, message } of validateStepValues(step, after))
      wrong.push({ field: `${field}.${name}`, message });
    return areSameValues(before, after) ? [] : [{ step, before, after }];
  });
  if (wrong.length > 0) throw new BadUserInput(wrong);
  return changes;
}

/** Merges changes into those that are stored. A step with the defaults of the catalogue is not stored. */
export function storeStepChanges(
  stored: PlanChanges,
  changes: readonly StepChange[],
  changedAt: Date,
  changedBy: string | null,
): Record<string, PlanStepChange> {
  const merged = { ...stored };
  for (const { step, after } of changes) {
    if (areSameValues(after, defaultStepValues(step))) delete merged[step.code];
    else merged[step.code] = { ...after, changedAt: changedAt.toISOString(), changedBy };
  }
  return merged;
}

/** Formats a change of a step for the audit log. */
export function formatStepChange({ name, unit }: PlanStep, values: PlanStepValues): string {
  if (!values.isUsed) return `${name} off`;
  const { opens, bestBy, ends } = values;
  const best = bestBy === null ? '' : `, best by ${bestBy}`;
  return `${name} ${unit.toLowerCase()} ${opens} to ${ends ?? 'no end'}${best}`;
}

/** Describes a step of the catalogue as a company follows it. */
export function describeStep(step: PlanStep, changes: PlanChanges): ExposurePlanStep {
  const { opens, ends, bestBy, ...described } = step;
  const change = changes[step.code];
  return {
    ...described,
    opensFrom: opens.anchor,
    bestByFrom: bestBy?.anchor ?? null,
    endsFrom: ends.anchor,
    values: getStepValues(step, changes),
    defaults: defaultStepValues(step),
    max: maxPlanCount[step.unit],
    changedAt: change ? new Date(change.changedAt) : null,
    changedBy: change?.changedBy ?? null,
  };
}
