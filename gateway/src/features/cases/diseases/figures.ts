import { catalogue } from './catalogue.js';
import type { ImmunityEvidenceRule } from './catalogue-figure.js';
import { exposurePlans } from './exposure-plans.js';
import { applyPlanChanges, type PlanChanges, type PlanStepInForce } from './plan.js';
import { FigureName, FigureUnit, type ReleaseTest } from './disease-enums.js';
import type { DiseaseCode } from '../../../validation/disease-code.js';

/** The figures in force for a disease: the company's, else the catalogue's. They are days unless named otherwise; null: there is none. */
export interface DiseaseFigures {
  incubationP5: number | null;
  incubationP50: number | null;
  incubationP95: number | null;
  latentDays: number | null;
  infectiousDaysBefore: number | null;
  infectiousDaysAfter: number | null;
  /** Null: exposed people are informed but not asked to stay away. */
  quarantineDays: number | null;
  isolationDays: number | null;
  releaseTestDay: number | null;
  symptomFreeHours: number | null;
  feverFreeHours: number | null;
  treatmentHours: number | null;
  /** Whether isolation also ends only once negative tests or a physician have cleared the person. */
  needsClearance: boolean;
  /** Whether isolation ends after isolation days or treatment, whichever comes first, and not after both. */
  isTreatmentAlternative: boolean;
  /** Kinds of test that can end a quarantine; empty: any kind. */
  releaseTests: readonly ReleaseTest[];
  immunity: ImmunityRule;
  /** Steps for exposed people, beside being informed and quarantine. */
  plan: readonly PlanStepInForce[];
  /** First day at home of exposed people, counted from their first exposure. */
  stayHomeFromDay: number;
}

/** What shows that a person is immune to a disease. */
export interface ImmunityRule extends Pick<ImmunityEvidenceRule, 'laboratory' | 'illness'> {
  /** Null: no number of doses does. */
  doses: number | null;
}

/** Values by figure. */
export type FigureValues = Record<FigureName, number | null>;

/** Valid values of a figure. */
interface FigureRule {
  /** For messages, as the start of a sentence. */
  label: string;
  unit: FigureUnit;
  min: number;
  max: number;
  /** Whether it is a whole number. Others may have one decimal. */
  isWhole: boolean;
}

const maxDays = 365;

function days(label: string, rule: Partial<FigureRule> = {}): FigureRule {
  return { label, unit: FigureUnit.DAYS, min: 0, max: maxDays, isWhole: true, ...rule };
}

function hours(label: string): FigureRule {
  return { label, unit: FigureUnit.HOURS, min: 1, max: maxDays * 24, isWhole: true };
}

export const figureRules: Record<FigureName, FigureRule> = {
  [FigureName.INCUBATION_P5]: days('Incubation, 5th percentile', { isWhole: false }),
  [FigureName.INCUBATION_P50]: days('Incubation, median', { isWhole: false }),
  [FigureName.INCUBATION_P95]: days('Incubation, 95th percentile', { isWhole: false }),
  [FigureName.LATENT_DAYS]: days('Latent days', { isWhole: false }),
  [FigureName.INFECTIOUS_DAYS_BEFORE]: days('Infectious days before onset'),
  [FigureName.INFECTIOUS_DAYS_AFTER]: days('Infectious days after onset'),
  [FigureName.QUARANTINE_DAYS]: days('Quarantine days', { min: 1 }),
  [FigureName.ISOLATION_DAYS]: days('Isolation days'),
  [FigureName.RELEASE_TEST_DAY]: days('Day of the release test'),
  [FigureName.SYMPTOM_FREE_HOURS]: hours('Hours without symptoms'),
  [FigureName.FEVER_FREE_HOURS]: hours('Hours without fever'),
  [FigureName.TREATMENT_HOURS]: hours('Hours of treatment'),
  [FigureName.IMMUNITY_DOSES]: {
    label: 'Doses for immunity',
    unit: FigureUnit.DOSES,
    min: 1,
    max: 10,
    isWhole: true,
  },
};

/** Every figure, in the order of lists. */
export const figureNames: readonly FigureName[] = Object.values(FigureName);

/** Pairs of which the first figure must not exceed the second. */
const ordered: readonly (readonly [FigureName, FigureName])[] = [
  [FigureName.INCUBATION_P5, FigureName.INCUBATION_P50],
  [FigureName.INCUBATION_P50, FigureName.INCUBATION_P95],
  [FigureName.INCUBATION_P5, FigureName.INCUBATION_P95],
  [FigureName.RELEASE_TEST_DAY, FigureName.QUARANTINE_DAYS],
];

