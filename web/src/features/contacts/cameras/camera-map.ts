import { formatNumber } from '../../../lib/intl.ts';
import { texts } from './texts.tsx';

/*
 * Projects cameras onto a flat map. A site is small, so degrees become metres by the length of a degree at its centre (equirectangular
 * projection): below 100 km the error is less than a thousandth.
 */
export interface Place {
  id: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
}

/** Cameras too close to each other to be told apart on the map. */
export interface Spot<Camera extends Place> {
  x: number;
  y: number;
  cameras: Camera[];
}

/** A line of latitude or longitude across the map. */
interface GridLine {
  /** Position in pixels. */
  at: number;
  /** '1.2805° N' */
  label: string;
}

export interface CameraMap<Camera extends Place> {
  spots: Spot<Camera>[];
  parallels: GridLine[];
  meridians: GridLine[];
  scale: { pixels: number; label: string };
}

interface Size {
  width: number;
  height: number;
  /** Padding around the outermost cameras, in pixels. */
  margin: number;
}

/** Metres per degree of latitude: the Earth's mean circumference, 40,030 km, over 360. */
const degreeLength = 111_195;
/** Minimum extent of the map in metres, so that a single camera has some ground around it. */
const leastSpan = 60;
const together = 18;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the largest of 1, 2 and 5 times a power of ten that does not exceed the length. */
export const roundLength = (length: number): number => {
  const power = 10 ** Math.floor(Math.log10(length));
  return ([5, 2, 1].find((times) => times * power <= length) ?? 1) * power;
};

/** '50 m', '2 km' */
const formatMetres = (metres: number): string =>
  metres >= 1000 ? texts.inKilometres(formatNumber(metres / 1000)) : texts.inMetres(metres);

const formatDegrees = (degrees: number, decimals: number, [up, down]: [string, string]): string => {
  const rounded = degrees.toFixed(decimals);
  const letter = Number(rounded) === 0 ? '' : ` ${degrees > 0 ? up : down}`;
  return `${rounded.replace('-', '')}°${letter}`;
};

const linesBetween = (
  first: number,
  last: number,
  toPixels: (degrees: number) => number,
  names: [string, string],
): GridLine[] => {
  const step = roundLength((last - first) / 2);
  const decimals = Math.max(0, -Math.floor(Math.log10(step)));
  const lines: GridLine[] = [];
  for (let count = Math.ceil(first / step); count * step <= last; count += 1)
    lines.push({ at: toPixels(count * step), label: formatDegrees(count * step, decimals, names) });
  return lines;
};

/** Lays out at least one camera on a map, north up, as large as fits. */
export const drawCameraMap = <Camera extends Place>(
  cameras: readonly Camera[],
  { width, height, margin }: Size,
): CameraMap<Camera> => {
  const reference = cameras[0]?.longitude ?? 0;
  // Longitudes on both sides of the date line are neighbours.
  const unwrapped = (longitude: number): number =>
    ((((longitude - reference + 540) % 360) + 360) % 360) - 180 + reference;
  const latitudes = cameras.map(({ latitude }) => latitude);
  const longitudes = cameras.map(({ longitude }) => unwrapped(longitude));
  const findMiddle = (degrees: number[]): number =>
    (Math.min(...degrees) + Math.max(...degrees)) / 2;
  const middle = { latitude: findMiddle(latitudes), longitude: findMiddle(longitudes) };
  // At a pole a degree of longitude has no length.
  const perLongitude = degreeLength * Math.max(0.01, Math.cos(radians(middle.latitude)));
  const findSpan = (degrees: number[], length: number): number =>
    Math.max(leastSpan, (Math.max(...degrees) - Math.min(...degrees)) * length);
  const pixelsPerMetre = Math.min(
    (width - 2 * margin) / findSpan(longitudes, perLongitude),
    (height - 2 * margin) / findSpan(latitudes, degreeLength),
  );
  const toX = (longitude: number): number =>
    width / 2 + (longitude - middle.longitude) * perLongitude * pixelsPerMetre;
  const toY = (latitude: number): number =>
    height / 2 - (latitude - middle.latitude) * degreeLength * pixelsPerMetre;

  const spots: Spot<Camera>[] = [];
  for (const camera of cameras) {
    const [x, y] = [toX(unwrapped(camera.longitude)), toY(camera.latitude)];
    const near = spots.find((spot) => Math.hypot(spot.x - x, spot.y - y) < together);
    if (near) near.cameras.push(camera);
    else spots.push({ x, y, cameras: [camera] });
  }
  const halfLatitude = height / 2 / pixelsPerMetre / degreeLength;
  const halfLongitude = width / 2 / pixelsPerMetre / perLongitude;
  const metres = roundLength(width / 4 / pixelsPerMetre);
  return {
    spots,
    parallels: linesBetween(middle.latitude - halfLatitude, middle.latitude + halfLatitude, toY, [
      texts.north,
      texts.south,
    ]),
    meridians: linesBetween(
      middle.longitude - halfLongitude,
      middle.longitude + halfLongitude,
      toX,
      [texts.east, texts.west],
    ),
    scale: { pixels: metres * pixelsPerMetre, label: formatMetres(metres) },
  };
};
