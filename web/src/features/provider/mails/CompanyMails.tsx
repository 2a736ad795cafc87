import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PagedList } from '../../../ui/PagedList.tsx';
import { usePageState } from '../../../ui/page-state.ts';
import { useMailsPageQuery } from '../../../generated/graphql.ts';
import { MailDrawer, type OpenedMail } from './MailDrawer.tsx';
import { MailTable } from './MailTable.tsx';
import { texts } from './texts.tsx';

const pageSize = 10;

/** The emails to one company. */
export function CompanyMails({ companyId }: { companyId: string }) {
  const [{ page }, change] = usePageState();
  const query = useMailsPageQuery({
    variables: {
      company: { id: companyId },
      search: null,
      status: null,
      page,
      pageSize,
    },
  });
  const [opened, setOpened] = useState<OpenedMail | null>(null);
  return (
    <>
      <PagedList
        page={page}
        pageSize={pageSize}
        onPage={(to) => change({ page: to })}
        query={query}
        select={(data) => data.mails}
        failure={texts.listFailed}
        columns={5}
        empty={
          <EmptyState
            icon={IconMail}
            title={texts.nothingYet}
            sentence={texts.nothingYetForCompany}
          />
        }
      >
        {(mails) => <MailTable mails={mails} onOpen={setOpened} />}
      </PagedList>
      <MailDrawer mail={opened} onClose={() => setOpened(null)} />
    </>
  );
}
