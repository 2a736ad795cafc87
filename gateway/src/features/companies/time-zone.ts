import { ValidateBy } from 'class-validator';

const otherwise = 'Asia/Singapore';

/** The zone in which a company's days run: the browser's where it is an IANA name, else Asia/Singapore. */
export function timeZoneOrDefault(given: string | null | undefined): string {
  return timeZoneNamed(given) ?? otherwise;
}

/** A zone as the engine spells it; undefined for what is no IANA name. */
export function timeZoneNamed(given: unknown): string | undefined {
  // Offsets as '+08:00' are zones to the engine, but to PostgreSQL their sign means the opposite.
  if (typeof given !== 'string' || !/^[A-Za-z]/.test(given)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

export function IsTimeZone(message: string): PropertyDecorator {
  const validate = (given: unknown) => timeZoneNamed(given) !== undefined;
  return ValidateBy({ name: 'isTimeZone', validator: { validate } }, { message });
}
