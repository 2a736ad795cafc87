import { Text, VisuallyHidden } from '@mantine/core';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useCompany } from '../../components/CompanyContext.tsx';
import { Moment } from '../../components/Moment.tsx';
import { SortHeader } from '../../components/SortHeader.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import type { TableState } from '../../components/table-state.ts';
import tableClasses from '../../components/data-table.module.css';
import type { EmployeeRow_EmployeeFragment, EmployeeSort } from '../../generated/graphql.ts';
import classes from './EmployeeTable.module.css';
import { EmployeeActions, EmployeeName, phoneOf } from './EmployeeRow.tsx';

interface Props<Employee> {
  employees: Employee[];
  state: TableState<EmployeeSort>;
  onSort: (change: Pick<TableState<EmployeeSort>, 'sort' | 'direction'>) => void;
  onEdit: (employee: Employee) => void;
  onDelete: (employee: Employee) => void;
}

/** The columns that sort, under the names that they are known by. */
export const employeeColumns: readonly { value: EmployeeSort; label: string }[] = [
  { value: 'EMPLOYEE_ID', label: 'ID NO.' },
  { value: 'NAME', label: 'NAME' },
  { value: 'PHONE', label: 'PHONE NO.' },
  { value: 'EMAIL', label: 'EMAIL' },
  { value: 'DEPARTMENT', label: 'DEPARTMENT' },
  { value: 'STATUS', label: 'COVID-19 STATUS' },
  { value: 'LAST_ACTIVE', label: 'LAST ACTIVE' },
];

// As many columns as fit beside the sidebar without scrolling.
const fromTablets = '(min-width: 48em)';
const fromLargeTablets = '(min-width: 54em)';
const fromSmallLaptops = '(min-width: 62em)';
const fromLaptops = '(min-width: 72em)';
const fromDesktops = '(min-width: 80em)';

/** The directory as a table; a row leads to the tracing of its person. */
export function EmployeeTable<Employee extends EmployeeRow_EmployeeFragment>({
  employees,
  state,
  onSort,
  onEdit,
  onDelete,
}: Props<Employee>) {
  const { name: companyName } = useCompany();
  const navigate = useNavigate();
  const title = (by: EmployeeSort) => (
    <SortHeader
      label={employeeColumns.find((column) => column.value === by)?.label ?? ''}
      by={by}
      state={state}
      onSort={onSort}
    />
  );
  const columns: DataTableColumn<Employee>[] = [
    {
      accessor: 'employeeId',
      title: title('EMPLOYEE_ID'),
      visibleMediaQuery: fromTablets,
      noWrap: true,
      // Figures of one width would tear 'VC-1021' apart at its hyphen.
      cellsStyle: () => ({ fontVariantNumeric: 'normal' }),
    },
    {
      accessor: 'name',
      title: title('NAME'),
      render: (employee) => <EmployeeName employee={employee} />,
    },
    {
      accessor: 'phone',
      title: title('PHONE'),
      visibleMediaQuery: fromLaptops,
      noWrap: true,
      render: phoneOf,
    },
    {
      accessor: 'email',
      title: title('EMAIL'),
      visibleMediaQuery: fromDesktops,
      ellipsis: true,
      width: 'clamp(172px, 100vw - 1108px, 260px)',
      render: ({ email }) => <span title={email}>{email}</span>,
    },
    {
      accessor: 'department',
      title: title('DEPARTMENT'),
      visibleMediaQuery: fromLargeTablets,
    },
    {
      accessor: 'isPositive',
      title: title('STATUS'),
      visibleMediaQuery: fromTablets,
      render: ({ isPositive, positiveDate }) => (
        <StatusBadge isPositive={isPositive} positiveDate={positiveDate} />
      ),
    },
    {
      accessor: 'lastActive',
      title: title('LAST_ACTIVE'),
      visibleMediaQuery: fromSmallLaptops,
      render: ({ lastActive }) =>
        lastActive === null ? (
          <Text size="sm" c="dimmed">
            Not available
          </Text>
        ) : (
          <Moment at={lastActive} size="sm" />
        ),
    },
    {
      accessor: 'id',
      title: <VisuallyHidden>Actions</VisuallyHidden>,
      width: 80,
      render: (employee) => (
        <EmployeeActions
          employee={employee}
          onEdit={() => onEdit(employee)}
          onDelete={() => onDelete(employee)}
        />
      ),
    },
  ];
  return (
    <DataTable
      columns={columns}
      records={employees}
      idAccessor="id"
      minHeight={0}
      noRecordsText=""
      highlightOnHover
      highlightOnHoverColor="var(--vc-hover)"
      backgroundColor="transparent"
      borderColor="var(--vc-border)"
      rowBorderColor="var(--vc-border)"
      horizontalSpacing={12}
      verticalSpacing={6}
      fz="sm"
      classNames={{ header: `${tableClasses['head']} ${classes['head']}` }}
      rowClassName={tableClasses['row']}
      onRowClick={({ record }) => void navigate(paths.tracing(companyName, record.employeeId))}
    />
  );
}
