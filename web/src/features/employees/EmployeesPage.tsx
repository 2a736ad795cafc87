import { Box, Button, Group } from '@mantine/core';
import { IconPlus, IconSearchOff, IconUsers } from '@tabler/icons-react';
import { useEffect, useRef, useState, type Ref } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailedState } from '../../components/FailedState.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Pages } from '../../components/Pages.tsx';
import { SearchBox } from '../../components/SearchBox.tsx';
import { SortSelect } from '../../components/SortSelect.tsx';
import { TableSkeleton } from '../../components/TableSkeleton.tsx';
import { useTableState } from '../../components/table-state.ts';
import {
  useEmployeesPageQuery,
  type EmployeesPageQuery,
  type EmployeeSort,
} from '../../generated/graphql.ts';
import { AddEmployeeDialog } from './AddEmployeeDialog.tsx';
import { DeleteEmployeeDialog } from './DeleteEmployeeDialog.tsx';
import { EditEmployeeDialog } from './EditEmployeeDialog.tsx';
import { employeeColumns, EmployeeTable } from './EmployeeTable.tsx';

type Employee = EmployeesPageQuery['employees']['items'][number];

const pageSizes = [5, 10, 50, 100] as const;
const sorts = employeeColumns.map(({ value }) => value);

const said = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** The Employee Directory. */
export function EmployeesPage() {
  const [state, change] = useTableState<EmployeeSort>({
    sorts,
    defaultSort: 'NAME',
    pageSizes,
    defaultPageSize: 10,
  });
  const { page, pageSize, search, sort, direction } = state;
  const answer = useEmployeesPageQuery({
    variables: { search: search || null, page, pageSize, sort, direction },
  });
  // While another page is on its way the one before stays, dimmed.
  const before = answer.previousData?.employees.items.length ? answer.previousData : undefined;
  const data = answer.data ?? before;
  const [chosen, setChosen] = useState<'add' | 'edit' | 'delete' | 'none' | null>(null);
  const [employee, setEmployee] = useState<Employee | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  const isDirectoryEmpty = answer.data?.employees.total === 0 && search === '';
  // Until somebody has opened or closed one, an empty directory opens the way to fill it.
  const dialog = chosen ?? (isDirectoryEmpty ? 'add' : 'none');
  // The last row of the last page may have gone, or the address may name a page that never was.
  const lastPage = Math.max(1, Math.ceil((answer.data?.employees.total ?? Infinity) / pageSize));
  useEffect(() => {
    if (page > lastPage) change({ page: lastPage });
  });

  const open = (which: 'edit' | 'delete') => (whom: Employee) => {
    setEmployee(whom);
    setChosen(which);
  };
  const close = (): void => setChosen('none');
  const add = (): void => setChosen('add');
  return (
    <>
      <PageTitle
        title="Employee Directory"
        state={data ? stateOf(data, search) : '\u00a0'}
        action={<AddButton ref={addButton} onClick={add} />}
      />
      <Group mb="md" gap="sm">
        <SearchBox
          label="Search employees"
          placeholder="Search id, name, email or department"
          value={search}
          onSearch={(text) => change({ search: text })}
        />
        <SortSelect columns={employeeColumns} state={state} onSort={change} />
      </Group>
      {answer.error && !answer.data ? (
        <FailedState
          message="The directory could not be loaded."
          onRetry={() => void answer.refetch()}
          isRetrying={answer.loading}
        />
      ) : data === undefined ? (
        <TableSkeleton rows={pageSize > 10 ? 10 : pageSize} />
      ) : isDirectoryEmpty ? (
        <EmptyState
          icon={IconUsers}
          title="Nobody here yet"
          sentence="Add the people of your company, and their phones can report contacts."
          action={<AddButton onClick={add} />}
        />
      ) : data.employees.items.length === 0 ? (
        <EmptyState
          icon={IconSearchOff}
          title="Nobody found"
          sentence={`No id, name, email or department has ‘${search}’ in it.`}
          action={
            <Button variant="default" onClick={() => change({ search: '' })}>
              Clear search
            </Button>
          }
        />
      ) : (
        <Box
          aria-busy={answer.loading}
          style={{ opacity: answer.data ? 1 : 0.6, transition: 'opacity 120ms' }}
        >
          <EmployeeTable
            employees={data.employees.items}
            state={state}
            onSort={change}
            onEdit={open('edit')}
            onDelete={open('delete')}
          />
          <Pages
            page={page}
            pageSize={pageSize}
            total={data.employees.total}
            pageSizes={pageSizes}
            onChange={change}
          />
        </Box>
      )}
      <AddEmployeeDialog
        isOpen={dialog === 'add'}
        departments={data?.departments ?? []}
        onClose={close}
      />
      <EditEmployeeDialog
        isOpen={dialog === 'edit'}
        employee={employee}
        departments={data?.departments ?? []}
        onClose={close}
      />
      <DeleteEmployeeDialog
        isOpen={dialog === 'delete'}
        employee={employee}
        onClose={close}
        onDeleted={() => {
          close();
          // The row's own button, which would get the focus back, has gone with the row.
          addButton.current?.focus();
        }}
      />
    </>
  );
}

function AddButton(button: { ref?: Ref<HTMLButtonElement>; onClick: () => void }) {
  return (
    <Button leftSection={<IconPlus size={16} aria-hidden />} {...button}>
      Add employee
    </Button>
  );
}

const stateOf = ({ employees, positiveEmployees }: EmployeesPageQuery, search: string): string =>
  search === ''
    ? `${said(employees.total, 'person', 'people')}, ${positiveEmployees.length === 0 ? 'no positive case' : said(positiveEmployees.length, 'positive case', 'positive cases')}`
    : `${said(employees.total, 'person', 'people')} found`;
