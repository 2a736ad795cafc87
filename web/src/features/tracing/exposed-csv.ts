import { formatCsv } from '../../browser/csv.ts';
import { dayOf, formatCellTime } from '../../domain/dates/dates.ts';
import type { TraceQuery } from '../../generated/graphql.ts';
import { formatPhoneCell } from './contact-details.ts';
import { texts } from './texts.tsx';
import { meetingWords } from './words.ts';

type Trace = TraceQuery['trace'];

/** Everybody exposed as a list to call: how to reach them, when and through whom they were exposed. */
export const exposedCsv = ({ exposures }: Pick<Trace, 'exposures'>, timeZone: string): string =>
  formatCsv(
    texts.csvColumns,
    exposures.map(({ person, level, exposedAt, minutes, path }) => {
      const last = path.at(-1);
      return [
        level,
        person.name,
        person.code,
        person.department,
        formatPhoneCell(person),
        person.email,
        person.isPositive ? texts.csvPositive : texts.csvNegative,
        formatCellTime(exposedAt, timeZone),
        Math.round(minutes * 100) / 100,
        last ? texts.rules[last.rule] : null,
        path
          .toReversed()
          .map((meeting, index) =>
            (index > 0 ? texts.csvWhoMet : texts.csvMet)(
              meeting.carrier.name,
              meetingWords(meeting, timeZone),
            ),
          )
          .join(', '),
      ];
    }),
  );

/** exposed_HL079_2026-11-16_2026-11-22.csv, after the traced person and the days of the window. */
export const exposedCsvName = ({ person, from, until }: Trace, timeZone: string): string => {
  const code = (person.code ?? person.id).replaceAll(/[^\w-]/gu, '_');
  return `exposed_${code}_${dayOf(from, timeZone)}_${dayOf(until, timeZone)}.csv`;
};
