import { arrivalSeconds, batchRecords, uploadedRecords } from './metrics.js';

/** Kinds of uploads: contacts of phones, breaches of cameras, health reports of phones. */
type Source = 'mobile' | 'camera' | 'health';

interface Upload {
  accepted: number;
  duplicates: number;
  rejected: readonly unknown[];
}

/** Counts an upload; call it after the commit. @param starts ISO 8601 times of the records. */
export function countUpload(
  source: Source,
  { accepted, duplicates, rejected }: Upload,
  starts: Iterable<string | null | undefined> = [],
): void {
  uploadedRecords.inc({ source, outcome: 'accepted' }, accepted);
  uploadedRecords.inc({ source, outcome: 'duplicate' }, duplicates);
  uploadedRecords.inc({ source, outcome: 'rejected' }, rejected.length);
  batchRecords.observe({ source }, accepted + duplicates + rejected.length);
  const lag = arrivalSeconds.labels(source);
  const now = Date.now();
  for (const start of starts) {
    const seconds = (now - Date.parse(start ?? '')) / 1000;
    // A record without a time, or with one in the future, has no lag.
    if (seconds >= 0) lag.observe(seconds);
  }
}
