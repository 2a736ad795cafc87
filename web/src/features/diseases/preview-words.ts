import { dayOf, shortDay } from '../../domain/dates/dates.ts';
import type { ChangePreviewQuery } from '../../generated/graphql.ts';
import { formatCount, formatNumber } from '../../intl.ts';
import { texts } from './texts.tsx';

type Preview = ChangePreviewQuery['diseaseChangePreview'];
type CasePreview = Preview['cases'][number];

/** A date of a case that would change. */
interface ChangedDate {
  key: string;
  what: string;
  now: string;
  proposed: string;
}

/** Summarizes the preview in a sentence. */
export const formatPreview = ({ openCases, changedCases, changedQuarantines }: Preview): string => {
  if (openCases === 0 && changedQuarantines === 0) return texts.noOpenCase;
  if (changedCases === 0 && changedQuarantines === 0)
    return texts.noDateChanges(formatNumber(openCases));
  return texts.datesChange(
    formatCount(changedCases, texts.casesCount),
    formatNumber(openCases),
    formatCount(changedQuarantines, texts.quarantinesCount),
  );
};

/** Lists the quarantines that would change, with both dates. */
export const listChangedQuarantines = ({ quarantines }: Preview): ChangedDate[] =>
  quarantines.map(({ person, before, after }) => ({
    key: `${person.id} quarantine`,
    what: texts.quarantineOf(person.name),
    now: formatUntil(before),
    proposed: formatUntil(after),
  }));

/** Lists the dates of a case that would change, with both values. */
export const listChangedDates = (
  { case: { id, number, person }, ...dates }: CasePreview,
  timeZone: string,
): ChangedDate[] => {
  const name = texts.caseOf(number, person.name);
  const window = {
    key: `${id} window`,
    what: texts.windowOf(name),
    now: formatWindow(dates.windowBefore, timeZone),
    proposed: formatWindow(dates.windowAfter, timeZone),
  };
  const isolation = {
    key: `${id} isolation`,
    what: texts.isolationOf(name),
    now: formatUntil(dates.isolationBefore?.until ?? null),
    proposed: formatUntil(dates.isolationAfter?.until ?? null),
  };
  return [window, isolation].filter(({ now, proposed }) => now !== proposed);
};

/** Formats the first and last day of a window, whose end is exclusive. */
const formatWindow = ({ from, until }: CasePreview['windowBefore'], timeZone: string): string => {
  if (from === until) return texts.emptyWindow;
  const lastMoment = new Date(Date.parse(until) - 1);
  return texts.fromTo(shortDay(dayOf(from, timeZone)), shortDay(dayOf(lastMoment, timeZone)));
};

const formatUntil = (day: string | null): string =>
  day === null ? texts.noDays : texts.until(shortDay(day));
