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

export const findValue = (figures: readonly Figure[], name: FigureName): number | null =>
  figures.find((figure) => figure.name === name)?.value ?? null;

/** '2 days before to 10 days after onset'. */
export const formatInfectious = (figures: readonly Figure[]): string =>
  texts.beforeToAfter(
    formatDays(findValue(figures, 'INFECTIOUS_DAYS_BEFORE'), '?'),
    formatDays(findValue(figures, 'INFECTIOUS_DAYS_AFTER'), '?'),
  );

/** Lists the values that a disease needs before it can be used. */
export const listMissing = (figures: readonly (Figure & { isRequired: boolean })[]): FigureName[] =>
  figures.flatMap(({ name, value, isRequired }) => (isRequired && value === null ? [name] : []));

/** 'latent days, isolation days'. */
export const formatFigureNames = (names: readonly FigureName[]): string =>
  names
    .map((name) => texts.figureNames[name])
    .map((label) => `${label.charAt(0).toLowerCase()}${label.slice(1)}`)
    .join(', ');

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
