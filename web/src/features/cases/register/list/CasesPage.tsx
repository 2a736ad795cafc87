import { getShownData } from '../../../../apollo/query-result.ts';
import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconPlus, IconVirus } from '@tabler/icons-react';
import { useState } from 'react';
import { useLiveFigures } from '../../../../apollo/live.ts';
import { refetchFields } from '../../../../apollo/outdated-fields.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ExportButton } from '../../../../ui/ExportButton.tsx';
import { formatListState } from '../../../../ui/list-state.ts';
import { NothingFound } from '../../../../ui/NothingFound.tsx';
import { PagedList } from '../../../../ui/PagedList.tsx';
import { PageTitle } from '../../../../ui/PageTitle.tsx';
import { choice, defineSearch, useSearch } from '../../../../ui/search-params.ts';
import { icons } from '../../../../ui/tokens.ts';
import { useCan } from '../../../company/current/use-can.ts';
import { caseTopics } from '../../base/case-topics.ts';
import { OpenCaseDialog } from '../../base/OpenCaseDialog.tsx';
import { useCasesPageQuery } from '../../../../generated/graphql.ts';
import { CaseFilters } from './CaseFilters.tsx';
import {
  casesVariables,
  everyCase,
  exportAddress,
  isNarrowed,
  pageSize,
  useCasesState,
} from './cases-state.ts';
import { CaseTable } from './CaseTable.tsx';
import { texts } from './texts.ts';

/** A link to the list can open the dialog: `?dialog=open`. */
const dialogSearch = defineSearch({ dialog: choice('dialog', ['open'], null) });

/** The company's cases, newest first unless ordered otherwise. */
export function CasesPage() {
  const client = useApolloClient();
  const [state, change] = useCasesState();
  const query = useCasesPageQuery({ variables: casesVariables(state) });
  const data = getShownData(query);
  useLiveFigures(() => refetchFields(client, 'cases'), caseTopics);
  const [isOpening, setOpening] = useState(false);
  const [{ dialog }, askFor] = useSearch(dialogSearch);
  const open = () => setOpening(true);
  return (
    <>
      <PageTitle
        title={texts.pageTitle}
        state={formatListState(data?.cases.total, texts.cases, isNarrowed(state))}
        action={
          <>
            <ExportButton address={exportAddress(casesVariables(state))} />
            <OpenButton onClick={open} />
          </>
        }
      />
      <CaseFilters state={state} onChange={change} />
      <PagedList
        page={state.page}
        pageSize={pageSize}
        onPage={(page) => change({ page })}
        query={query}
        select={(data) => data.cases}
        failure={texts.listFailed}
        columns={7}
        empty={
          isNarrowed(state) ? (
            <NothingFound
              title={texts.nothingFound}
              sentence={texts.nothingFoundWhy}
              action={texts.showAll}
              onClear={() => change(everyCase)}
            />
          ) : (
            <EmptyState
              icon={IconVirus}
              title={texts.nothingYet}
              sentence={texts.nothingYetWhy}
              action={<OpenButton onClick={open} />}
            />
          )
        }
      >
        {(cases) => <CaseTable cases={cases} />}
      </PagedList>
      <OpenCaseDialog
        isOpen={isOpening || dialog === 'open'}
        person={null}
        onClose={() => {
          setOpening(false);
          if (dialog) askFor({ dialog: null }, { replace: true });
        }}
      />
    </>
  );
}

function OpenButton({ onClick }: { onClick: () => void }) {
  const can = useCan();
  if (!can('case:update')) return null;
  return (
    <Button leftSection={<IconPlus {...icons.md} />} onClick={onClick}>
      {texts.openCase}
    </Button>
  );
}
