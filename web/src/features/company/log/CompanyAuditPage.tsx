import { getShownData } from '../../../apollo/query-result.ts';
import { DownloadButton } from '../../../ui/DownloadButton.tsx';
import { FailedLine } from '../../../ui/FailedLine.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useAuditActorsQuery } from '../../../generated/graphql.ts';
import { AuditLog } from './AuditLog.tsx';
import { auditExportAddress } from './audit-export.ts';
import { useAuditLog } from './use-audit-log.ts';
import { texts } from './texts.ts';

/** The log of the viewer's own company. */
export function CompanyAuditPage() {
  const log = useAuditLog(null);
  const shown = getShownData(log.query);
  const { data, error, refetch } = useAuditActorsQuery();
  return (
    <>
      <PageTitle
        title={texts.pageTitle}
        state={shown ? texts.entries(shown.auditEntries.total, undefined) : '\u00a0'}
        action={
          <DownloadButton address={auditExportAddress(log.filter)}>{texts.download}</DownloadButton>
        }
      />
      {error && !data && (
        <FailedLine
          message={texts.actorsFailed}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      <AuditLog log={log} isOfOneCompany actors={data?.auditActors ?? []} />
    </>
  );
}
