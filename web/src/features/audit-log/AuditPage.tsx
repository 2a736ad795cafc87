import { Button } from '@mantine/core';
import { PageTitle } from '../../components/PageTitle.tsx';
import { AuditLog } from './AuditLog.tsx';
import { useAuditLog } from './use-audit-log.ts';
import { texts } from './texts.ts';

/** Who did what and when. */
export function AuditPage() {
  const log = useAuditLog();
  const { filter, total, items, narrow } = log;
  const company = filter.company === '' ? undefined : items[0]?.company?.name;
  return (
    <>
      <PageTitle
        title={texts.pageTitle}
        state={total === undefined ? '\u00a0' : texts.entries(total, company)}
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
