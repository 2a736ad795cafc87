const zero = 48;

/** A moment of the years 1000 to 9999 in UTC, as PostgreSQL says it: '2026-03-29 01:30:00.25+00'. */
const usual = {
  length: '2026-03-29 01:30:00+00'.length,
  longest: '2026-03-29 01:30:00.123456+00'.length,
};

/**
 * Reads a `timestamptz` as PostgreSQL says it. Every row of a list has some: digit by digit takes a fifth of the time of a
 * regular expression, and leaves no garbage.
 */
export function readMoment(text: string): Date {
  const { length } = text;
  const isUsual =
    length >= usual.length &&
    length <= usual.longest &&
    text.charCodeAt(0) !== zero &&
    text.charCodeAt(4) === 45 &&
    text.endsWith('+00');
  // Other zones, and years that have fewer digits or more, are ISO 8601 but for a blank and the minutes of the zone.
  if (!isUsual) return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  const two = (at: number) => (text.charCodeAt(at) - zero) * 10 + text.charCodeAt(at + 1) - zero;
  return new Date(
    Date.UTC(
      two(0) * 100 + two(2),
      two(5) - 1,
      two(8),
      two(11),
      two(14),
      two(17),
      milliseconds(text),
    ),
  );
}

/** What stands behind the seconds, without its microseconds, as a Date has none. */
function milliseconds(text: string): number {
  let value = 0;
  for (let at = 20; at < 23; at += 1) {
    const digit = text.charCodeAt(at) - zero;
    value = value * 10 + (at < text.length - 3 && digit >= 0 && digit <= 9 ? digit : 0);
  }
  return value;
}
