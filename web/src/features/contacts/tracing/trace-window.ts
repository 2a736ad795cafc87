/** Converts the window of a trace between the address bar and the gateway. */

import { DAY } from '../../../lib/durations.ts';
import { defineSearch, integer, text } from '../../../ui/search-params.ts';
import { isoOf } from '../../../lib/dates/dates.ts';
import { instantOfWall } from '../../../lib/dates/wall-time.ts';

/** A preset. `case`: the infectious window of the open case that the gateway chooses; only for people with one, and their default. */
export type WindowPreset = '2d' | 'case' | '7d' | '14d';

export type WindowChoice =
  | { kind: 'preset'; preset: WindowPreset }
  /** Wall times of the company, yyyy-MM-ddTHH:mm. */
  | { kind: 'own'; from: string; until: string }
  /** The infectious window of a case, by its number. */
  | { kind: 'case'; number: number };

export interface WindowVariables {
  from?: string;
  until?: string;
}

/** Whether the person has an open case, which decides the window if the address has none. */
export interface TracedStatus {
  hasOpenCase: boolean;
}

const parts = defineSearch({
  from: text('from'),
  until: text('until'),
  caseNumber: integer('case', { min: 0, max: 999_999_999, fallback: 0 }),
});

const presetDays = { '2d': 2, '7d': 7, '14d': 14 } as const;
const wallTimePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** The gateway's default without arguments. */
export const findDefaultPreset = ({ hasOpenCase }: TracedStatus): WindowPreset =>
  hasOpenCase ? 'case' : '2d';

/** Lists the presets for a person. */
export const listPresets = (status: TracedStatus): WindowPreset[] => {
  const usual = ['2d', '7d', '14d'] as const;
  return status.hasOpenCase ? ['case', ...usual] : [...usual];
};

/** `?case=12` is a case, `?from=7d` a preset, `?from=…&until=…` a custom range; anything invalid is the default. */
export const readWindow = (search: URLSearchParams, status: TracedStatus): WindowChoice => {
  const { from, until, caseNumber } = parts.read(search);
  if (caseNumber > 0) return { kind: 'case', number: caseNumber };
  const preset = listPresets(status).find((offered) => offered === from);
  if (preset !== undefined) return { kind: 'preset', preset };
  if (isWallTime(from) && isWallTime(until)) return { kind: 'own', from, until };
  return { kind: 'preset', preset: findDefaultPreset(status) };
};

/** Returns the number of the case in the address, or null. */
export const readCaseInAddress = (search: URLSearchParams): number | null =>
  parts.read(search).caseNumber || null;

/** Returns whether the address has a window; otherwise the open case of the person decides. */
export const isWindowInAddress = (search: URLSearchParams): boolean =>
  parts.read(search).from !== '';

/** Returns a copy of the search parameters with the window. */
export const writeWindow = (
  search: URLSearchParams,
  choice: WindowChoice,
  status: TracedStatus,
): URLSearchParams => {
  const none = { from: '', until: '', caseNumber: 0 };
  if (choice.kind === 'case') return parts.write(search, { ...none, caseNumber: choice.number });
  if (choice.kind === 'own')
    return parts.write(search, { ...none, from: choice.from, until: choice.until });
  const isDefault = choice.preset === findDefaultPreset(status);
  return parts.write(search, { ...none, from: isDefault ? '' : choice.preset });
};

/**
 * Returns the gateway's arguments for the window. Depends only on the address, so that the trace need not wait for the person; without a
 * window in the address the gateway chooses it by the person's open case.
 */
export const windowVariables = (
  search: URLSearchParams,
  { now, timeZone }: { now: number; timeZone: string },
): WindowVariables => {
  const { from, until } = parts.read(search);
  if (isWallTime(from) && isWallTime(until))
    return { from: instantOfWall(from, timeZone), until: instantOfWall(until, timeZone) };
  const days = new Map(Object.entries(presetDays)).get(from);
  if (days === undefined) return {};
  return { from: isoOf(now - days * DAY), until: isoOf(now) };
};

export const isWallTime = (text: string): boolean =>
  wallTimePattern.test(text) && !Number.isNaN(Date.parse(`${text}Z`));
