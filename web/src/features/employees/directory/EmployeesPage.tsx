import { Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useDeferredQuery } from '../../../apollo/deferred-query.ts';
import { useCompany } from '../../../domain/company/CompanyContext.tsx';
import { Answered } from '../../../components/Answered.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { QueryBoundary } from '../../../components/QueryBoundary.tsx';
import { EmployeesPageDocument, useEmployeesPageFiguresQuery } from '../../../generated/graphql.ts';
import { OpenRunsNotice } from '../../../domain/app-codes/OpenRunsNotice.tsx';
import { choice, defineSearch, useSearch } from '../../../components/search-params.ts';
import { AddButton, AppCodesButton, ChangesButton, ImportLink } from './DirectoryActions.tsx';
import { DirectoryDialogs, type OpenDialog } from './DirectoryDialogs.tsx';
import { DirectoryList, DirectorySkeleton } from './DirectoryList.tsx';
import { DirectoryToolbar } from './DirectoryToolbar.tsx';
import { FilterChips } from './FilterChips.tsx';
import { rememberDirectory } from './directory-address.ts';
import { directoryVariables, filterInput, useDirectoryState } from './directory-state.ts';
import { sayCases, sayPeople } from '../changes/directory-words.ts';
import { ExportMenu } from '../export/ExportMenu.tsx';
import { nobody, select, type Selection } from './selection.ts';
import { useSelection } from './use-selection.ts';

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
  const found = { search: table.search, filter: filterInput(filter) };
  const query = useDeferredQuery(EmployeesPageDocument, directoryVariables(table, filter));
  const figures = useEmployeesPageFiguresQuery();
  const departments = figures.data?.departments ?? [];
  const selecting = useSelection(JSON.stringify(found));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [{ dialog: asked }, askFor] = useSearch(dialogSearch);
  const addButton = useRef<HTMLButtonElement>(null);
  const grid = useRef<HTMLTableElement>(null);

  const isNarrowed = query.variables.search !== null || query.variables.filter !== null;
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
        title="Employee Directory"
        state={
          <Answered query={query}>
            {(data) =>
              data
                ? stateOf(data.employees.total, isNarrowed, figures.data?.positive.total)
                : '\u00a0'
            }
          </Answered>
        }
        action={
          <>
            <ChangesButton onClick={() => setDialog({ kind: 'changes' })} />
            <ImportLink />
            <AppCodesButton
              onClick={() =>
                setDialog({
                  kind: 'codes',
                  target: { departments: departments.map(({ name }) => name) },
                })
              }
            />
            <Answered query={query}>
              {(data) => (
                <ExportMenu
                  filter={{ search: table.search, ...filter }}
                  order={table}
                  found={data?.employees.total}
                />
              )}
            </Answered>
            <AddButton ref={addButton} onClick={() => setDialog({ kind: 'add' })} />
          </>
        }
      />
      <OpenRunsNotice />
      <DirectoryToolbar state={state} departments={departments} onLeaveSearch={focusRow} />
      <FilterChips filter={filter} onChange={state.changeFilter} onClear={state.clearFilter} />
      <Text
        component="output"
        size="sm"
        c="dimmed"
        display={selecting.wasCleared ? 'block' : 'none'}
        mb="sm"
      >
        {selecting.wasCleared &&
          'The selection was cleared, because search or filter have changed.'}
      </Text>
      <QueryBoundary
        failure="The directory could not be loaded."
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
        open={dialog ?? (asked === 'add' ? adding : null)}
        departments={departments.map(({ name }) => name)}
        onClose={close}
        onBulkDone={() => {
          close();
          selecting.set(afterwards(selecting.selection, dialog));
          // The row's or the bar's own button, which would get the focus back, has gone.
          addButton.current?.focus();
        }}
        onBulkFailed={selecting.restore}
      />
    </>
  );
}

/** Who stays selected after something was done: nobody, but when it was done to one row the others. */
const afterwards = (selection: Selection, dialog: OpenDialog | null): Selection => {
  if (dialog?.kind !== 'delete' || !dialog.target.person) return nobody;
  return selection.kind === 'these'
    ? select(selection, dialog.target.selection.ids ?? [], false)
    : selection;
};

const stateOf = (total: number, isNarrowed: boolean, positive: number | undefined): string => {
  if (isNarrowed) return `${sayPeople(total)} found`;
  return positive === undefined ? sayPeople(total) : `${sayPeople(total)}, ${sayCases(positive)}`;
};
