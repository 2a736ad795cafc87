import { Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useDeferredQuery } from '../../../apollo/deferred-query.ts';
import { useCompany } from '../../../domain/company/CompanyContext.tsx';
import { useMay } from '../../../domain/company/use-may.ts';
import { useWithHealth } from '../../../domain/people/use-with-health.ts';
import { Answered } from '../../../components/Answered.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { QueryBoundary } from '../../../components/QueryBoundary.tsx';
import { EmployeesPageDocument, useEmployeesPageFiguresQuery } from '../../../generated/graphql.ts';
import { OpenRunsNotice } from '../../../domain/app-codes/OpenRunsNotice.tsx';
import { choice, defineSearch, useSearch } from '../../../components/search-params.ts';
import {
  AddButton,
  AppCodesButton,
  ChangesButton,
  CorrectionsLink,
  ImportLink,
} from './DirectoryActions.tsx';
import { DirectoryDialogs, type OpenDialog } from './DirectoryDialogs.tsx';
import { DirectoryList, DirectorySkeleton } from './DirectoryList.tsx';
import { DirectoryToolbar } from './DirectoryToolbar.tsx';
import { FilterChips } from './FilterChips.tsx';
import { rememberDirectory } from './directory-address.ts';
import { directoryVariables, useDirectoryState } from './directory-state.ts';
import { formatCases, formatPeople } from '../changes/directory-words.ts';
import { ExportMenu } from '../export/ExportMenu.tsx';
import { nobody, select, type Selection } from './selection.ts';
import { useSelection } from './use-selection.ts';
import { texts } from './texts.ts';

/** A link to the directory can open a dialog: `?dialog=add`. */
const dialogSearch = defineSearch({ dialog: choice('dialog', ['add'], null) });
const adding: OpenDialog = { kind: 'add' };

/** The Employee Directory. */
export function EmployeesPage() {
  const { name: companyName } = useCompany();
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => rememberDirectory(location.search), [location.search]);
  const state = useDirectoryState();
  const { table, filter, changeTable } = state;
  const may = useMay();
  const withHealth = useWithHealth();
  const query = useDeferredQuery(
    EmployeesPageDocument,
    directoryVariables(table, filter, withHealth),
  );
  const figures = useEmployeesPageFiguresQuery({ variables: { withHealth } });
  const departments = figures.data?.departments ?? [];
  // Of the rows on the screen: while another search is pending they are still those of the one before.
  const shown = query.variables;
  const selecting = useSelection(JSON.stringify([shown.search, shown.filter]));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [{ dialog: asked }, askFor] = useSearch(dialogSearch);
  const addButton = useRef<HTMLButtonElement>(null);
  const grid = useRef<HTMLTableElement>(null);

  const isNarrowed = shown.search !== null || shown.filter !== null;
  const tableProps = {
    ref: grid,
    state: table,
    columns: state.columns,
    areColumnsChosen: state.areColumnsChosen,
    onSort: changeTable,
  };
  const focusRow = (): void =>
    grid.current?.querySelector<HTMLElement>('tbody tr[tabindex="0"]')?.focus();
  const close = (): void => {
    setDialog(null);
    if (asked) askFor({ dialog: null }, { replace: true });
  };
  return (
    <>
      <PageTitle
        title={texts.pageTitle}
        state={
          <Answered query={query}>
            {(data) =>
              data
                ? formatState(data.employees.total, isNarrowed, figures.data?.positive?.total)
                : '\u00a0'
            }
          </Answered>
        }
        action={
          <>
            <ChangesButton onClick={() => setDialog({ kind: 'changes' })} />
            {/* Other roles find them among the reports of the follow-up. */}
            {may('employee-report:read') && !may('follow-up:read') && <CorrectionsLink />}
            {may('employee:import') && <ImportLink />}
            {may('app-code:issue') && (
              <AppCodesButton
                onClick={() =>
                  setDialog({
                    kind: 'codes',
                    target: { departments: departments.map(({ name }) => name) },
                  })
                }
              />
            )}
            {may('employee:export') && (
              <Answered query={query}>
                {(data) => (
                  <ExportMenu
                    filter={{ search: table.search, ...filter }}
                    order={table}
                    found={data?.employees.total}
                  />
                )}
              </Answered>
            )}
            {may('employee:create') && (
              <AddButton ref={addButton} onClick={() => setDialog({ kind: 'add' })} />
            )}
          </>
        }
      />
      {may('app-code:issue') && <OpenRunsNotice />}
      <DirectoryToolbar state={state} departments={departments} onLeaveSearch={focusRow} />
      <FilterChips filter={filter} onChange={state.changeFilter} onClear={state.clearFilter} />
      <Text
        component="output"
        size="sm"
        c="dimmed"
        display={selecting.wasCleared ? 'block' : 'none'}
        mb="sm"
      >
        {selecting.wasCleared && texts.selectionCleared}
      </Text>
      <QueryBoundary
        failure={texts.listFailed}
        query={query}
        fallback={<DirectorySkeleton tableProps={tableProps} />}
      >
        <DirectoryList
          query={query}
          state={state}
          selecting={selecting}
          tableProps={tableProps}
          onOpenPerson={(employee) => void navigate(paths.employee(companyName, employee.code))}
          onOpenDialog={setDialog}
        />
      </QueryBoundary>
      <DirectoryDialogs
        open={dialog ?? (asked === 'add' && may('employee:create') ? adding : null)}
        departments={departments.map(({ name }) => name)}
        onClose={close}
        onBulkDone={() => {
          close();
          selecting.set(updateSelection(selecting.selection, dialog));
          // The button that opened the dialog may be gone.
          if (addButton.current) addButton.current.focus();
          else focusRow();
        }}
        onBulkFailed={selecting.restore}
      />
    </>
  );
}

/** Returns the selection after an action: empty, except after the deletion of a single row. */
const updateSelection = (selection: Selection, dialog: OpenDialog | null): Selection => {
  if (dialog?.kind !== 'delete' || !dialog.target.person) return nobody;
  return selection.kind === 'these'
    ? select(selection, dialog.target.selection.ids ?? [], false)
    : selection;
};

const formatState = (total: number, isNarrowed: boolean, positive: number | undefined): string => {
  if (isNarrowed) return texts.found(formatPeople(total));
  return positive === undefined
    ? formatPeople(total)
    : texts.peopleAndCases(formatPeople(total), formatCases(positive));
};
