import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { PagedList } from '../../components/PagedList.tsx';
import { usePageState } from '../../components/page-state.ts';
import { useMailsPageQuery, type MailRow_MailFragment } from '../../generated/graphql.ts';
import { MailDrawer } from './MailDrawer.tsx';
import { MailTable } from './MailTable.tsx';

const pageSize = 10;

/** The mails to one company. */
export function CompanyMails({ companyId }: { companyId: string }) {
  const [{ page }, change] = usePageState();
  const answer = useMailsPageQuery({
    variables: { company: { id: companyId }, search: null, status: null, page, pageSize },
  });
  const mails = (answer.data ?? answer.previousData)?.mails;
  const [opened, setOpened] = useState<MailRow_MailFragment | null>(null);
  return (
    <>
      <PagedList
        total={mails?.total}
        page={page}
        pageSize={pageSize}
        onPage={(to) => change({ page: to })}
        answer={answer}
        failure="The mails could not be loaded."
        columns={5}
        empty={
          <EmptyState
            icon={IconMail}
            title="No mail yet"
            sentence="Mails to this company appear here, newest first."
          />
        }
      >
        <MailTable mails={mails?.items ?? []} onOpen={setOpened} />
      </PagedList>
      <MailDrawer
        mail={mails?.items.find(({ id }) => id === opened?.id) ?? opened}
        onClose={() => setOpened(null)}
      />
    </>
  );
}
