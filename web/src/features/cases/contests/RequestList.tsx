import { getShownData } from '../../../apollo/query-result.ts';
import { Group, Text } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatListState } from '../../../ui/list-state.ts';
import { NothingFound } from '../../../ui/NothingFound.tsx';
import { FilterSelect } from '../../../ui/FilterSelect.tsx';
import { PagedList } from '../../../ui/PagedList.tsx';
import { RequestTable } from './RequestTable.tsx';
import { texts as contestTexts } from './texts.tsx';
import { useContestRequestsPageQuery } from '../../../generated/graphql.ts';
import {
  pageSize,
  requestStates,
  requestsVariables,
  type ContestsState,
} from './contests-state.ts';
import { texts } from './page-texts.ts';

interface Props {
  state: ContestsState;
  onChange: (change: Partial<ContestsState>) => void;
}

/** Requests of employees, and the decisions on them. */
export function RequestList({ state, onChange }: Props) {
  const query = useContestRequestsPageQuery({ variables: requestsVariables(state) });
  const data = getShownData(query);
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
        {formatListState(data?.contestRequests.total, texts.requestsCount, isNarrowed)}
      </Text>
      <PagedList
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
      </PagedList>
    </>
  );
}
