import type { AuditFilter } from './use-audit-log.ts';

const names = ['from', 'to', 'actor', 'action', 'search'] as const;

/** Builds the URL of the CSV export for a filter. */
export const auditExportAddress = (filter: AuditFilter): string => {
  const asked = new URLSearchParams();
  for (const name of names) if (filter[name] !== '') asked.set(name, filter[name]);
  return `/api/audit/export${asked.size > 0 ? `?${asked}` : ''}`;
};
