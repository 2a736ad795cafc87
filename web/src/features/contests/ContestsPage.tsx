import { useApolloClient } from '@apollo/client/react';
import { Tabs } from '@mantine/core';
import { useLiveFigures } from '../../apollo/live.ts';
import { reloadOutdated } from '../../apollo/outdated-fields.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { caseTopics } from '../../domain/cases/case-topics.ts';
import { texts as contestTexts } from '../../domain/contests/texts.tsx';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { paths } from '../../paths.ts';
import { ContestList } from './ContestList.tsx';
import { RequestList } from './RequestList.tsx';
import { useContestsState, type ContestsState } from './contests-state.ts';
import { texts } from './texts.ts';

/** All contests of the company, and the requests of its employees. */
export function ContestsPage() {
  const { name: companyName } = useCompany();
  const client = useApolloClient();
  const [state, change] = useContestsState();
  useLiveFigures(() => reloadOutdated(client, 'contests', 'contestRequests'), caseTopics);
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
