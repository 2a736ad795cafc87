import { Button } from '@mantine/core';
import { getShownData } from '../../../apollo/query-result.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { AuditLog } from './AuditLog.tsx';
import { useAuditLog } from './use-audit-log.ts';
import { texts } from './texts.ts';

/** The audit log of all companies. */
export function AuditPage() {
  const log = useAuditLog();
  const { filter, query, narrow } = log;
  const shown = getShownData(query);
  const company = filter.company === '' ? undefined : shown?.auditEntries.items[0]?.company?.name;
  return (
    <>
      <PageTitle
        title={texts.pageTitle}
        state={shown ? texts.entries(shown.auditEntries.total, company) : '\u00a0'}
        {...(filter.company === ''
          ? {}
          : {
              action: (
                <Button variant="default" onClick={() => narrow({ company: '' })}>
                  {texts.showAllCompanies}
                </Button>
              ),
            })}
      />
      <AuditLog log={log} />
    </>
  );
}
