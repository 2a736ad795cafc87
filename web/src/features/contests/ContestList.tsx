import { skipToken } from '@apollo/client/react';
import { Group, Text } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { useDeferredQuery } from '../../apollo/deferred-query.ts';
import { Answered } from '../../components/Answered.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { formatListState } from '../../components/list-state.ts';
import { NothingFound } from '../../components/NothingFound.tsx';
import { FilterSelect } from '../../components/FilterSelect.tsx';
import { PagedQuery } from '../../components/PagedQuery.tsx';
import { texts as contestTexts } from '../../domain/contests/texts.tsx';
import { PersonSelect } from '../../domain/people/PersonSelect.tsx';
import { ContestsPageDocument, useContestedPersonQuery } from '../../generated/graphql.ts';
import { ContestTable } from './ContestTable.tsx';
import {
  contestStates,
  contestsVariables,
  pageSize,
  type ContestsState,
} from './contests-state.ts';
import { texts } from './texts.ts';

interface Props {
  state: ContestsState;
  onChange: (change: Partial<ContestsState>) => void;
}

/** The contests filtered by state and person, newest first. */
export function ContestList({ state, onChange }: Props) {
  const query = useDeferredQuery(ContestsPageDocument, contestsVariables(state));
  const { data: person } = useContestedPersonQuery(
    state.person === '' ? skipToken : { variables: { employee: { id: state.person } } },
  );
  const isNarrowed = state.state !== null || state.person !== '';
  return (
    <>
      <Group mb="md" gap="sm" align="flex-end">
        <FilterSelect
          label={texts.state}
          allLabel={texts.everyState}
          choices={contestStates}
          labels={contestTexts.states}
          value={state.state}
          onChange={(choice) => onChange({ state: choice })}
        />
        <PersonSelect
          value={state.person || null}
          chosenName={person?.employee.name}
          onChange={(person) => onChange({ person: person ?? '' })}
        />
      </Group>
      <Text size="sm" c="dimmed" mb="xs" aria-live="polite" component="div">
        <Answered query={query}>
          {(data) => formatListState(data?.contests.total, texts.contestsCount, isNarrowed)}
        </Answered>
      </Text>
      <PagedQuery
        query={query}
        select={(data) => data.contests}
        failure={texts.contestsFailed}
        page={state.page}
        pageSize={pageSize}
        onPage={(page) => onChange({ page })}
        columns={3}
        empty={
          isNarrowed ? (
            <NothingFound
              title={texts.nothingFound}
              sentence={texts.noSuchContest}
              action={texts.showAll}
              onClear={() => onChange({ state: null, person: '' })}
            />
          ) : (
            <EmptyState icon={IconBan} title={texts.noContest} sentence={texts.noContestWhy} />
          )
        }
      >
        {(contests) => <ContestTable contests={contests} />}
      </PagedQuery>
    </>
  );
}
