import { ValidateBy } from 'class-validator';
import countries from 'i18n-iso-countries/index.js';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };

// The library by its own name brings the names in 79 languages, which take 2 MB.
countries.registerLocale(english);

/** Names of the countries of ISO 3166-1 in English, in alphabetical order. */
export const countryNames: readonly string[] = Object.values(countries.getNames('en')).toSorted(
  (one, other) => one.localeCompare(other, 'en'),
);

/** The listed name of a country that may be given by another one, as 'USA'; undefined for what is no country. */
export function countryNamed(given: unknown): string | undefined {
  const code = typeof given === 'string' ? countries.getAlpha2Code(given, 'en') : undefined;
  return code && countries.getName(code, 'en');
}

/** Takes a country by any of its English names. */
export function IsCountry(message: string): PropertyDecorator {
  const validate = (given: unknown) => countryNamed(given) !== undefined;
  return ValidateBy({ name: 'isCountry', validator: { validate } }, { message });
}
