import type { Reporting } from './reporting-words.ts';

/** Phones reported, including the person's own. */
export const aReporting = (
  overrides: Partial<Omit<Reporting, 'company'>> & { company?: Partial<Reporting['company']> } = {},
): Reporting => ({
  phone: 'REPORTED',
  recordedBy: ['MOBILE'],
  ...overrides,
  company: { phones: true, cameras: false, namingCameras: false, ...overrides.company },
});

/** Nothing reported in the whole company. */
export const nothingReported = (): Reporting =>
  aReporting({ phone: 'SILENT', recordedBy: [], company: { phones: false } });
