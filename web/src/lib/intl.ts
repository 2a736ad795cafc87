/*
 * Numbers, dates, plurals and order of texts, by `Intl`. The linter allows `Intl` and its methods nowhere else, so that another language
 * means another locale here and other texts in the features.
 */
const locale = 'en';
/** Days before months, and clocks of 24 hours. */
const dateLocale = 'en-GB';

/** '5,012'. Another `numberLocale` is for money, which is grouped as in the currency's country. */
export const formatNumber = (
  value: number,
  options?: Intl.NumberFormatOptions,
  numberLocale: string = locale,
): string => value.toLocaleString(numberLocale, options);

/** Texts by plural category; `other` stands for the categories left out. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

// Made when needed, because the first of these objects takes a browser tens of milliseconds.
let pluralRules: Intl.PluralRules | undefined;
let relativeTimeFormat: Intl.RelativeTimeFormat | undefined;

/** Chooses the text for a number: `plural(2, { one: 'is', other: 'are' })` returns 'are'. */
export const plural = (count: number, forms: PluralForms): string => {
  pluralRules ??= new Intl.PluralRules(locale);
  return forms[pluralRules.select(count)] ?? forms.other;
};

/** '1 order', '5,012 orders'. */
export const formatCount = (count: number, forms: PluralForms): string =>
  `${formatNumber(count)} ${plural(count, forms)}`;

const dateFormats = new Map<string, Intl.DateTimeFormat>();

const dateFormat = (timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${timeZone} ${JSON.stringify(options)}`;
  const known = dateFormats.get(key);
  if (known) return known;
  const created = new Intl.DateTimeFormat(dateLocale, { ...options, timeZone });
  dateFormats.set(key, created);
  return created;
};

/** Formats an instant in a time zone. */
export const formatDate = (
  instant: string | Date,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): string => dateFormat(timeZone, options).format(new Date(instant));

/** The parts of a formatted instant by their type: `{ day: '16', month: '11', … }`. */
export const formatDateParts = (
  instant: string | Date,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Record<string, string> =>
  Object.fromEntries(
    dateFormat(timeZone, options)
      .formatToParts(new Date(instant))
      .map((part) => [part.type, part.value]),
  );

/** '5 minutes ago' for -5. */
export const formatRelativeTime = (value: number, unit: Intl.RelativeTimeFormatUnit): string => {
  relativeTimeFormat ??= new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  return relativeTimeFormat.format(value, unit);
};

/** Begins a text with a capital letter, as a sentence does. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Orders texts as a dictionary does. */
export const compareTexts = (one: string, other: string): number =>
  one.localeCompare(other, locale);

/** Names of the time zones that the browser knows. */
export const listTimeZones = (): string[] => Intl.supportedValuesOf('timeZone');

/** The time zone of the browser. */
export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
