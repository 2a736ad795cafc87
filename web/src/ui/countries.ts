import { texts } from './input-texts.ts';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** In English. */
  name: string;
}

/** Returns options for a select of countries, starting with an empty one. */
export const countryOptions = (
  countries: readonly Country[],
): { value: string; label: string }[] => [
  { value: '', label: texts.chooseCountry },
  ...countries.map(({ code, name }) => ({ value: code, label: name })),
];

/** Finds the name of a country; empty if the list does not have it. */
export const findCountryName = (countries: readonly Country[], code: string): string =>
  countries.find((country) => country.code === code)?.name ?? '';
