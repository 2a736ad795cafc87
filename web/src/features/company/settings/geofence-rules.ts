import type {
  GeofencingInput,
  GeofencingSetting_CompanyFragment,
} from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

/** The form's values, as typed. */
export interface GeofenceDraft {
  isOn: boolean;
  latitude: string;
  longitude: string;
  radius: string;
}

export type GeofenceField = 'latitude' | 'longitude' | 'radius';

const decimal = /^[+-]?\d+(\.\d+)?$/u;
const upToTwoDecimals = /^\d+(\.\d{1,2})?$/u;
/** Metres. */
const maxRadius = 100_000;

const isWithin = (text: string, limit: number): boolean =>
  decimal.test(text.trim()) && Math.abs(Number(text)) <= limit;

const rules: Record<GeofenceField, (text: string) => boolean> = {
  latitude: (text) => isWithin(text, 90),
  longitude: (text) => isWithin(text, 180),
  radius: (text) =>
    upToTwoDecimals.test(text.trim()) && Number(text) > 0 && Number(text) <= maxRadius,
};

/** Returns an error message for one field, or null. */
export const geofenceError = (field: GeofenceField, text: string): string | null =>
  rules[field](text) ? null : texts.invalid[field];

/** Returns whether all three numbers are filled in and valid. */
export const isGeofence = (draft: GeofenceDraft): boolean =>
  (Object.keys(rules) as GeofenceField[]).every((field) => rules[field](draft[field]));

const typed = (number: number | null): string => (number === null ? '' : String(number));

export const toDraft = (company: GeofencingSetting_CompanyFragment): GeofenceDraft => ({
  isOn: company.isGeofencingOn,
  latitude: typed(company.latitude),
  longitude: typed(company.longitude),
  radius: typed(company.radius),
});

/** Returns the input of the mutation. When turned off, it keeps the saved numbers. */
export const toGeofenceInput = ({
  isOn,
  latitude,
  longitude,
  radius,
}: GeofenceDraft): GeofencingInput =>
  isOn
    ? { isOn, latitude: Number(latitude), longitude: Number(longitude), radius: Number(radius) }
    : { isOn };
