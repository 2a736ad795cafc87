import { inSentence, formatDay, shiftDay } from '../../../../lib/dates/dates.ts';
import type { CaseCoverageQuery, PhoneReport } from '../../../../generated/graphql.ts';
import { texts } from './texts.tsx';

type CoveredDay = NonNullable<CaseCoverageQuery['case']['coverage']>['days'][number];

/** Formats the days with this kind of report, joining consecutive ones: 'Sat 2 May to Mon 4 May, Wed 6 May'. */
export const formatReportDays = (
  days: readonly CoveredDay[],
  phone: PhoneReport,
  timeZone: string,
): string => {
  const runs: { first: string; last: string }[] = [];
  for (const { day } of days.filter((each) => each.phone === phone)) {
    const run = runs.at(-1);
    if (run && shiftDay(run.last, 1) === day) run.last = day;
    else runs.push({ first: day, last: day });
  }
  const format = (day: string) => inSentence(formatDay(day, timeZone));
  return runs
    .map(({ first, last }) =>
      first === last ? format(first) : texts.coverage.daysTo(format(first), format(last)),
    )
    .join(', ');
};
