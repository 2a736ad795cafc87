import { formatCount, formatNumber } from '../../../lib/intl.ts';
import type { DiseaseCode, FigureName, Spread } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

interface Figure {
  name: FigureName;
  value: number | null;
}

/** Returns the path segment of a disease: 'covid-19'. */
export const formatSlug = (code: DiseaseCode): string => code.toLowerCase().replaceAll('_', '-');

/** '2 days', '0.5 days', or `none` without a value. */
export const formatDays = (value: number | null, none: string = texts.noDays): string =>
  value === null ? none : formatCount(value, texts.daysCount);

/** 'close contact, room air'. */
export const formatSpreads = (spreads: readonly Spread[]): string =>
  spreads.map((spread) => texts.spreadNames[spread]).join(', ');

/** Returns the words for a number in the unit of a figure. */
const countWords = (name: FigureName): typeof texts.daysCount => {
  if (name.endsWith('_HOURS')) return texts.hoursCount;
  return name.endsWith('_DOSES') ? texts.dosesCount : texts.daysCount;
};

/** Like `formatDays`, in the unit of a figure: '48 hours'. */
export const formatFigure = (
  name: FigureName,
  value: number | null,
  none: string = texts.noDays,
): string => (value === null ? none : formatCount(value, countWords(name)));

export const findValue = (figures: readonly Figure[], name: FigureName): number | null =>
  figures.find((figure) => figure.name === name)?.value ?? null;

/** '2 days before to 10 days after onset', or 'from 84 days before onset until isolation' without days after. */
export const formatInfectious = (figures: readonly Figure[]): string => {
  const before = findValue(figures, 'INFECTIOUS_DAYS_BEFORE') ?? 0;
  const after = findValue(figures, 'INFECTIOUS_DAYS_AFTER');
  return after === null
    ? texts.beforeToIsolation(formatDays(before))
    : texts.beforeToAfter(formatDays(before), formatDays(after));
};

/** Returns the URL of a source: by its DOI if it has one. */
export const formatSourceUrl = ({
  doi,
  url,
}: {
  doi: string | null;
  url: string | null;
}): string | null => (doi === null ? url : `https://doi.org/${doi}`);

/** Formats a value for a field: '0.5'. */
export const formatValue = (value: number | null): string =>
  value === null ? '' : formatNumber(value, { useGrouping: false, maximumFractionDigits: 3 });
