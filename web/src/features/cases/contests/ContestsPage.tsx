import { useApolloClient } from '@apollo/client/react';
import { Tabs } from '@mantine/core';
import { useLiveFigures } from '../../../apollo/live.ts';
import { refetchFields } from '../../../apollo/outdated-fields.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { caseTopics } from '../base/case-topics.ts';
import { texts as contestTexts } from './texts.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { paths } from '../../../lib/paths.ts';
import { ContestList } from './ContestList.tsx';
import { RequestList } from './RequestList.tsx';
import { useContestsState, type ContestsState } from './contests-state.ts';
import { texts } from './page-texts.ts';

/** All contests of the company, and the requests of its employees. */
export function ContestsPage() {
  const { name: companyName } = useCompany();
  const client = useApolloClient();
  const [state, change] = useContestsState();
  useLiveFigures(() => refetchFields(client, 'contests', 'contestRequests'), caseTopics);
  return (
    <>
      <BackLink to={paths.followUp(companyName)}>{texts.followUp}</BackLink>
      <PageTitle title={texts.pageTitle} state={texts.meaning} />
      <Tabs
        value={state.tab}
        onChange={(tab) => change({ tab: tab as ContestsState['tab'] })}
        keepMounted={false}
      >
        <Tabs.List mb="md" aria-label={texts.lists}>
          <Tabs.Tab value="contests">{texts.contests}</Tabs.Tab>
          <Tabs.Tab value="requests">{contestTexts.requests}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="contests">
          <ContestList state={state} onChange={change} />
        </Tabs.Panel>
        <Tabs.Panel value="requests">
          <RequestList state={state} onChange={change} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
