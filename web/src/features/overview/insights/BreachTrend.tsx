import { Text } from '@mantine/core';
import { SideBySide } from '../../../ui/SideBySide.tsx';
import type { BreachTrend_HistoryFragment } from '../../../generated/graphql.ts';
import {
  compareToBefore,
  findLargest,
  formatUnreported,
  isComparable,
  listLargest,
  maxNamed,
  formatBreaches,
  formatDepartments,
  formatHour,
  formatRoom,
} from './breach-words.ts';
import { Bars } from './Bars.tsx';
import { ChartFigure } from './ChartFigure.tsx';
import { Columns } from './Columns.tsx';
import { texts } from './texts.ts';

interface Props {
  history: BreachTrend_HistoryFragment;
}

const round = (minutes: number): number => Math.round(minutes * 10) / 10;

const formatBefore = ({ reportedDaysBefore }: Props['history'], before: number): string | number =>
  reportedDaysBefore === 0 ? texts.notKnown : before;

/** When and where breaches happen: by hour of the day, by department, and by room with a camera. */
export function BreachTrend({ history }: Props) {
  if (findLargest(history.byHourOfDay).length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {formatUnreported(history) ?? texts.noBreachAnywhere}
      </Text>
    );
  }
  return (
    <SideBySide>
      <ByHour byHourOfDay={history.byHourOfDay} />
      {history.source === 'CAMERA' && history.byRooms.length > 0 && <ByRoom history={history} />}
      {history.byDepartments.length > 0 && <ByDepartments history={history} />}
    </SideBySide>
  );
}

function ByHour({ byHourOfDay }: Pick<BreachTrend_HistoryFragment, 'byHourOfDay'>) {
  const largest = findLargest(byHourOfDay);
  const formatTitle = largest.length > maxNamed ? texts.peakIn : texts.peakFrom;
  return (
    <ChartFigure
      title={formatTitle(listLargest(largest.map(formatHour), texts.manyHoursOfDay))}
      subject={texts.byHour}
      data={{
        headings: [texts.hourColumn, texts.breachesColumn],
        rows: byHourOfDay.map((breaches, hour) => ({
          key: String(hour),
          cells: [formatHour(hour), breaches],
        })),
      }}
    >
      <Columns
        columns={byHourOfDay.map((value, hour) => ({
          key: String(hour),
          label: String(hour).padStart(2, '0'),
          value,
          description: texts.columnValue(formatHour(hour), formatBreaches(value)),
        }))}
      />
    </ChartFigure>
  );
}

function ByDepartments({ history }: Props) {
  const { byDepartments } = history;
  const [most] = byDepartments;
  const named = byDepartments.map((pair) => ({
    ...pair,
    name: formatDepartments(pair.department, pair.otherDepartment),
  }));
  const finding =
    most?.department === most?.otherDepartment
      ? texts.peakWithin(most?.department ?? texts.formerPeople)
      : texts.peakBetween(
          formatDepartments(most?.department ?? null, most?.otherDepartment ?? null),
        );
  return (
    <ChartFigure
      title={finding}
      subject={texts.byDepartments}
      data={{
        headings: [
          texts.departmentsColumn,
          texts.breachesColumn,
          texts.beforeColumn,
          texts.minutesColumn,
        ],
        rows: named.map(({ name, breaches, before, minutes }) => ({
          key: name,
          cells: [name, breaches, formatBefore(history, before), round(minutes)],
        })),
      }}
    >
      <Bars
        bars={named.map(({ name, breaches, before }) => ({
          key: name,
          name,
          value: breaches,
          ...(isComparable(history) ? { detail: compareToBefore(breaches, before) } : {}),
        }))}
      />
    </ChartFigure>
  );
}

function ByRoom({ history }: Props) {
  const { byRooms } = history;
  const [most] = byRooms;
  return (
    <ChartFigure
      title={texts.peakInRoom(formatRoom(most?.roomName ?? '', most?.roomNumber ?? ''))}
      subject={texts.byRoom}
      data={{
        headings: [
          texts.roomColumn,
          texts.breachesColumn,
          texts.beforeColumn,
          texts.minutesColumn,
          texts.maxPeopleColumn,
        ],
        rows: byRooms.map(({ cameraId, roomName, roomNumber, ...room }) => ({
          key: cameraId,
          cells: [
            formatRoom(roomName, roomNumber),
            room.breaches,
            formatBefore(history, room.before),
            round(room.minutes),
            room.maxPeople,
          ],
        })),
      }}
    >
      <Bars
        bars={byRooms.map(({ cameraId, roomName, roomNumber, breaches, before, maxPeople }) => ({
          key: cameraId,
          name: formatRoom(roomName, roomNumber),
          value: breaches,
          detail: [
            ...(isComparable(history) ? [compareToBefore(breaches, before)] : []),
            ...(maxPeople > 0 ? [texts.upToPeople(maxPeople)] : []),
          ].join(', '),
        }))}
      />
    </ChartFigure>
  );
}
