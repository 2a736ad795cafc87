import { getShownData } from '../../../apollo/query-result.ts';
import { skipToken } from '@apollo/client/react';
import { Group, Text } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatListState } from '../../../ui/list-state.ts';
import { NothingFound } from '../../../ui/NothingFound.tsx';
import { FilterSelect } from '../../../ui/FilterSelect.tsx';
import { PagedList } from '../../../ui/PagedList.tsx';
import { texts as contestTexts } from './texts.tsx';
import { PersonSelect } from '../../people/person/PersonSelect.tsx';
import { useContestsPageQuery, useContestedPersonQuery } from '../../../generated/graphql.ts';
import { ContestTable } from './ContestTable.tsx';
import {
  contestStates,
  contestsVariables,
  pageSize,
  type ContestsState,
} from './contests-state.ts';
import { texts } from './page-texts.ts';

interface Props {
  state: ContestsState;
  onChange: (change: Partial<ContestsState>) => void;
}

/** The contests filtered by state and person, newest first. */
export function ContestList({ state, onChange }: Props) {
  const query = useContestsPageQuery({ variables: contestsVariables(state) });
  const data = getShownData(query);
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
        {formatListState(data?.contests.total, texts.contestsCount, isNarrowed)}
      </Text>
      <PagedList
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
      </PagedList>
    </>
  );
}
