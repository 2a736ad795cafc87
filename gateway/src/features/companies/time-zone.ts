const otherwise = 'Asia/Singapore';

/** The zone in which a company's days run: the browser's where it is an IANA name, else Asia/Singapore. */
export function timeZoneOrDefault(given: string | null | undefined): string {
  // Offsets as '+08:00' are zones to the engine, but to PostgreSQL their sign means the opposite.
  if (!given || !/^[A-Za-z]/.test(given)) return otherwise;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions().timeZone;
  } catch {
    return otherwise;
  }
}
