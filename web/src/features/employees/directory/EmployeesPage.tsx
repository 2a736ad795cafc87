import { Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useCompany } from '../../../domain/company/CompanyContext.tsx';
import { FailedState } from '../../../components/FailedState.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { Pages } from '../../../components/Pages.tsx';
import {
  useEmployeesPageFiguresQuery,
  type EditEmployeeDialog_EmployeeFragment,
  type EmployeeRow_EmployeeFragment,
} from '../../../generated/graphql.ts';
import { OpenRunsNotice } from '../../../domain/app-codes/OpenRunsNotice.tsx';
import { BulkBar } from './BulkBar.tsx';
import { AddButton, AppCodesButton, ChangesButton, ImportLink } from './DirectoryActions.tsx';
import { DirectoryDialogs, type OpenDialog } from './DirectoryDialogs.tsx';
import { DirectoryToolbar } from './DirectoryToolbar.tsx';
import { EmployeeTable } from './EmployeeTable.tsx';
import classes from './EmployeesPage.module.css';
import { FilterChips } from './FilterChips.tsx';
import { EmptyDirectory, NobodyFound } from './NobodyHere.tsx';
import { closeAddOffer, isAddOfferOpen } from './add-offer.ts';
import { rememberDirectory } from './directory-address.ts';
import { filterInput, pageSizes, useDirectoryState } from './directory-state.ts';
import { sayCases, sayPeople } from '../changes/directory-words.ts';
import { ExportMenu } from '../export/ExportMenu.tsx';
import {
  countSelected,
  everybody,
  nobody,
  select,
  selectionInput,
  type Selection,
} from './selection.ts';
import { useDirectory } from './use-directory.ts';
import { useSelection } from './use-selection.ts';

type Employee = EmployeeRow_EmployeeFragment & EditEmployeeDialog_EmployeeFragment;

/** The Employee Directory. */
export function EmployeesPage() {
  const { name: companyName } = useCompany();
  const navigate = useNavigate();
  const { search: query } = useLocation();
  useEffect(() => rememberDirectory(query), [query]);
  const state = useDirectoryState();
  const { table, filter, changeTable } = state;
  const found = { search: table.search, filter: filterInput(filter) };
  const directory = useDirectory(state);
  const { shown, isStale } = directory;
  const figures = useEmployeesPageFiguresQuery();
  const departments = figures.data?.departments ?? [];
  const { selection, wasCleared, ...selecting } = useSelection(JSON.stringify(found));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const grid = useRef<HTMLTableElement>(null);

  const isEmpty = shown !== undefined && shown.people.total === 0 && !shown.isNarrowed;
  // Whether the first answer had nobody: decided once, so that deleting the last person opens nothing.
  const [isFirstEmpty, setIsFirstEmpty] = useState<boolean>();
  if (shown && isFirstEmpty === undefined) {
    setIsFirstEmpty(isEmpty);
    if (isEmpty && isAddOfferOpen()) setDialog({ kind: 'add' });
  }
  useEffect(() => {
    if (isFirstEmpty) closeAddOffer();
  }, [isFirstEmpty]);

  // The last row of the last page may have gone, or the address may name a page that never was.
  const total = shown?.people.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / table.pageSize));
  const isBeyond = shown !== undefined && !isStale && table.page > lastPage;
  useEffect(() => {
    if (isBeyond) changeTable({ page: lastPage });
  });

  const rows = shown?.people.items ?? [];
  const ids = rows.map(({ id }) => id);
  const count = countSelected(selection, total);
  const ofSelected = { selection: selectionInput(selection, found), count };
  const focusRow = (): void =>
    grid.current?.querySelector<HTMLElement>('tbody tr[tabindex="0"]')?.focus();
  const close = (): void => setDialog(null);
  return (
    <>
      <PageTitle
        title="Employee Directory"
        state={shown ? stateOf(total, shown.isNarrowed, figures.data?.positive.total) : '\u00a0'}
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
            <ExportMenu
              filter={{ search: table.search, ...filter }}
              order={table}
              found={shown?.people.total}
            />
            <AddButton ref={addButton} onClick={() => setDialog({ kind: 'add' })} />
          </>
        }
      />
      <OpenRunsNotice />
      <DirectoryToolbar state={state} departments={departments} onLeaveSearch={focusRow} />
      <FilterChips filter={filter} onChange={state.changeFilter} onClear={state.clearFilter} />
      <Text component="output" size="sm" c="dimmed" display={wasCleared ? 'block' : 'none'} mb="sm">
        {wasCleared && 'The selection was cleared, because search or filter have changed.'}
      </Text>
      {directory.isFailed ? (
        <FailedState
          message="The directory could not be loaded."
          error={directory.error}
          onRetry={directory.retry}
          isRetrying={directory.isLoading}
        />
      ) : isEmpty ? (
        <EmptyDirectory action={<AddButton onClick={() => setDialog({ kind: 'add' })} />} />
      ) : shown?.people.total === 0 ? (
        <NobodyFound
          search={shown.search}
          onClearSearch={() => changeTable({ search: '' })}
          onClearFilter={state.clearFilter}
          isFiltered={found.filter !== null}
        />
      ) : (
        <div
          aria-busy={directory.isLoading}
          className={classes['list']}
          data-stale={isStale || undefined}
        >
          <EmployeeTable<Employee>
            ref={grid}
            employees={isBeyond ? undefined : shown?.people.items}
            total={total}
            before={shown?.before ?? 0}
            state={table}
            columns={state.columns}
            areColumnsChosen={state.areColumnsChosen}
            selection={selection}
            onSort={changeTable}
            onOpen={(employee) => void navigate(paths.employee(companyName, employee.code))}
            onEdit={(employee) => setDialog({ kind: 'edit', employee })}
            onDelete={({ id, name, code }) =>
              setDialog({
                kind: 'delete',
                target: { selection: { ids: [id] }, count: 1, person: { name, code } },
              })
            }
            onTake={(id, shall, isRange) => selecting.take(id, shall, { isRange, rows: ids })}
            onTakePage={(shall) => selecting.set(select(selection, ids, shall))}
            onEscape={() => {
              if (count > 0) selecting.clear();
              else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
            }}
          />
          {shown && (
            <Pages
              page={Math.min(table.page, lastPage)}
              pageSize={table.pageSize}
              total={total}
              pageSizes={pageSizes}
              onChange={changeTable}
            />
          )}
        </div>
      )}
      {count > 0 && (
        <BulkBar
          count={count}
          total={total}
          onSelectAll={() => selecting.set(everybody)}
          onClear={selecting.clear}
          onSetDepartment={() => setDialog({ kind: 'department', target: ofSelected })}
          onIssueCodes={() =>
            setDialog({ kind: 'codes', target: { selection: ofSelected.selection } })
          }
          onMarkNegative={() => setDialog({ kind: 'negative', target: ofSelected })}
          onDelete={() => setDialog({ kind: 'delete', target: ofSelected })}
        />
      )}
      <DirectoryDialogs
        open={dialog}
        departments={departments.map(({ name }) => name)}
        onClose={close}
        onBulkDone={() => {
          close();
          selecting.set(afterwards(selection, dialog));
          // The row's or the bar's own button, which would get the focus back, has gone.
          addButton.current?.focus();
        }}
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
