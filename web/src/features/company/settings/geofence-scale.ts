import { formatNumber } from '../../../lib/intl.ts';
import { texts } from './texts.tsx';

/** Formats metres: '120 m', '1.5 km'. */
export const formatMetres = (metres: number): string =>
  metres < 1000
    ? texts.inMetres(formatNumber(metres, { maximumFractionDigits: 2 }))
    : texts.inKilometres(formatNumber(metres / 1000, { maximumFractionDigits: 2 }));

/** Returns the largest round length (1, 2 or 5 times a power of ten) up to this, in metres. */
export const roundLength = (metres: number): number => {
  const power = 10 ** Math.floor(Math.log10(metres));
  const step = [5, 2, 1].find((each) => each * power <= metres) ?? 1;
  return step * power;
};

/** '1.29° N, 103.85° E' */
export const formatPlace = (latitude: number, longitude: number): string => {
  const degrees = (value: number): string =>
    formatNumber(Math.abs(value), { maximumFractionDigits: 6 });
  return texts.place(
    texts.northOrSouth(degrees(latitude), latitude >= 0),
    texts.eastOrWest(degrees(longitude), longitude >= 0),
  );
};
