import { Button } from '@mantine/core';
import { Answered } from '../../components/Answered.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { AuditLog } from './AuditLog.tsx';
import { useAuditLog } from './use-audit-log.ts';
import { texts } from './texts.ts';

/** The audit log of all companies. */
export function AuditPage() {
  const log = useAuditLog();
  const { filter, query, narrow } = log;
  return (
    <>
      <PageTitle
        title={texts.pageTitle}
        state={
          <Answered query={query}>
            {(data) => {
              if (!data) return '\u00a0';
              const { items, total } = data.auditEntries;
              const company = filter.company === '' ? undefined : items[0]?.company?.name;
              return texts.entries(total, company);
            }}
          </Answered>
        }
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
