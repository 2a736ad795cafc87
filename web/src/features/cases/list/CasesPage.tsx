import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconPlus, IconVirus } from '@tabler/icons-react';
import { useState } from 'react';
import { useDeferredQuery } from '../../../apollo/deferred-query.ts';
import { useLiveFigures } from '../../../apollo/live.ts';
import { reloadOutdated } from '../../../apollo/outdated-fields.ts';
import { Answered } from '../../../components/Answered.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { formatListState } from '../../../components/list-state.ts';
import { NothingFound } from '../../../components/NothingFound.tsx';
import { PagedQuery } from '../../../components/PagedQuery.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { choice, defineSearch, useSearch } from '../../../components/search-params.ts';
import { icons } from '../../../components/tokens.ts';
import { useMay } from '../../../domain/company/use-may.ts';
import { caseTopics } from '../../../domain/cases/case-topics.ts';
import { OpenCaseDialog } from '../../../domain/cases/OpenCaseDialog.tsx';
import { CasesPageDocument } from '../../../generated/graphql.ts';
import { CaseFilters } from './CaseFilters.tsx';
import { casesVariables, everyCase, isNarrowed, pageSize, useCasesState } from './cases-state.ts';
import { CaseTable } from './CaseTable.tsx';
import { texts } from './texts.ts';

/** A link to the list can open the dialog: `?dialog=open`. */
const dialogSearch = defineSearch({ dialog: choice('dialog', ['open'], null) });

/** The company's cases, newest first unless ordered otherwise. */
export function CasesPage() {
  const client = useApolloClient();
  const [state, change] = useCasesState();
  const query = useDeferredQuery(CasesPageDocument, casesVariables(state));
  useLiveFigures(() => reloadOutdated(client, 'cases'), caseTopics);
  const [isOpening, setOpening] = useState(false);
  const [{ dialog }, askFor] = useSearch(dialogSearch);
  const open = () => setOpening(true);
  return (
    <>
      <PageTitle
        title={texts.pageTitle}
        state={
          <Answered query={query}>
            {(data) => formatListState(data?.cases.total, texts.cases, isNarrowed(state))}
          </Answered>
        }
        action={<OpenButton onClick={open} />}
      />
      <CaseFilters state={state} onChange={change} />
      <PagedQuery
        page={state.page}
        pageSize={pageSize}
        onPage={(page) => change({ page })}
        query={query}
        select={(data) => data.cases}
        failure={texts.listFailed}
        columns={6}
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
      </PagedQuery>
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
  const may = useMay();
  if (!may('case:update')) return null;
  return (
    <Button leftSection={<IconPlus {...icons.md} />} onClick={onClick}>
      {texts.openCase}
    </Button>
  );
}
