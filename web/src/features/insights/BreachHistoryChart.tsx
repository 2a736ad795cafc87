import type { BreachHistoryChart_HistoryFragment } from '../../generated/graphql.ts';
import { dayOf, sayDay, sayTime, shortDay, todayIn } from '../../domain/dates/dates.ts';
import { findLargest, formatFinding, listLargest, sayBreaches, sayLength } from './breach-words.ts';
import { ChartFigure } from './ChartFigure.tsx';
import { Columns } from './Columns.tsx';
import { RefreshingBadge } from './RefreshingBadge.tsx';

interface Props {
  history: BreachHistoryChart_HistoryFragment;
  /** The period that it is compared with: 'in the 7 days before'. */
  before: string;
  /** IANA name of the company's zone, on whose clocks hours and days are said. */
  timeZone: string;
}

/** Every sixth hour says its time; midnight says the day. */
const labelledHours = new Set(['06:00', '12:00', '18:00']);

type Point = BreachHistoryChart_HistoryFragment['points'][number];

/** Breaches by hour of a short period, by day of a longer one, compared with the period before in words. */
export function BreachHistoryChart({ history, before, timeZone }: Props) {
  const { points, totals, isByHour, isStale } = history;
  const name = ({ at }: Point): string => {
    const day = sayDay(dayOf(at, timeZone), timeZone);
    return isByHour ? `${day}, ${sayTime(at, timeZone)}` : day;
  };
  const label = ({ at }: Point): string => {
    const [day, month] = shortDay(dayOf(at, timeZone)).split('/');
    if (!isByHour) return `${day}/${month}`;
    const time = sayTime(at, timeZone);
    if (time === '00:00') return `${day}/${month}`;
    return labelledHours.has(time) ? time : '';
  };
  const largest = findLargest(points.map(({ breaches }) => breaches)).map(
    (index) => points[index]!,
  );
  const names = listLargest(
    largest.map((point) => name(point)),
    isByHour ? 'hours' : 'days',
  );
  const subject = `Breach history by ${isByHour ? 'hour' : 'day'}`;
  const facts = [
    sayLength(totals.breaches, totals.minutes),
    largest.length > 0 && totals.breaches > largest[0]!.breaches
      ? `the most ${isByHour && largest.length <= 3 ? 'from' : isByHour ? 'in' : 'on'} ${names}`
      : null,
  ].filter((fact) => fact !== null);
  const last = points.at(-1);
  const isTodayOpen =
    !isByHour && last !== undefined && dayOf(last.at, timeZone) === todayIn(timeZone);
  return (
    <ChartFigure
      title={formatFinding(history, before)}
      subject={subject}
      data={{
        headings: [isByHour ? 'Hour' : 'Day', 'Breaches', 'Minutes'],
        rows: points.map((point) => ({
          key: point.at,
          cells: [
            isByHour
              ? `${dayOf(point.at, timeZone)} ${sayTime(point.at, timeZone)}`
              : dayOf(point.at, timeZone),
            point.isReported ? point.breaches : 'Not known',
            point.isReported ? Math.round(point.minutes * 10) / 10 : 'Not known',
          ],
        })),
      }}
      note={
        <>
          {facts.length > 0 && `. ${facts.join(', ')}`}.{isTodayOpen && ' Today is not over yet.'}
          {isStale && <RefreshingBadge />}
        </>
      }
    >
      {totals.breaches > 0 && (
        <Columns
          columns={points.map((point) => ({
            key: point.at,
            label: label(point),
            value: point.breaches,
            description: `${name(point)}: ${point.isReported ? sayBreaches(point.breaches) : 'nothing reported'}`,
            isUnknown: !point.isReported,
          }))}
        />
      )}
    </ChartFigure>
  );
}
