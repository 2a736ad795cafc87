import type { BreachHistoryChart_HistoryFragment } from '../../../generated/graphql.ts';
import {
  dayOf,
  formatDay,
  formatTime,
  inSentence,
  shortDay,
  todayIn,
} from '../../../lib/dates/dates.ts';
import {
  findLargest,
  formatFinding,
  listLargest,
  maxNamed,
  formatBreaches,
  formatLength,
} from './breach-words.ts';
import { ChartFigure } from './ChartFigure.tsx';
import { Columns } from './Columns.tsx';
import { texts } from './texts.ts';
import { Group, Loader, Tooltip } from '@mantine/core';

interface Props {
  history: BreachHistoryChart_HistoryFragment;
  /** The period to compare with: 'in the 7 days before'. */
  before: string;
  /** IANA name of the company's time zone. */
  timeZone: string;
}

/** Every sixth hour is labelled with its time, midnight with the day. */
const labelledHours = new Set(['06:00', '12:00', '18:00']);

type Point = BreachHistoryChart_HistoryFragment['points'][number];

/** Breaches by hour of a short period, or by day of a longer one, compared with the period before. */
export function BreachHistoryChart({ history, before, timeZone }: Props) {
  const { points, totals, isByHour, isStale } = history;
  const name = ({ at }: Point): string => {
    const day = formatDay(dayOf(at, timeZone), timeZone);
    return isByHour ? `${day}, ${formatTime(at, timeZone)}` : day;
  };
  const label = ({ at }: Point): string => {
    const [day, month] = shortDay(dayOf(at, timeZone)).split('/');
    if (!isByHour) return `${day}/${month}`;
    const time = formatTime(at, timeZone);
    if (time === '00:00') return `${day}/${month}`;
    return labelledHours.has(time) ? time : '';
  };
  const largest = findLargest(points.map(({ breaches }) => breaches)).map(
    (index) => points[index]!,
  );
  const names = listLargest(
    largest.map((point) => inSentence(name(point))),
    isByHour ? texts.manyHours : texts.manyDays,
  );
  const subject = isByHour ? texts.historyByHour : texts.historyByDay;
  const formatMost = isByHour
    ? largest.length <= maxNamed
      ? texts.highestFrom
      : texts.highestIn
    : texts.highestOn;
  const facts = [
    formatLength(totals.breaches, totals.minutes),
    largest.length > 0 && totals.breaches > largest[0]!.breaches ? formatMost(names) : null,
  ].filter((fact) => fact !== null);
  const last = points.at(-1);
  const today = todayIn(timeZone);
  const isTodayOpen = !isByHour && last !== undefined && dayOf(last.at, timeZone) === today;
  return (
    <ChartFigure
      title={formatFinding(history, before)}
      subject={subject}
      data={{
        headings: [
          isByHour ? texts.hourColumn : texts.dayColumn,
          texts.breachesColumn,
          texts.minutesColumn,
        ],
        rows: points.map((point) => ({
          key: point.at,
          cells: [
            isByHour
              ? `${dayOf(point.at, timeZone)} ${formatTime(point.at, timeZone)}`
              : dayOf(point.at, timeZone),
            point.isReported ? point.breaches : texts.notKnown,
            point.isReported ? Math.round(point.minutes * 10) / 10 : texts.notKnown,
          ],
        })),
      }}
      note={
        <>
          {texts.facts(facts)}
          {isTodayOpen && texts.notOver(formatDay(today, timeZone))}
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
            description: texts.columnValue(
              name(point),
              point.isReported ? formatBreaches(point.breaches) : texts.nothingReported,
            ),
            isUnknown: !point.isReported,
          }))}
        />
      )}
    </ChartFigure>
  );
}

/** Marks numbers that do not include the latest records yet. */
function RefreshingBadge() {
  return (
    <Tooltip label={texts.newRecords}>
      <Group
        component="span"
        display="inline-flex"
        gap={6}
        ml={8}
        c="dimmed"
        fz="xs"
        style={{ whiteSpace: 'nowrap' }}
      >
        <Loader size={10} color="gray" aria-hidden />
        {texts.refreshing}
      </Group>
    </Tooltip>
  );
}
