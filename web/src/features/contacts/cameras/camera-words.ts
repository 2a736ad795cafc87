import { DAY } from '../../../lib/durations.ts';
import { formatCount } from '../../../lib/intl.ts';
import { texts } from './texts.tsx';

/** 'No camera', '1 camera', '12 cameras'. */
export const formatCameras = (count: number): string =>
  count === 0 ? texts.noCamera : formatCount(count, texts.camerasCount);

/** Formats the age of a key: 'Made today', '1 day', '45 days', '14 months' of 30 days, '3 years'. `madeAt` is an ISO instant, `now` milliseconds. */
export const formatKeyAge = (madeAt: string, now: number): string => {
  const days = Math.floor((now - Date.parse(madeAt)) / DAY);
  if (days < 1) return texts.lessThanDay;
  if (days < 60) return formatCount(days, texts.daysCount);
  if (days < 730) return texts.months(Math.floor(days / 30));
  return texts.years(Math.floor(days / 365));
};

/** '54.54, 87.5454' */
export const formatPlace = ({
  latitude,
  longitude,
}: {
  latitude: number;
  longitude: number;
}): string => `${latitude}, ${longitude}`;

/** The location that a camera gets if none is entered. */
const defaultLocation = { latitude: 54.54, longitude: 87.5454 };

/** Returns whether somebody entered the location of the camera. */
export const hasLocation = ({
  latitude,
  longitude,
}: {
  latitude: number;
  longitude: number;
}): boolean => latitude !== defaultLocation.latitude || longitude !== defaultLocation.longitude;
