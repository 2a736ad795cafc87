import { DAY } from '../../durations.ts';
import { formatCount } from '../../intl.ts';

/** 'No camera', '1 camera', '12 cameras'. */
export const sayCameras = (count: number): string =>
  count === 0 ? 'No camera' : formatCount(count, { one: 'camera', other: 'cameras' });

/** How old a key is: 'Made today', '1 day', '45 days', '14 months' of 30 days, '3 years'. `madeAt` is an ISO instant, `now` milliseconds. */
export const sayAge = (madeAt: string, now: number): string => {
  const days = Math.floor((now - Date.parse(madeAt)) / DAY);
  if (days < 1) return 'Less than a day';
  if (days < 60) return formatCount(days, { one: 'day', other: 'days' });
  if (days < 730) return `${Math.floor(days / 30)} months`;
  return `${Math.floor(days / 365)} years`;
};

/** '54.54, 87.5454' */
export const sayPlace = ({
  latitude,
  longitude,
}: {
  latitude: number;
  longitude: number;
}): string => `${latitude}, ${longitude}`;

/** What a camera gets whose location was left blank. */
const defaultLocation = { latitude: 54.54, longitude: 87.5454 };

/** Whether somebody has entered where the camera stands. */
export const hasLocation = ({
  latitude,
  longitude,
}: {
  latitude: number;
  longitude: number;
}): boolean => latitude !== defaultLocation.latitude || longitude !== defaultLocation.longitude;
