import { formatNumber } from '../../../lib/intl.ts';
import type {
  EditDiseaseDialog_DiseaseFragment,
  FigureName,
  UpdateDiseaseInput,
} from '../../../generated/graphql.ts';
import { formatFigure, formatValue } from './disease-words.ts';
import { formatTimes } from './plan-words.ts';
import { texts } from './texts.tsx';

type Disease = EditDiseaseDialog_DiseaseFragment;
type Figure = Disease['figures'][number];
type Step = Disease['exposurePlan'][number];

/** The form's values, as typed; empty for none. */
export interface DiseaseFormValues {
  isUsed: boolean;
  figures: Record<FigureName, string>;
  /** By code of the step of the plan. */
  steps: Record<string, StepFormValues>;
}

/** The times of a step, as typed; empty for none. */
export interface StepFormValues extends Record<StepTime, string> {
  isUsed: boolean;
}

/** The times of a step in the order of the form. */
export const stepTimes = ['opens', 'bestBy', 'ends'] as const;
type StepTime = (typeof stepTimes)[number];

export const toFormValues = ({ isUsed, figures, exposurePlan }: Disease): DiseaseFormValues => ({
  isUsed,
  figures: Object.fromEntries(
    figures.map(({ name, value }) => [name, formatValue(value)]),
  ) as DiseaseFormValues['figures'],
  steps: Object.fromEntries(
    exposurePlan.map(({ code, values: { isUsed: isStepUsed, opens, bestBy, ends } }) => [
      code,
      {
        isUsed: isStepUsed,
        opens: formatValue(opens),
        bestBy: formatValue(bestBy),
        ends: formatValue(ends),
      },
    ]),
  ),
});

/** Parses a typed value; null if empty, NaN if it is not a number. */
export const parseNumber = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.trim().replace(',', '.'));

/** Returns an error message by the gateway's limits, or null. */
export const validateFigure = (figure: Figure, typed: string): string | null => {
  const value = parseNumber(typed);
  if (value === null) return null;
  const isFineEnough = figure.isWhole
    ? Number.isInteger(value)
    : value === Math.round(value * 10) / 10;
  if (value >= figure.min && value <= figure.max && isFineEnough) return null;
  const limits = [
    texts.units[figure.unit],
    formatNumber(figure.min, { useGrouping: false }),
    formatNumber(figure.max, { useGrouping: false }),
  ] as const;
  return figure.isWhole ? texts.wholeNumber(...limits) : texts.decimalNumber(...limits);
};

/** Returns an error message by the gateway's limits for a time of a step, or null. */
export const validateTime = (
  { unit, max, defaults }: Step,
  name: StepTime,
  typed: string,
): string | null => {
  const value = parseNumber(typed);
  // Only a time by which prophylaxis works best may be left out where the catalogue has one.
  if (value === null && (name === 'bestBy' || defaults[name] === null)) return null;
  if (value !== null && Number.isInteger(value) && value >= 0 && value <= max) return null;
  return texts.wholeNumber(texts.units[unit], '0', formatNumber(max, { useGrouping: false }));
};

/** Error messages of the steps by field. */
export const validateSteps = (
  plan: readonly Step[],
  steps: DiseaseFormValues['steps'],
): Record<string, string | null> =>
  Object.fromEntries(
    plan.flatMap((step) =>
      stepTimes.map((name) => [
        `steps.${step.code}.${name}`,
        validateTime(step, name, steps[step.code]?.[name] ?? ''),
      ]),
    ),
  );

const toStepValues = ({ isUsed, opens, bestBy, ends }: StepFormValues): Step['values'] => ({
  isUsed,
  opens: parseNumber(opens) ?? 0,
  bestBy: parseNumber(bestBy),
  ends: parseNumber(ends),
});

const areSame = (one: Step['values'], other: Step['values']): boolean =>
  one.isUsed === other.isUsed && stepTimes.every((name) => one[name] === other[name]);

/** Returns the input of the mutation: only what differs from the given version. */
export const toDiseaseInput = (
  { code, version, isUsed, figures, exposurePlan }: Disease,
  values: DiseaseFormValues,
): UpdateDiseaseInput => {
  const steps = exposurePlan.flatMap(({ code: step, values: current }) => {
    const typed = values.steps[step];
    const wanted = typed ? toStepValues(typed) : current;
    return areSame(wanted, current) ? [] : [{ code: step, ...wanted }];
  });
  return {
    disease: code,
    version,
    ...(values.isUsed === isUsed ? {} : { isUsed: values.isUsed }),
    figures: figures.flatMap(({ name, value }) => {
      const wanted = parseNumber(values.figures[name]);
      return wanted === value ? [] : [{ name, value: wanted }];
    }),
    ...(steps.length > 0 && { steps }),
  };
};

/** Returns whether the input changes anything. */
export const isEmptyInput = ({ isUsed, figures, steps }: UpdateDiseaseInput): boolean =>
  isUsed === undefined && (figures?.length ?? 0) === 0 && (steps?.length ?? 0) === 0;

/** A value that two people saved differently, formatted. */
export interface Difference {
  key: string;
  label: string;
  mine: string;
  theirs: string;
}

/** Lists the values that this editor changed and somebody else has saved differently in the meantime. */
export const listDifferences = (mine: UpdateDiseaseInput, newest: Disease): Difference[] => {
  const yesOrNo = (isUsed: boolean): string => (isUsed ? texts.yes : texts.no);
  const use =
    typeof mine.isUsed === 'boolean' && mine.isUsed !== newest.isUsed
      ? [
          {
            key: 'isUsed',
            label: texts.isUsedLabel,
            mine: yesOrNo(mine.isUsed),
            theirs: yesOrNo(newest.isUsed),
          },
        ]
      : [];
  const figures = (mine.figures ?? []).flatMap(({ name, value = null }) => {
    const theirs = newest.figures.find((figure) => figure.name === name)?.value ?? null;
    return value === theirs
      ? []
      : [
          {
            key: name,
            label: texts.figureNames[name],
            mine: formatFigure(name, value),
            theirs: formatFigure(name, theirs),
          },
        ];
  });
  const steps = (mine.steps ?? []).flatMap((own) => {
    const step = newest.exposurePlan.find(({ code }) => code === own.code);
    if (!step) return [];
    const wanted = {
      isUsed: own.isUsed ?? step.values.isUsed,
      opens: own.opens ?? step.values.opens,
      bestBy: own.bestBy ?? null,
      ends: own.ends ?? null,
    };
    if (areSame(wanted, step.values)) return [];
    return [
      {
        key: `steps.${step.code}`,
        label: step.name,
        mine: formatTimes(step, wanted),
        theirs: formatTimes(step, step.values),
      },
    ];
  });
  return [...use, ...figures, ...steps];
};
