import { catalogue } from './catalogue.js';
import { FigureName, type ReleaseTest } from './disease-enums.js';
import type { DiseaseCode } from '../../../validation/disease-code.js';

/** The figures in force for a disease: the company's, else the catalogue's. All are days; null: there is none. */
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
  /** Kinds of test that can end a quarantine; empty: any kind. */
  releaseTests: readonly ReleaseTest[];
}

/** Values by figure. */
export type FigureValues = Record<FigureName, number | null>;

/** Valid values of a figure. */
interface FigureRule {
  /** For messages, as the start of a sentence. */
  label: string;
  min: number;
  max: number;
  /** Whether it counts days of the calendar. Others may have one decimal. */
  isWhole: boolean;
  /** Whether a disease can only be used with it. */
  isRequired: boolean;
}

const maxDays = 365;

function days(label: string, rule: Partial<FigureRule> = {}): FigureRule {
  return { label, min: 0, max: maxDays, isWhole: true, isRequired: false, ...rule };
}

export const figureRules: Record<FigureName, FigureRule> = {
  [FigureName.INCUBATION_P5]: days('Incubation, 5th percentile', { isWhole: false }),
  [FigureName.INCUBATION_P50]: days('Incubation, median', { isWhole: false }),
  [FigureName.INCUBATION_P95]: days('Incubation, 95th percentile', { isWhole: false }),
  [FigureName.LATENT_DAYS]: days('Latent days', { isWhole: false, isRequired: true }),
  [FigureName.INFECTIOUS_DAYS_BEFORE]: days('Infectious days before onset', { isRequired: true }),
  [FigureName.INFECTIOUS_DAYS_AFTER]: days('Infectious days after onset', { isRequired: true }),
  [FigureName.QUARANTINE_DAYS]: days('Quarantine days', { min: 1 }),
  [FigureName.ISOLATION_DAYS]: days('Isolation days', { isRequired: true }),
  [FigureName.RELEASE_TEST_DAY]: days('Day of the release test'),
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
  const { min, max, isWhole } = figureRules[name];
  if (value === null) return null;
  const isFineEnough = isWhole ? Number.isInteger(value) : value === Math.round(value * 10) / 10;
  if (value >= min && value <= max && isFineEnough) return null;
  return isWhole
    ? `Please enter whole days from ${min} to ${max}`
    : `Please enter days from ${min} to ${max}, with at most one decimal`;
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

/** Lists the figures that a disease needs before it can be used. */
export function listMissingFigures(values: FigureValues): FigureName[] {
  return figureNames.filter((name) => figureRules[name].isRequired && values[name] === null);
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

/** Converts values by name to the figures of a disease. */
export function toFigures(disease: DiseaseCode, values: FigureValues): DiseaseFigures {
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
    releaseTests: catalogue[disease].releaseTests,
  };
}

/** Returns the figures of the catalogue for a disease, without a company's changes. */
export function defaultFigures(disease: DiseaseCode): DiseaseFigures {
  return toFigures(disease, mergeValues(disease, {}));
}
