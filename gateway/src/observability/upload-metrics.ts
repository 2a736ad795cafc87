import { arrivalSeconds, batchRecords, uploadedRecords } from './metrics.js';

/** What sent records: phones with contacts, cameras with breaches, phones with what they say of themselves. */
type Source = 'mobile' | 'camera' | 'health';

interface Upload {
  accepted: number;
  duplicates: number;
  rejected: readonly unknown[];
}

/** Counts an upload; to be called once it is committed. `starts` are the ISO 8601 times that its records name. */
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
    // A record that names no time, or one ahead of ours, has no lag.
    if (seconds >= 0) lag.observe(seconds);
  }
}
