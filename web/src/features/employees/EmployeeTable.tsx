import { Text, VisuallyHidden } from '@mantine/core';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useCompany } from '../../components/CompanyContext.tsx';
import { Moment } from '../../components/Moment.tsx';
import { SortHeader } from '../../components/SortHeader.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import type { TableState } from '../../components/useTableState.ts';
import tableClasses from '../../components/dataTable.module.css';
import type { EmployeeRow_EmployeeFragment, EmployeeSort } from '../../generated/graphql.ts';
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

const onWideScreens = '(min-width: 48em)';
const onVeryWideScreens = '(min-width: 68em)';

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
      visibleMediaQuery: onWideScreens,
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
      visibleMediaQuery: onVeryWideScreens,
      noWrap: true,
      render: phoneOf,
    },
    {
      accessor: 'email',
      title: title('EMAIL'),
      visibleMediaQuery: onVeryWideScreens,
      ellipsis: true,
      width: 190,
      render: ({ email }) => <span title={email}>{email}</span>,
    },
    {
      accessor: 'department',
      title: title('DEPARTMENT'),
      visibleMediaQuery: onWideScreens,
    },
    {
      accessor: 'isPositive',
      title: title('STATUS'),
      visibleMediaQuery: onWideScreens,
      render: ({ isPositive, positiveDate }) => (
        <StatusBadge isPositive={isPositive} positiveDate={positiveDate} />
      ),
    },
    {
      accessor: 'lastActive',
      title: title('LAST_ACTIVE'),
      visibleMediaQuery: onWideScreens,
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
      classNames={{ header: tableClasses['head'] }}
      rowClassName={tableClasses['row']}
      onRowClick={({ record }) => void navigate(paths.tracing(companyName, record.employeeId))}
    />
  );
}
