import { Answered } from '../../components/Answered.tsx';
import { DownloadButton } from '../../components/DownloadButton.tsx';
import { FailedLine } from '../../components/FailedLine.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useAuditActorsQuery } from '../../generated/graphql.ts';
import { AuditLog } from './AuditLog.tsx';
import { auditExportAddress } from './audit-export.ts';
import { useAuditLog } from './use-audit-log.ts';
import { texts } from './texts.ts';

/** The log of the viewer's own company. */
export function CompanyAuditPage() {
  const log = useAuditLog(null);
  const { data, error, refetch } = useAuditActorsQuery();
  return (
    <>
      <PageTitle
        title={texts.pageTitle}
        state={
          <Answered query={log.query}>
            {(answered) =>
              answered ? texts.entries(answered.auditEntries.total, undefined) : '\u00a0'
            }
          </Answered>
        }
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
