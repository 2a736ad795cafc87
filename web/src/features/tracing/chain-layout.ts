/** Where everything of the drawing of a chain stands: a trace in, coordinates out. Pixels from the top left corner. */

import { type ChainCase, type ChainMeeting, type ChainStep, chainSteps } from './chain.ts';
import { type ChainDay, chainDays, hourTicks } from './chain-days.ts';
import { type ChainRow, placeRows } from './chain-rows.ts';
import { foldedScale } from './folded-scale.ts';

export interface ChainLayoutOptions {
  /** IANA name of the company's zone. */
  timeZone: string;
  /** Pixels to fill; the drawing grows wider where hours would get too narrow to read. */
  availableWidth: number;
  /** Levels whose people share one row. */
  foldedLevels: ReadonlySet<number>;
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

const GAP = 12;
const MARGIN = 16;
const QUIET_WIDTH = 56;
const MIN_DAY_WIDTH = 80;
const MIN_HOUR_WIDTH = 8;
const MAX_HOUR_WIDTH = 160;
const MIN_TICK_DISTANCE = 44;
const EDGE_LEAD = 14;

function hoursOf(day: ChainDay): number {
  return (day.end - day.start) / 3_600_000;
}

function placeDays(days: readonly ChainDay[], { availableWidth, timeZone }: ChainLayoutOptions) {
  const busy = days.filter((day) => !day.quiet);
  const busyHours = busy.reduce((sum, day) => sum + hoursOf(day), 0);
  const free =
    availableWidth -
    2 * MARGIN -
    (days.length - busy.length) * QUIET_WIDTH -
    (days.length - 1) * GAP;
  const hourWidth = Math.min(
    MAX_HOUR_WIDTH,
    Math.max(MIN_HOUR_WIDTH, busyHours === 0 ? 0 : free / busyHours),
  );
  const widthOf = (day: ChainDay) =>
    day.quiet ? QUIET_WIDTH : Math.max(MIN_DAY_WIDTH, hoursOf(day) * hourWidth);

  const scale = foldedScale(
    days.map((day) => ({ start: day.start, end: day.end, width: widthOf(day) })),
    GAP,
  );
  const x = (instant: number) => MARGIN + scale.at(instant);
  const tickHours = [1, 2, 3, 6].find((count) => count * hourWidth >= MIN_TICK_DISTANCE) ?? 12;
  const columns = days.map((day, index): DayColumn => ({
    ...day,
    x: MARGIN + (scale.stretches[index]?.x ?? 0),
    width: widthOf(day),
    ticks: hourTicks(day, tickHours, timeZone).map((instant) => ({ instant, x: x(instant) })),
  }));
  return { x, columns, width: scale.width + 2 * MARGIN };
}

/** Right along the carrier's row, then up or down to the person's at the moment of exposure. */
function elbow(startX: number, startY: number, endX: number, endY: number): string {
  const radius = Math.min(8, endX - startX, Math.abs(endY - startY) / 2);
  const turn = startY + Math.sign(endY - startY) * radius;
  return `M${startX} ${startY}H${endX - radius}Q${endX} ${startY} ${endX} ${turn}V${endY}`;
}

/** Middle and start of shading of each person's row; people of a folded level share theirs. */
function anchors<Meeting extends ChainMeeting>(
  trace: ChainCase<Meeting>,
  rows: readonly ChainRow<Meeting>[],
) {
  const places = new Map<string, { y: number; from: number; folded: boolean }>();
  for (const row of rows) {
    const y = row.top + row.height / 2;
    if (row.kind === 'person')
      places.set(row.person.id, { y, from: row.shadedFrom, folded: false });
    else if (row.folded) {
      const hidden = trace.exposures.filter((exposure) => exposure.level === row.level);
      for (const { person } of hidden) places.set(person.id, { y, from: 0, folded: true });
    }
  }
  return places;
}

export function layoutChain<Meeting extends ChainMeeting>(
  trace: ChainCase<Meeting>,
  options: ChainLayoutOptions,
): ChainLayout<Meeting> {
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
  const rows = placeRows(trace, steps, options.foldedLevels, x);
  const places = anchors(trace, rows);

  const edges: ChainEdge<Meeting>[] = [];
  for (const step of steps) {
    const carrier = places.get(step.meeting.carrier.id);
    const person = places.get(step.meeting.person.id);
    if (carrier === undefined || person === undefined || person.folded) continue;
    const endX = x(Date.parse(step.meeting.reachedAt));
    const startX = Math.min(endX, Math.max(carrier.from, endX - EDGE_LEAD));
    edges.push({ ...step, line: elbow(startX, carrier.y, endX, person.y) });
  }
  const last = rows.at(-1);
  return {
    width,
    height: last === undefined ? 0 : last.top + last.height,
    days: columns,
    rows,
    edges,
  };
}
