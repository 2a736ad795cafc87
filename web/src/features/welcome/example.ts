import { plural } from '../../intl.ts';
import type { TracingExampleQuery } from '../../generated/graphql.ts';

/** A small invented day at work, traced by the gateway. Times are minutes since its start. */
export type Example = TracingExampleQuery['tracingExample'];

type Exposure = Example['exposures'][number];
type Meeting = Example['meetings'][number];

/** The choice of who falls ill and from how many minutes a contact counts, with what came of it. */
export interface TracedExample {
  ill: number;
  threshold: number;
  example: Example;
}

/** The example begins at 08:00. */
const startHour = 8;

/** HH:mm of a minute of the example. */
export const sayClock = (minutes: number): string => {
  const time = startHour * 60 + minutes;
  return `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`;
};

export const nameIn = (example: Example, id: number): string =>
  example.people.find((person) => person.id === id)?.name ?? '';

export const byExposure = (exposures: readonly Exposure[]): Exposure[] =>
  exposures.toSorted((one, other) => one.exposedAt - other.exposedAt || one.level - other.level);

/** 'Ana falls ill: 4 people to inform, the first exposed at 09:20' */
export const finding = ({ ill, threshold, example }: TracedExample): string => {
  const name = nameIn(example, ill);
  const [first] = byExposure(example.exposures);
  if (!first) return `${name} falls ill: nobody to inform, no contact reached ${threshold} minutes`;
  const count = example.exposures.length;
  const at = sayClock(first.exposedAt);
  return plural(count, {
    one: `${name} falls ill: 1 person to inform, exposed at ${at}`,
    other: `${name} falls ill: ${count} people to inform, the first exposed at ${at}`,
  });
};

/** 'with Ana since 09:05', of a contact that was not one meeting 'with Ana in several meetings since 09:05'. */
export const sayContact = (example: Example, { carrier, from, rule }: Exposure): string =>
  `with ${nameIn(example, carrier)}${rule === 'CONTINUOUS' ? '' : ' in several meetings'} since ${sayClock(from)}`;

/** The exposure that a meeting led to, or helped to lead to; undefined for the others. */
export const exposureBy = (
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

/** Full hours to mark on the axis, in minutes: every one of a short day, every other one of a long one. */
export const hoursOf = (length: number): number[] => {
  const step = length > 300 ? 120 : 60;
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step);
};
