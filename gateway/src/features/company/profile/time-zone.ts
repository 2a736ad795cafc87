import { ValidateBy } from 'class-validator';

const defaultTimeZone = 'Asia/Singapore';

/** Returns the browser's time zone if it is an IANA name, else Asia/Singapore. */
export function timeZoneOrDefault(given: string | null | undefined): string {
  return normalizeTimeZone(given) ?? defaultTimeZone;
}

/** Returns the canonical spelling of an IANA time zone; undefined for anything else. */
export function normalizeTimeZone(given: unknown): string | undefined {
  // JavaScript accepts offsets such as '+08:00', whose sign PostgreSQL reads the other way round.
  if (typeof given !== 'string' || !/^[A-Za-z]/.test(given)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Accepts an IANA time zone. */
export function IsTimeZone(message: string): PropertyDecorator {
  const validate = (given: unknown) => normalizeTimeZone(given) !== undefined;
  return ValidateBy({ name: 'isTimeZone', validator: { validate } }, { message });
}

/** Returns a format of moments in a time zone, yyyy-MM-dd HH:mm:ss, which spreadsheets recognise. */
export function cellTimeFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
}

/** Returns the current calendar day in a time zone, yyyy-MM-dd. */
export function todayIn(timeZone: string, now = new Date()): string {
  // Swedish dates have the form of ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
}