/** Returns an error message for an invalid value; null: it is valid. */
export function validateFigure(name: FigureName, value: number | null): string | null {
  const { min, max, isWhole, unit } = figureRules[name];
  const units = unit.toLowerCase();
  if (value === null) return null;
  const isFineEnough = isWhole ? Number.isInteger(value) : value === Math.round(value * 10) / 10;
  if (value >= min && value <= max && isFineEnough) return null;
  return isWhole
    ? `Please enter whole ${units} from ${min} to ${max}`
    : `Please enter ${units} from ${min} to ${max}, with at most one decimal`;
}

/** Finds pairs of figures in the wrong order. Each error names a figure that was changed. */
export function findWrongOrder(
  values: FigureValues,
  changed: ReadonlySet<FigureName>,
): { name: FigureName; message: string }[] {
  return ordered.flatMap(([lower, upper]) => {
    const [low, high] = [values[lower], values[upper]];
    if (low === null || high === null || low <= high) return [];
    if (changed.has(lower))
      return [{ name: lower, message: `Please enter at most ${high}: ${formatLabel(upper)}` }];
    if (changed.has(upper))
      return [{ name: upper, message: `Please enter at least ${low}: ${formatLabel(lower)}` }];
    return [];
  });
}

/** Formats the name of a figure for the middle of a sentence. */
export function formatLabel(name: FigureName): string {
  const { label } = figureRules[name];
  return `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

/** Counts the days for which a disease needs records: those of the infectious window, or those of quarantine if they are more. */
export function countRecordDays(values: FigureValues): number {
  const window = (values.INFECTIOUS_DAYS_BEFORE ?? 0) + (values.INFECTIOUS_DAYS_AFTER ?? 0);
  return Math.max(window, values.QUARANTINE_DAYS ?? 0);
}

/** Returns the default of a figure. */
export function getDefault(disease: DiseaseCode, name: FigureName): number | null {
  return catalogue[disease].figures[name]?.value ?? null;
}

/** Merges a company's changes into the defaults of a disease. */
export function mergeValues(
  disease: DiseaseCode,
  changes: Partial<Record<FigureName, number | null>>,
): FigureValues {
  const entries = figureNames.map((name) => {
    const change = changes[name];
    return [name, change === undefined ? getDefault(disease, name) : change];
  });
  return Object.fromEntries(entries) as FigureValues;
}

/** Converts values by name, and a company's changes to the plan, to the figures of a disease. */
export function toFigures(
  disease: DiseaseCode,
  values: FigureValues,
  planChanges: PlanChanges = {},
): DiseaseFigures {
  return {
    incubationP5: values.INCUBATION_P5,
    incubationP50: values.INCUBATION_P50,
    incubationP95: values.INCUBATION_P95,
    latentDays: values.LATENT_DAYS,
    infectiousDaysBefore: values.INFECTIOUS_DAYS_BEFORE,
    infectiousDaysAfter: values.INFECTIOUS_DAYS_AFTER,
    quarantineDays: values.QUARANTINE_DAYS,
    isolationDays: values.ISOLATION_DAYS,
    releaseTestDay: values.RELEASE_TEST_DAY,
    symptomFreeHours: values.SYMPTOM_FREE_HOURS,
    feverFreeHours: values.FEVER_FREE_HOURS,
    treatmentHours: values.TREATMENT_HOURS,
    needsClearance: catalogue[disease].clearance !== null,
    isTreatmentAlternative: catalogue[disease].isTreatmentAlternative ?? false,
    releaseTests: catalogue[disease].releaseTests,
    immunity: {
      doses: values.IMMUNITY_DOSES,
      laboratory: catalogue[disease].immunity?.laboratory ?? false,
      illness: catalogue[disease].immunity?.illness ?? false,
    },
    plan: applyPlanChanges(exposurePlans[disease], planChanges),
    stayHomeFromDay: catalogue[disease].stayHomeFromDay ?? 0,
  };
}

/** Returns the figures of the catalogue for a disease, without a company's changes. */
export function defaultFigures(disease: DiseaseCode): DiseaseFigures {
  return toFigures(disease, mergeValues(disease, {}));
}
