import { Text } from '@mantine/core';
import { SideBySide } from '../../components/SideBySide.tsx';
import type { BreachTrend_HistoryFragment } from '../../generated/graphql.ts';
import {
  compareToBefore,
  findLargest,
  formatUnreported,
  isComparable,
  listLargest,
  sayBreaches,
  sayDepartments,
  sayHour,
  sayRoom,
} from './breach-words.ts';
import { Bars } from './Bars.tsx';
import { ChartFigure } from './ChartFigure.tsx';
import { Columns } from './Columns.tsx';

interface Props {
  history: BreachTrend_HistoryFragment;
}

const round = (minutes: number): number => Math.round(minutes * 10) / 10;

const formatBefore = ({ reportedDaysBefore }: Props['history'], before: number): string | number =>
  reportedDaysBefore === 0 ? 'Not known' : before;

/** When and where breaches happen: by hour of the day, between which departments, and in which rooms where cameras saw them. */
export function BreachTrend({ history }: Props) {
  if (findLargest(history.byHourOfDay).length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {formatUnreported(history) ?? 'No hour, department or room had a breach.'}
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
  return (
    <ChartFigure
      title={`Breaches begin most often ${largest.length > 3 ? 'in' : 'from'} ${listLargest(largest.map(sayHour), 'hours of the day')}`}
      subject="Breaches by hour of the day"
      data={{
        headings: ['Hour', 'Breaches'],
        rows: byHourOfDay.map((breaches, hour) => ({
          key: String(hour),
          cells: [sayHour(hour), breaches],
        })),
      }}
    >
      <Columns
        columns={byHourOfDay.map((value, hour) => ({
          key: String(hour),
          label: String(hour).padStart(2, '0'),
          value,
          description: `${sayHour(hour)}: ${sayBreaches(value)}`,
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
    name: sayDepartments(pair.department, pair.otherDepartment),
  }));
  const finding =
    most?.department === most?.otherDepartment
      ? `Breaches happen most often within ${most?.department ?? 'people who have left'}`
      : `Breaches happen most often between ${sayDepartments(most?.department ?? null, most?.otherDepartment ?? null)}`;
  return (
    <ChartFigure
      title={finding}
      subject="Breaches by departments"
      data={{
        headings: ['Departments', 'Breaches', 'Before', 'Minutes'],
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
      title={`Breaches happen most often in ${sayRoom(most?.roomName ?? '', most?.roomNumber ?? '')}`}
      subject="Breaches by room"
      data={{
        headings: ['Room', 'Breaches', 'Before', 'Minutes', 'Most people at once'],
        rows: byRooms.map(({ cameraId, roomName, roomNumber, ...room }) => ({
          key: cameraId,
          cells: [
            sayRoom(roomName, roomNumber),
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
          name: sayRoom(roomName, roomNumber),
          value: breaches,
          detail: [
            ...(isComparable(history) ? [compareToBefore(breaches, before)] : []),
            ...(maxPeople > 0 ? [`up to ${maxPeople} people`] : []),
          ].join(', '),
        }))}
      />
    </ChartFigure>
  );
}
