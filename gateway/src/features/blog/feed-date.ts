const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Zones of RFC 822, in hours; others count as UTC, as RFC 2822 says. */
const zones: Record<string, number> = {
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
};

/** Characters of a date, with room around it. */
const longest = 100;

const rfc822 =
  /^(?:[a-z]{3,9},?\s+)?(\d{1,2})\s+([a-z]{3})[a-z]*\s+(\d{4}|\d{2})(?:\s+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s*([a-z]{1,5}|[+-]\d{2}:?\d{2}))?)?$/i;
const iso =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** The moment that a feed's date means, RFC 822 (RSS) or ISO 8601 (Atom); null for anything else. Without a zone: UTC. */
export function feedDate(words: string): Date | null {
  if (words.length > longest) return null;
  const text = words.trim();
  const old = rfc822.exec(text);
  if (old) {
    const [, day, month = '', year = '', ...time] = old;
    const short = Number(year);
    // RFC 2822: two digits below 50 are of this century.
    const full = year.length === 4 ? short : short + (short < 50 ? 2000 : 1900);
    return momentOf(full, months.indexOf(month.toLowerCase()), Number(day), time);
  }
  const [, year, month, day, ...time] = iso.exec(text) ?? [];
  return year ? momentOf(Number(year), Number(month) - 1, Number(day), time) : null;
}

function momentOf(
  year: number,
  month: number,
  day: number,
  [hour = '0', minute = '0', second = '0', zone = 'Z']: (string | undefined)[],
): Date | null {
  const local = new Date(Date.UTC(year, month, day, Number(hour), Number(minute), Number(second)));
  // What does not exist, as 31 February or 25:00, would come out as another day.
  if (local.getUTCMonth() !== month || local.getUTCDate() !== day) return null;
  return new Date(local.getTime() - offsetOf(zone));
}

function offsetOf(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  if (!sign) return (zones[zone.toUpperCase()] ?? 0) * 3_600_000;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
