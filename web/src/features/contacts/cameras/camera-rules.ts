import { formatNumber } from '../../../lib/intl.ts';
import type {
  CreateCameraInput,
  EditCameraDialog_CameraFragment,
} from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

/** The form's values, as typed. */
export interface CameraFormValues {
  code: string;
  roomName: string;
  roomNumber: string;
  /** Degrees; blank for the default location. */
  latitude: string;
  longitude: string;
  /** Feet. */
  safeDistance: string;
  /** Seconds. */
  timeLag: string;
  isCctv: boolean;
  feedUrl: string;
}

/** Returns an error message (the server's wording), or null. */
type Fault = string | null;

/** Default location in degrees, for a camera without one. */
export const defaultPlace = { latitude: 54.54, longitude: 87.5454 } as const;

/** Letters and digits of any script, spaces, underscores and hyphens. */
const words = /^[\p{L}\p{M}\p{N} _-]+$/u;
const feedAddress = /^(rtsps?|https?):\/\/[^\s/]+\S*$/iu;
const decimal = /^[+-]?\d+(\.\d+)?$/u;

const longest = (most: number, text: string): Fault =>
  text.trim().length > most ? texts.maxCharacters(most) : null;

const createTextRule =
  (empty: string) =>
  (text: string): Fault => {
    if (text.trim() === '') return empty;
    return words.test(text) ? longest(100, text) : texts.lettersOnly;
  };

const createNumberRule =
  ({ empty, shape, most, unit }: { empty: string; shape: RegExp; most: number; unit: string }) =>
  (text: string): Fault => {
    if (text.trim() === '') return empty;
    if (!shape.test(text.trim())) return texts.numbersOnly;
    return Number(text) > most ? texts.maxOf(formatNumber(most), unit) : null;
  };

const createDegreesRule =
  (largest: number, message: string) =>
  (text: string): Fault =>
    text.trim() === '' || (decimal.test(text.trim()) && Math.abs(Number(text)) <= largest)
      ? null
      : message;

/** Rules for every camera; a blank location is valid. */
export const cameraRules = {
  code: (text: string): Fault => (text.trim() === '' ? texts.idMissing : longest(64, text)),
  roomName: createTextRule(texts.roomNameMissing),
  roomNumber: createTextRule(texts.roomNumberMissing),
  latitude: createDegreesRule(90, texts.latitudeWrong),
  longitude: createDegreesRule(180, texts.longitudeWrong),
  safeDistance: createNumberRule({
    empty: texts.safeDistanceMissing,
    shape: /^[1-9]\d*(\.\d+)?$/u,
    most: 1000,
    unit: texts.unitFeet,
  }),
  timeLag: createNumberRule({
    empty: texts.timeLagMissing,
    shape: /^[1-9]\d*$/u,
    most: 86_400,
    unit: texts.unitSeconds,
  }),
  feedUrl: (text: string): Fault => {
    if (text.trim() === '') return texts.feedUrlMissing;
    return feedAddress.test(text.trim()) && text.trim().length <= 500 ? null : texts.feedUrlWrong;
  },
};

export const blankCamera: CameraFormValues = {
  code: '',
  roomName: '',
  roomNumber: '',
  latitude: '',
  longitude: '',
  safeDistance: '',
  timeLag: '',
  isCctv: true,
  feedUrl: '',
};

/** Returns the form's values for a camera. */
export const toCameraValues = (camera: EditCameraDialog_CameraFragment): CameraFormValues => ({
  code: camera.code,
  roomName: camera.roomName,
  roomNumber: camera.roomNumber,
  latitude: String(camera.latitude),
  longitude: String(camera.longitude),
  safeDistance: String(camera.safeDistance),
  timeLag: String(camera.timeLag),
  isCctv: camera.isCctv,
  feedUrl: camera.feedUrl,
});

const degrees = (text: string, usual: number): number =>
  text.trim() === '' ? usual : Number(text);

/** Returns the input of the mutation; a blank location becomes the default. */
export const toCameraInput = (values: CameraFormValues): CreateCameraInput => ({
  code: values.code.trim(),
  roomName: values.roomName.trim(),
  roomNumber: values.roomNumber.trim(),
  latitude: degrees(values.latitude, defaultPlace.latitude),
  longitude: degrees(values.longitude, defaultPlace.longitude),
  safeDistance: Number(values.safeDistance),
  timeLag: Number(values.timeLag),
  isCctv: values.isCctv,
  feedUrl: values.feedUrl.trim(),
});
