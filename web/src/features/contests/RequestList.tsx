import { Group, Text } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useDeferredQuery } from '../../apollo/deferred-query.ts';
import { Answered } from '../../components/Answered.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { formatListState } from '../../components/list-state.ts';
import { NothingFound } from '../../components/NothingFound.tsx';
import { FilterSelect } from '../../components/FilterSelect.tsx';
import { PagedQuery } from '../../components/PagedQuery.tsx';
import { RequestTable } from '../../domain/contests/RequestTable.tsx';
import { texts as contestTexts } from '../../domain/contests/texts.tsx';
import { ContestRequestsPageDocument } from '../../generated/graphql.ts';
import {
  pageSize,
  requestStates,
  requestsVariables,
  type ContestsState,
} from './contests-state.ts';
import { texts } from './texts.ts';

interface Props {
  state: ContestsState;
  onChange: (change: Partial<ContestsState>) => void;
}

/** Requests of employees, and the decisions on them. */
export function RequestList({ state, onChange }: Props) {
  const query = useDeferredQuery(ContestRequestsPageDocument, requestsVariables(state));
  const isNarrowed = state.requestState !== null;
  return (
    <>
      <Group mb="md">
        <FilterSelect
          label={texts.state}
          allLabel={texts.everyState}
          choices={requestStates}
          labels={contestTexts.requestStates}
          value={state.requestState}
          onChange={(requestState) => onChange({ requestState })}
        />
      </Group>
      <Text size="sm" c="dimmed" mb="xs" aria-live="polite" component="div">
        <Answered query={query}>
          {(data) => formatListState(data?.contestRequests.total, texts.requestsCount, isNarrowed)}
        </Answered>
      </Text>
      <PagedQuery
        query={query}
        select={(data) => data.contestRequests}
        failure={texts.requestsFailed}
        label={contestTexts.requestPages}
        page={state.page}
        pageSize={pageSize}
        onPage={(page) => onChange({ page })}
        columns={4}
        empty={
          isNarrowed ? (
            <NothingFound
              title={texts.nothingFound}
              sentence={texts.noSuchRequest}
              action={texts.showAll}
              onClear={() => onChange({ requestState: null })}
            />
          ) : (
            <EmptyState
              icon={IconMessageQuestion}
              title={texts.noRequest}
              sentence={texts.noRequestWhy}
            />
          )
        }
      >
        {(requests) => <RequestTable requests={requests} />}
      </PagedQuery>
    </>
  );
}
