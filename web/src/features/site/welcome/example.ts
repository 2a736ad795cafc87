import type { TracingExampleQuery } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

/** A small invented day at work, traced by the gateway. Times are minutes since its start. */
export type Example = TracingExampleQuery['tracingExample'];

type Exposure = Example['exposures'][number];
type Meeting = Example['meetings'][number];

/** Who falls ill and how many minutes a contact needs, with the gateway's answer. */
export interface TracedExample {
  ill: number;
  threshold: number;
  example: Example;
}

/** The example begins at 08:00. */
const startHour = 8;

/** Formats a minute of the example as HH:mm. */
export const formatClock = (minutes: number): string => {
  const time = startHour * 60 + minutes;
  return `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`;
};

export const findName = (example: Example, id: number): string =>
  example.people.find((person) => person.id === id)?.name ?? '';

export const sortByExposure = (exposures: readonly Exposure[]): Exposure[] =>
  exposures.toSorted((one, other) => one.exposedAt - other.exposedAt || one.level - other.level);

/** 'Ana falls ill: 4 people to inform, the first exposed at 09:20' */
export const formatFinding = ({ ill, threshold, example }: TracedExample): string => {
  const name = findName(example, ill);
  const [first] = sortByExposure(example.exposures);
  if (!first) return texts.nobodyExposed(name, threshold);
  return texts.exposed(name, example.exposures.length, formatClock(first.exposedAt));
};

/** 'with Ana since 09:05', or after several meetings 'with Ana in several meetings since 09:05'. */
export const formatContact = (example: Example, { carrier, from, rule }: Exposure): string => {
  const format = rule === 'CONTINUOUS' ? texts.contact : texts.contactInSeveral;
  return format(findName(example, carrier), formatClock(from));
};

/** Returns the exposure that a meeting led to, alone or with others; undefined if it led to none. */
export const findExposure = (
  { person, other, start, end }: Meeting,
  exposures: readonly Exposure[],
): Exposure | undefined =>
  exposures.find(
    (exposure) =>
      ((exposure.carrier === person && exposure.person === other) ||
        (exposure.carrier === other && exposure.person === person)) &&
      start < exposure.exposedAt &&
      end > exposure.from,
  );

/** Lists the full hours to mark on the axis, in minutes: every hour of a short day, every second hour of a long one. */
export const listHours = (length: number): number[] => {
  const step = length > 300 ? 120 : 60;
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step);
};
