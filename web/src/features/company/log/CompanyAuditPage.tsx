import { getShownData } from '../../../apollo/query-result.ts';
import { DownloadButton } from '../../../ui/DownloadButton.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { useAuditActorsQuery } from '../../../generated/graphql.ts';
import { AuditLog } from './AuditLog.tsx';
import { useAuditLog, type AuditFilter } from './use-audit-log.ts';
import { texts } from './texts.ts';

const names = ['from', 'to', 'actor', 'action', 'search'] as const;

/** Builds the URL of the CSV export for a filter. */
const auditExportAddress = (filter: AuditFilter): string => {
  const asked = new URLSearchParams();
  for (const name of names) if (filter[name] !== '') asked.set(name, filter[name]);
  return `/api/audit/export${asked.size > 0 ? `?${asked}` : ''}`;
};

/** The log of the viewer's own company. */
export function CompanyAuditPage() {
  const log = useAuditLog(null);
  const shown = getShownData(log.query);
  const actors = useAuditActorsQuery();
  return (
    <>
      <PageTitle
        title={texts.pageTitle}
        state={shown ? texts.entries(shown.auditEntries.total, undefined) : '\u00a0'}
        action={
          <DownloadButton address={auditExportAddress(log.filter)}>{texts.download}</DownloadButton>
        }
      />
      <QueryBoundary query={actors} failure={texts.actorsFailed} size="line" />
      <AuditLog log={log} isOfOneCompany actors={getShownData(actors)?.auditActors ?? []} />
    </>
  );
}
