import { Button } from '@mantine/core';
import { formatCount } from '../../intl.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
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
            : `${formatCount(total, { one: 'entry', other: 'entries' })}${company === undefined ? '' : ` of ${company}`}`
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
