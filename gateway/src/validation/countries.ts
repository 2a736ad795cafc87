import { ValidateBy } from 'class-validator';
import library from 'i18n-iso-countries/index.js';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };

// The library's main entry would load the names in 79 languages, which take 2 MB.
library.registerLocale(english);

const names: Record<string, string> = library.getNames('en');

/** The countries of ISO 3166-1 with their English names, in alphabetical order of the names. */
export const countries: readonly { code: string; name: string }[] = Object.entries(names)
  .map(([code, name]) => ({ code, name }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

const byName = new Map(countries.map((country) => [country.name, country]));

/** Returns a country by its stored name, which is that of {@link countryName}. */
export function countryOf(name: string): { code: string; name: string } {
  const country = byName.get(name);
  if (!country) throw new Error(`No country is called ${name}`);
  return country;
}

/** Returns the English name of a country. */
export function countryName(code: string): string {
  const name = names[code];
  if (name === undefined) throw new Error('No country has this code');
  return name;
}

/** Finds the code of a country by any of its English names, such as 'USA'. */
export function findCountryCode(name: string): string | undefined {
  return library.getAlpha2Code(name, 'en');
}

/** Requires the alpha-2 code of a country. */
export function IsCountryCode(): PropertyDecorator {
  const validate = (code: unknown) => typeof code === 'string' && Object.hasOwn(names, code);
  return ValidateBy(
    { name: 'isCountryCode', validator: { validate } },
    { message: 'Please select country' },
  );
}
