import { getShownData } from '../../../apollo/query-result.ts';
import { Button, Group, NativeSelect } from '@mantine/core';
import { IconBuilding, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { NothingFound } from '../../../ui/NothingFound.tsx';
import { PagedList } from '../../../ui/PagedList.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { formatListState } from '../../../ui/list-state.ts';
import { usePageState } from '../../../ui/page-state.ts';
import { icons } from '../../../ui/tokens.ts';
import {
  useCompaniesPageQuery,
  type CompanyRow_CompanyFragment,
  type PlanState,
} from '../../../generated/graphql.ts';
import { AddCompanyDialog } from './AddCompanyDialog.tsx';
import { ChangePlanDialog } from './ChangePlanDialog.tsx';
import { CompanyTable } from './CompanyTable.tsx';
import { texts } from './texts.tsx';

/** Filters of the list of companies, as in the address. */
const planStates: { state: PlanState; word: string; label: string }[] = [
  { state: 'TRIAL', word: 'trial', label: texts.inTrial },
  { state: 'TRIAL_OVER', word: 'trial-over', label: texts.trialOver },
  { state: 'PLAN_REQUESTED', word: 'requested', label: texts.planRequested },
];

const pageSize = 5;

/** The provider's list of companies, newest first. */
export function CompaniesPage() {
  const [{ page, search, filter }, change] = usePageState('plan');
  const planState = planStates.find(({ word }) => word === filter)?.state ?? null;
  const query = useCompaniesPageQuery({
    variables: {
      search: search || null,
      planState,
      page,
      pageSize,
    },
  });
  const data = getShownData(query);
  const [isAdding, setAdding] = useState(false);
  const [changing, setChanging] = useState<CompanyRow_CompanyFragment | null>(null);
  const add = () => setAdding(true);
  const isNarrowed = search !== '' || planState !== null;
  return (
    <>
      <PageTitle
        title={texts.pageTitle}
        state={formatListState(data?.companies.total, texts.companiesCount, isNarrowed)}
        action={<AddButton onClick={add} />}
      />
      <Group mb="md" gap="sm">
        <SearchBox
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          value={search}
          onSearch={(text) => change({ search: text })}
        />
        <NativeSelect
          aria-label={texts.plan}
          data={[
            { value: '', label: texts.everyPlan },
            ...planStates.map(({ word, label }) => ({ value: word, label })),
          ]}
          value={planState === null ? '' : filter}
          onChange={(event) => change({ filter: event.currentTarget.value })}
        />
      </Group>
      <PagedList
        page={page}
        pageSize={pageSize}
        onPage={(to) => change({ page: to })}
        query={query}
        select={(data) => data.companies}
        failure={texts.listFailed}
        columns={7}
        empty={
          !isNarrowed ? (
            <EmptyState
              icon={IconBuilding}
              title={texts.nothingYet}
              sentence={texts.nothingYetWhy}
              action={<AddButton onClick={add} />}
            />
          ) : (
            <NothingFound
              title={texts.nothingFound}
              sentence={search === '' ? texts.noneInState : texts.noneWithText(search)}
              onClear={() => change({ search: '', filter: '' })}
            />
          )
        }
      >
        {(companies) => <CompanyTable companies={companies} onChangePlan={setChanging} />}
      </PagedList>
      <AddCompanyDialog
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onAdded={() => {
          setAdding(false);
          // The new company is first in the unfiltered list.
          if (page !== 1 || isNarrowed) change({ page: 1, search: '', filter: '' });
        }}
      />
      <ChangePlanDialog company={changing} onClose={() => setChanging(null)} />
    </>
  );
}

function AddButton({ onClick }: { onClick: () => void }) {
  return (
    <Button leftSection={<IconPlus {...icons.md} />} onClick={onClick}>
      {texts.addCompany}
    </Button>
  );
}
