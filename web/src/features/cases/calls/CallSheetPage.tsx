import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconPhoneCheck } from '@tabler/icons-react';
import { Link, Navigate } from 'react-router-dom';
import { useLiveFigures } from '../../../apollo/live.ts';
import { refetchFields } from '../../../apollo/outdated-fields.ts';
import {
  useCallSheetPageQuery,
  usePeopleToCallQuery,
  type PeopleToCallQuery,
} from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { useSearch } from '../../../ui/search-params.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { caseTopics } from '../base/case-topics.ts';
import { callSearch, formatCallSearch, maxPeople } from '../follow-up/call-search.ts';
import { inSheetOrder } from './call-state.ts';
import { CallSheet } from './CallSheet.tsx';
import { texts } from './texts.tsx';

/** The call sheet: one person after the other who has to be told about an exposure or a correction. */
export function CallSheetPage() {
  const { name: companyName } = useCompany();
  const [{ ids, at, caseNumber }, change] = useSearch(callSearch);
  return (
    <>
      <BackLink to={paths.followUp(companyName)}>{texts.followUp}</BackLink>
      {ids.length === 0 ? (
        <NewSheet caseNumber={caseNumber} />
      ) : (
        <Sheet
          ids={ids.slice(0, maxPeople)}
          at={at}
          onOpen={(id) => change({ at: id }, { replace: true })}
        />
      )}
    </>
  );
}

/** Finds who has to be told now, and opens their sheet. */
function NewSheet({ caseNumber }: { caseNumber: number }) {
  const query = usePeopleToCallQuery({
    variables: {
      filter: {
        nextSteps: ['INFORM', 'CORRECT'],
        caseNumber: caseNumber === 0 ? null : caseNumber,
      },
    },
    fetchPolicy: 'network-only',
  });
  return (
    <QueryBoundary query={query} failure={texts.failed} fallback={<PageSkeleton />}>
      {({ followUps: { items } }: PeopleToCallQuery) =>
        items.length === 0 ? (
          <Nobody sentence={texts.nobodyWhy} />
        ) : (
          <Navigate replace to={formatCallSearch(items.map(({ id }) => id))} />
        )
      }
    </QueryBoundary>
  );
}

interface SheetProps {
  ids: readonly string[];
  at: string;
  onOpen: (id: string) => void;
}

function Sheet({ ids, at, onOpen }: SheetProps) {
  const client = useApolloClient();
  const query = useCallSheetPageQuery({ variables: { ids: [...ids] } });
  useLiveFigures(() => refetchFields(client, 'followUps'), caseTopics);
  return (
    <QueryBoundary query={query} failure={texts.failed} fallback={<PageSkeleton />}>
      {({ followUps, viewer }) => {
        const rows = inSheetOrder(followUps.items, ids);
        return rows.length === 0 ? (
          <Nobody sentence={texts.nobodyLeft} />
        ) : (
          <CallSheet rows={rows} at={at} viewer={viewer} onOpen={onOpen} />
        );
      }}
    </QueryBoundary>
  );
}

function Nobody({ sentence }: { sentence: string }) {
  const { name: companyName } = useCompany();
  return (
    <>
      <PageTitle title={texts.pageTitle} />
      <EmptyState
        icon={IconPhoneCheck}
        title={texts.nobody}
        sentence={sentence}
        action={
          <Button component={Link} to={paths.followUp(companyName)} variant="default">
            {texts.backToList}
          </Button>
        }
      />
    </>
  );
}
