import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { PagedList } from '../../components/PagedList.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { counted } from '../../components/counted.ts';
import { usePageState } from '../../components/page-state.ts';
import { useAuditPageQuery } from '../../generated/graphql.ts';
import { AuditTable } from './AuditTable.tsx';

const pageSize = 10;

/** Who did what and when. */
export function AuditPage() {
  const [{ page, filter }, change] = usePageState('company');
  const answer = useAuditPageQuery({ variables: { company: filter || null, page, pageSize } });
  // While another page is on its way the one before stays, dimmed.
  const data = answer.data ?? answer.previousData;
  const total = data?.auditEntries.total;
  const items = data?.auditEntries.items ?? [];
  const showAll = (
    <Button variant="default" onClick={() => change({ filter: '' })}>
      Show all companies
    </Button>
  );
  return (
    <>
      <PageTitle
        title="Audit Log"
        state={
          total === undefined
            ? '\u00a0'
            : `${counted(total, 'entry', 'entries')}${
                filter === '' || !items[0]?.company ? '' : ` of ${items[0].company.name}`
              }`
        }
        {...(filter === '' ? {} : { action: showAll })}
      />
      <PagedList
        total={total}
        page={page}
        pageSize={pageSize}
        onPage={(to) => change({ page: to })}
        answer={answer}
        failure="The audit log could not be loaded."
        columns={5}
        empty={
          <EmptyState
            icon={IconHistory}
            title="Nothing done yet"
            sentence="What is done to companies stands here, the newest first."
          />
        }
      >
        <AuditTable entries={items} onCompany={(id) => change({ filter: id })} />
      </PagedList>
    </>
  );
}
