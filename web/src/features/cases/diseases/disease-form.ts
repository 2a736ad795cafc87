import { formatNumber } from '../../../lib/intl.ts';
import type {
  EditDiseaseDialog_DiseaseFragment,
  FigureName,
  UpdateDiseaseInput,
} from '../../../generated/graphql.ts';
import { formatFigure, formatValue } from './disease-words.ts';
import { texts } from './texts.tsx';

type Disease = EditDiseaseDialog_DiseaseFragment;
type Figure = Disease['figures'][number];

/** The form's values, as typed; empty for none. */
export interface DiseaseFormValues {
  isUsed: boolean;
  figures: Record<FigureName, string>;
}

export const toFormValues = ({ isUsed, figures }: Disease): DiseaseFormValues => ({
  isUsed,
  figures: Object.fromEntries(
    figures.map(({ name, value }) => [name, formatValue(value)]),
  ) as DiseaseFormValues['figures'],
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

/** Returns the input of the mutation: only what differs from the given version. */
export const toDiseaseInput = (
  { code, version, isUsed, figures }: Disease,
  values: DiseaseFormValues,
): UpdateDiseaseInput => ({
  disease: code,
  version,
  ...(values.isUsed === isUsed ? {} : { isUsed: values.isUsed }),
  figures: figures.flatMap(({ name, value }) => {
    const wanted = parseNumber(values.figures[name]);
    return wanted === value ? [] : [{ name, value: wanted }];
  }),
});

/** Returns whether the input changes anything. */
export const isEmptyInput = ({ isUsed, figures }: UpdateDiseaseInput): boolean =>
  isUsed === undefined && (figures?.length ?? 0) === 0;

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
  return [...use, ...figures];
};
