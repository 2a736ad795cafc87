import { describeFollowUpChanges } from '../base/follow-up-words.ts';
import { dayOf, shortDay } from '../../../lib/dates/dates.ts';
import type { ChangePreviewQuery } from '../../../generated/graphql.ts';
import { formatCount, formatNumber } from '../../../lib/intl.ts';
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

/** Says what would change, in sentences. */
export const describePreview = ({ openCases, changedCases, people }: Preview): string[] => {
  const ofPeople = people
    ? [
        ...describeFollowUpChanges(people),
        ...(people.changedSteps === 0
          ? []
          : [texts.stepsChange(formatCount(people.changedSteps, texts.peopleCount))]),
      ]
    : [texts.peopleNotCounted];
  if (openCases === 0) return ofPeople.length > 0 ? ofPeople : [texts.noOpenCase];
  const ofCases =
    changedCases === 0
      ? texts.noDateChanges(formatNumber(openCases))
      : texts.datesChange(formatCount(changedCases, texts.casesCount), formatNumber(openCases));
  return [ofCases, ...ofPeople];
};

/** Lists the quarantines that would change, with both dates. */
export const listChangedQuarantines = ({ people }: Preview): ChangedDate[] =>
  (people?.quarantines ?? []).map(({ person, before, after }) => ({
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
    now: formatIsolation(dates.isolationBefore),
    proposed: formatIsolation(dates.isolationAfter),
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

/** 'until 14/5/2026', what it waits for, or 'none'. */
const formatIsolation = (isolation: CasePreview['isolationBefore']): string =>
  isolation?.until === null ? isolation.reason : formatUntil(isolation?.until ?? null);
