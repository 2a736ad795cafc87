/** Lays out the drawing of a chain: a trace in, coordinates out. Pixels from the top left corner. */

import { HOUR } from '../../../lib/durations.ts';
import { type ChainCase, type ChainMeeting, type ChainStep, chainSteps } from './chain.ts';
import { type ChainDay, chainDays, hourTicks } from './chain-days.ts';
import { type ChainRow, placeRows, type RowOptions } from './chain-rows.ts';
import { foldedScale } from './folded-scale.ts';

export interface ChainLayoutOptions extends RowOptions {
  /** IANA name of the company's zone. */
  timeZone: string;
  /** Width to fill, in pixels; the drawing is wider if hours would become too narrow. */
  availableWidth: number;
}

export interface ChainEdge<Meeting extends ChainMeeting> extends ChainStep<Meeting> {
  /** SVG path data, from the carrier's row to the person's. */
  line: string;
}

export interface DayColumn extends ChainDay {
  x: number;
  width: number;
  ticks: { instant: number; x: number }[];
}

export interface ChainLayout<Meeting extends ChainMeeting> {
  width: number;
  height: number;
  days: DayColumn[];
  rows: ChainRow<Meeting>[];
  edges: ChainEdge<Meeting>[];
}

const columnGap = 12;
const sideMargin = 16;
const quietWidth = 56;
const minDayWidth = 80;
const minHourWidth = 8;
const maxHourWidth = 160;
const minTickDistance = 44;
const edgeLead = 14;

const countHours = (day: ChainDay): number => (day.end - day.start) / HOUR;

const placeDays = (
  days: readonly ChainDay[],
  { availableWidth, timeZone }: Pick<ChainLayoutOptions, 'availableWidth' | 'timeZone'>,
) => {
  const busy = days.filter((day) => !day.quiet);
  const busyHours = busy.reduce((sum, day) => sum + countHours(day), 0);
  const free =
    availableWidth -
    2 * sideMargin -
    (days.length - busy.length) * quietWidth -
    (days.length - 1) * columnGap;
  const hourWidth = Math.min(
    maxHourWidth,
    Math.max(minHourWidth, busyHours === 0 ? 0 : free / busyHours),
  );
  const findWidth = (day: ChainDay) =>
    day.quiet ? quietWidth : Math.max(minDayWidth, countHours(day) * hourWidth);

  const scale = foldedScale(
    days.map((day) => ({ start: day.start, end: day.end, width: findWidth(day) })),
    columnGap,
  );
  const x = (instant: number) => sideMargin + scale.at(instant);
  const tickHours = [1, 2, 3, 6].find((count) => count * hourWidth >= minTickDistance) ?? 12;
  const columns = days.map((day, index): DayColumn => ({
    ...day,
    x: sideMargin + (scale.stretches[index]?.x ?? 0),
    width: findWidth(day),
    ticks: hourTicks(day, tickHours, timeZone).map((instant) => ({ instant, x: x(instant) })),
  }));
  return { x, columns, width: scale.width + 2 * sideMargin };
};

/** Draws right along the carrier's row, then up or down to the person's at the moment of exposure. */
const elbow = (startX: number, startY: number, endX: number, endY: number): string => {
  const radius = Math.min(8, endX - startX, Math.abs(endY - startY) / 2);
  const turn = startY + Math.sign(endY - startY) * radius;
  return `M${startX} ${startY}H${endX - radius}Q${endX} ${startY} ${endX} ${turn}V${endY}`;
};

/** Lists the contacts that led to the people shown. */
const shownEdges = <Meeting extends ChainMeeting>(
  rows: readonly ChainRow<Meeting>[],
  steps: readonly ChainStep<Meeting>[],
  x: (instant: number) => number,
): ChainEdge<Meeting>[] => {
  const people = new Map(
    rows.flatMap((row) => (row.kind === 'person' ? [[row.person.id, row] as const] : [])),
  );
  const leading = new Set([...people.values()].flatMap(({ step }) => step?.pathKeys ?? []));
  return steps.flatMap((step) => {
    const carrier = people.get(step.meeting.carrier.id);
    const person = people.get(step.meeting.person.id);
    if (!leading.has(step.key) || carrier === undefined || person === undefined) return [];
    const endX = x(Date.parse(step.meeting.reachedAt));
    const startX = Math.min(endX, Math.max(carrier.shadedFrom, endX - edgeLead));
    const middle = (row: typeof carrier) => row.top + row.height / 2;
    return [{ ...step, line: elbow(startX, middle(carrier), endX, middle(person)) }];
  });
};

export const layoutChain = <Meeting extends ChainMeeting>(
  trace: ChainCase<Meeting>,
  options: ChainLayoutOptions,
): ChainLayout<Meeting> => {
  const steps = chainSteps(trace.exposures);
  const moments = [
    ...steps.map(({ meeting }) => meeting.reachedAt),
    ...trace.exposures.map((exposure) => exposure.exposedAt),
  ];
  const days = chainDays(
    Date.parse(trace.from),
    Date.parse(trace.until),
    moments.map((moment) => Date.parse(moment)),
    options.timeZone,
  );
  const { x, columns, width } = placeDays(days, options);
  const rows = placeRows(trace, steps, options, x);
  const last = rows.at(-1);
  return {
    width,
    height: last === undefined ? 0 : last.top + last.height,
    days: columns,
    rows,
    edges: shownEdges(rows, steps, x),
  };
};
