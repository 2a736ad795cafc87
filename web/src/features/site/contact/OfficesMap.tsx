import { provider } from '../../../lib/provider.ts';
import { landRows, north, square, west } from './land.ts';
import classes from './OfficesMap.module.css';

/** Size of a map cell, and radius of a dot, in drawing units. */
const step = 10;
const radius = 2.6;
const margin = { x: 200, y: 60 };

const toX = (longitude: number): number => ((longitude - west) / square) * step;
const toY = (latitude: number): number => ((north - latitude) / square) * step;

interface Point {
  city: string;
  x: number;
  y: number;
}

const points: Point[] = provider.offices.map(({ city, place }) => ({
  city,
  x: toX(place.longitude),
  y: toY(place.latitude),
}));
const [main, ...branches] = points;

const land = landRows.flatMap((row, rowIndex) =>
  [...row].flatMap((mark, index) =>
    mark === '#' ? [{ x: (index + 0.5) * step, y: (rowIndex + 0.5) * step }] : [],
  ),
);

/** The part of the world that contains the offices and their labels. */
const frame = () => {
  const left = Math.max(0, Math.min(...points.map(({ x }) => x)) - margin.x);
  const top = Math.max(0, Math.min(...points.map(({ y }) => y)) - margin.y);
  const right = Math.max(...points.map(({ x }) => x)) + margin.x;
  const bottom = Math.max(...points.map(({ y }) => y)) + margin.y;
  return { left, top, width: right - left, height: bottom - top };
};

/** Returns an arc that rises with the distance. */
const arc = (from: Point, to: Point): string => {
  const lift = Math.hypot(to.x - from.x, to.y - from.y) * 0.22;
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 - lift} ${to.x} ${to.y}`;
};

/** A dot map of the offices. The page lists the cities as text too. */
export function OfficesMap() {
  const { left, top, width, height } = frame();
  return (
    <svg
      viewBox={`${left} ${top} ${width} ${height}`}
      fill="none"
      aria-hidden="true"
      className={classes.map}
    >
      {land
        .filter(
          ({ x, y }) =>
            x > left + radius &&
            x < left + width - radius &&
            y > top + radius &&
            y < top + height - radius,
        )
        .map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill="var(--vc-border)" />
        ))}
      {main &&
        branches.map((branch) => (
          <path key={branch.city} d={arc(main, branch)} className={classes.way} />
        ))}
      {points.map((point) => (
        <g key={point.city} transform={`translate(${point.x} ${point.y})`}>
          <circle r={point === main ? 6 : 4.5} className={classes.office} />
          <text dy="1.7em" textAnchor="middle" className={classes.city}>
            {point.city}
          </text>
        </g>
      ))}
    </svg>
  );
}
