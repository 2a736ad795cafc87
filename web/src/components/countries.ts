/** A country of the gateway's list. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** In English. */
  name: string;
}

/** Finds the name of a country; empty if the list does not have it. */
export const findCountryName = (countries: readonly Country[], code: string): string =>
  countries.find((country) => country.code === code)?.name ?? '';
