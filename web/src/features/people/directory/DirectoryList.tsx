import { useEffect, useState, type ReactNode } from 'react';
import { useCan } from '../../company/current/use-can.ts';
import { Pages } from '../../../ui/Pages.tsx';
import type {
  EmployeesPageQuery,
  EmployeesPageQueryVariables,
} from '../../../generated/graphql.ts';
import { BulkBar } from './BulkBar.tsx';
import { AddButton } from './DirectoryActions.tsx';
import type { OpenDialog } from './DirectoryDialogs.tsx';
import { EmployeeTable, type EmployeeTableProps } from './EmployeeTable.tsx';
import classes from './EmployeesPage.module.css';
import { EmptyDirectory, NobodyFound } from './NobodyHere.tsx';
import { isFiltering, pageSizes, type useDirectoryState } from './directory-state.ts';
import {
  countSelected,
  everybody,
  isSelected,
  nobody,
  select,
  selectionInput,
} from './selection.ts';
import type { SelectionState } from './use-selection.ts';
import { currentSession } from '../../../apollo/session.ts';

const key = 'visioncloud.add-offered';
const companyId = (): string => currentSession()?.company.id ?? '';

/** Returns whether the empty directory may open the add dialog automatically, which it does once per tab and company. */
const isAddOfferOpen = (): boolean => sessionStorage.getItem(key) !== companyId();

/** Records that the dialog has been opened automatically. */
const closeAddOffer = (): void => sessionStorage.setItem(key, companyId());

type Employee = EmployeesPageQuery['employees']['items'][number];

interface Props {
  employees: EmployeesPageQuery['employees'];
  /** The variables of the request that these employees answer. */
  asked: EmployeesPageQueryVariables;
  /** Whether the answer to other variables is pending. */
  isStale: boolean;
  state: ReturnType<typeof useDirectoryState>;
  selecting: SelectionState;
  /** Props that the loading table has too. */
  tableProps: Pick<
    EmployeeTableProps<Employee>,
    'ref' | 'state' | 'columns' | 'areColumnsChosen' | 'onSort'
  >;
  onOpenPerson: (employee: Employee) => void;
  onOpenDialog: (dialog: OpenDialog) => void;
}

/** A page of the directory, with bulk actions for the selected people. */
export function DirectoryList({
  employees: { items, total },
  asked,
  isStale,
  state,
  selecting,
  tableProps,
  onOpenPerson,
  onOpenDialog,
}: Props) {
  const can = useCan();
  const canAdd = can('employee:create');
  const { table, filter, changeTable, clearFilter } = state;
  const { selection } = selecting;
  const page = { employees: items, before: (asked.page - 1) * asked.pageSize };
  const isNarrowed = asked.search !== null || asked.filter !== null;
  const isEmpty = total === 0 && !isNarrowed;

  // Only the first answer counts, so that deleting the last person does not open the dialog.
  const [isFirstEmpty] = useState(isEmpty);
  useEffect(() => {
    if (!isFirstEmpty || !canAdd) return;
    if (isAddOfferOpen()) onOpenDialog({ kind: 'add' });
    closeAddOffer();
  }, [isFirstEmpty, canAdd, onOpenDialog]);

  // The page may have lost its last row, or the address may name a page that does not exist.
  const lastPage = Math.max(1, Math.ceil(total / table.pageSize));
  const isBeyond = !isStale && table.page > lastPage;
  useEffect(() => {
    if (isBeyond) changeTable({ page: lastPage });
  });

  const ids = items.map(({ id }) => id);
  const count = countSelected(selection, total);
  const selected = {
    selection: selectionInput(selection, asked),
    count,
    shown: ids.filter((id) => isSelected(selection, id)),
  };
  let list: ReactNode;
  if (isEmpty)
    list = (
      <EmptyDirectory
        action={canAdd && <AddButton onClick={() => onOpenDialog({ kind: 'add' })} />}
      />
    );
  else if (total === 0)
    list = (
      <NobodyFound
        search={asked.search ?? ''}
        onClearSearch={() => changeTable({ search: '' })}
        onClearFilter={clearFilter}
        isFiltered={isFiltering(filter)}
      />
    );
  else
    list = (
      <div aria-busy={isStale} className={classes.list} data-stale={isStale || undefined}>
        <EmployeeTable<Employee>
          {...tableProps}
          page={isBeyond ? undefined : page}
          total={total}
          selection={selection}
          onOpen={onOpenPerson}
          onOpenCase={(person) => onOpenDialog({ kind: 'case', person })}
          onEdit={(employee) => {
            if (can('employee:update')) onOpenDialog({ kind: 'edit', employee });
          }}
          onDelete={({ id, name, code }) =>
            onOpenDialog({
              kind: 'delete',
              target: { selection: { ids: [id] }, count: 1, shown: [id], person: { name, code } },
            })
          }
          onSelect={(id, shall, isRange) => selecting.selectRow(id, shall, { isRange, rows: ids })}
          onSelectPage={(shall) => selecting.set(select(selection, ids, shall))}
          onEscape={() => {
            if (count > 0) selecting.clear();
            else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          }}
        />
        <Pages
          page={Math.min(table.page, lastPage)}
          pageSize={table.pageSize}
          total={total}
          pageSizes={pageSizes}
          onChange={changeTable}
        />
      </div>
    );
  return (
    <>
      {list}
      {count > 0 && (
        <BulkBar
          count={count}
          total={total}
          onSelectAll={() => selecting.set(everybody)}
          onClear={selecting.clear}
          onSetDepartment={() => onOpenDialog({ kind: 'department', target: selected })}
          onIssueCodes={() =>
            onOpenDialog({ kind: 'codes', target: { selection: selected.selection } })
          }
          onMarkPositive={() => onOpenDialog({ kind: 'positive', target: selected })}
          onMarkNegative={() => onOpenDialog({ kind: 'negative', target: selected })}
          onDelete={() => onOpenDialog({ kind: 'delete', target: selected })}
        />
      )}
    </>
  );
}

const ignore = (): void => undefined;

/** Skeleton of the table. */
export function DirectorySkeleton({ tableProps }: Pick<Props, 'tableProps'>) {
  return (
    <EmployeeTable<Employee>
      {...tableProps}
      page={undefined}
      total={0}
      selection={nobody}
      onOpen={ignore}
      onEdit={ignore}
      onOpenCase={ignore}
      onDelete={ignore}
      onSelect={ignore}
      onSelectPage={ignore}
      onEscape={ignore}
    />
  );
}
