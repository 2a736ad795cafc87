import { formatNumber } from '../../intl.ts';

/** 120 m, 1.5 km. Metres in. */
export const sayMetres = (metres: number): string =>
  metres < 1000
    ? `${formatNumber(metres, { maximumFractionDigits: 2 })} m`
    : `${formatNumber(metres / 1000, { maximumFractionDigits: 2 })} km`;

/** A round length, 1, 2 or 5 times a power of ten, at most as long as this. Metres. */
export const roundLength = (metres: number): number => {
  const power = 10 ** Math.floor(Math.log10(metres));
  const step = [5, 2, 1].find((each) => each * power <= metres) ?? 1;
  return step * power;
};

/** 1.29° N, 103.85° E */
export const sayPlace = (latitude: number, longitude: number): string => {
  const degrees = (value: number): string =>
    `${formatNumber(Math.abs(value), { maximumFractionDigits: 6 })}°`;
  return `${degrees(latitude)} ${latitude < 0 ? 'S' : 'N'}, ${degrees(longitude)} ${longitude < 0 ? 'W' : 'E'}`;
};
