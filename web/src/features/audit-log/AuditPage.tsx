import { Button } from '@mantine/core';
import { PageTitle } from '../../components/PageTitle.tsx';
import { counted } from '../../components/counted.ts';
import { AuditLog } from './AuditLog.tsx';
import { useAuditLog } from './use-audit-log.ts';

/** Who did what and when. */
export function AuditPage() {
  const log = useAuditLog();
  const { filter, total, items, narrow } = log;
  const company = filter.company === '' ? undefined : items[0]?.company?.name;
  return (
    <>
      <PageTitle
        title="Audit Log"
        state={
          total === undefined
            ? '\u00a0'
            : `${counted(total, 'entry', 'entries')}${company === undefined ? '' : ` of ${company}`}`
        }
        {...(filter.company === ''
          ? {}
          : {
              action: (
                <Button variant="default" onClick={() => narrow({ company: '' })}>
                  Show all companies
                </Button>
              ),
            })}
      />
      <AuditLog log={log} />
    </>
  );
}
