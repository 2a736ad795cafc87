import { getShownData, isStale, useAnsweredVariables } from '../../../apollo/query-result.ts';
import { Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { CountLink } from '../../company/current/CountLink.tsx';
import { useCan } from '../../company/current/use-can.ts';
import { useWithHealth } from '../person/use-with-health.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { useEmployeesPageQuery, useEmployeesPageFiguresQuery } from '../../../generated/graphql.ts';
import { OpenRunsNotice } from '../phones/OpenRunsNotice.tsx';
import { choice, defineSearch, useSearch } from '../../../ui/search-params.ts';
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
import { formatCases, formatPeople } from './changes/directory-words.ts';
import { ExportMenu } from './export/ExportMenu.tsx';
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
  const can = useCan();
  const withHealth = useWithHealth();
  const variables = directoryVariables(table, filter, withHealth);
  const query = useEmployeesPageQuery({ variables });
  const data = getShownData(query);
  const figures = useEmployeesPageFiguresQuery({ variables: { withHealth } });
  const departments = figures.data?.departments ?? [];
  // Of the rows on the screen: while another search is pending they are still those of the one before.
  const shown = useAnsweredVariables(query, variables);
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
          data ? (
            <Counts
              total={data.employees.total}
              isNarrowed={isNarrowed}
              positive={figures.data?.positive?.total}
            />
          ) : (
            '\u00a0'
          )
        }
        action={
          <>
            <ChangesButton onClick={() => setDialog({ kind: 'changes' })} />
            {/* Other roles find them among the reports of the follow-up. */}
            {can('employee-report:read') && !can('follow-up:read') && <CorrectionsLink />}
            {can('employee:import') && <ImportLink />}
            {can('app-code:issue') && (
              <AppCodesButton
                onClick={() =>
                  setDialog({
                    kind: 'codes',
                    target: { departments: departments.map(({ name }) => name) },
                  })
                }
              />
            )}
            {can('employee:export') && (
              <ExportMenu
                filter={{ search: table.search, ...filter }}
                order={table}
                found={data?.employees.total}
              />
            )}
            {can('employee:create') && (
              <AddButton ref={addButton} onClick={() => setDialog({ kind: 'add' })} />
            )}
          </>
        }
      />
      {can('app-code:issue') && <OpenRunsNotice />}
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
        {({ employees }) => (
          <DirectoryList
            employees={employees}
            asked={shown}
            isStale={isStale(query)}
            state={state}
            selecting={selecting}
            tableProps={tableProps}
            onOpenPerson={(employee) => void navigate(paths.employee(companyName, employee.code))}
            onOpenDialog={setDialog}
          />
        )}
      </QueryBoundary>
      <DirectoryDialogs
        open={dialog ?? (asked === 'add' && can('employee:create') ? adding : null)}
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

interface CountsProps {
  total: number;
  isNarrowed: boolean;
  /** Undefined for viewers who may not read it. */
  positive: number | undefined;
}

/** How many people the list has, and how many of all are positive. */
function Counts({ total, isNarrowed, positive }: CountsProps) {
  if (isNarrowed) return texts.found(formatPeople(total));
  if (positive === undefined) return formatPeople(total);
  const cases = formatCases(positive);
  return (
    <>
      {formatPeople(total)},{' '}
      {positive === 0 ? (
        cases
      ) : (
        <CountLink to="?status=positive" needs="employee:read">
          {cases}
        </CountLink>
      )}
    </>
  );
}
