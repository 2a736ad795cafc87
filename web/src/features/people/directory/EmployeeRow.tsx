import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { ActionIcon } from '@mantine/core';
import { IconPencil, IconRoute, IconTrash, IconVirus, type Icon } from '@tabler/icons-react';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { icons } from '../../../ui/tokens.ts';
import { paths } from '../../../lib/paths.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { useCan } from '../../company/current/use-can.ts';
import { exactMoment, formatMoment } from '../../../lib/dates/dates.ts';
import { PersonAvatar } from '../person/PersonAvatar.tsx';
import { StateTag } from '../../cases/follow-up/FollowUpRow.tsx';
import { StatusBadge } from '../person/StatusBadge.tsx';
import { useWithHealth } from '../person/use-with-health.ts';
import {
  EmployeeRow_EmployeeFragmentDoc,
  type EmployeeRow_EmployeeFragment,
} from '../../../generated/graphql.ts';
import type { ColumnId } from './employee-columns.ts';
import { formatPhone } from '../person/phone-number.ts';
import classes from './EmployeeTable.module.css';
import { texts } from './texts.ts';

type Employee = EmployeeRow_EmployeeFragment;

/** An employee of the table; the row reads its own fields. */
export type EmployeeRef = FragmentType<Employee> & Pick<Employee, 'id' | 'code' | 'name'>;

interface Props {
  employee: EmployeeRef;
  /** Position over all pages, from 1, below the header. */
  rowIndex: number;
  /** Whether Tab moves the focus to this row. */
  isActive: boolean;
  isSelected: boolean;
  columns: readonly ColumnId[];
  onOpen: (employee: EmployeeRef) => void;
  onEdit: (employee: EmployeeRef) => void;
  onOpenCase: (employee: EmployeeRef) => void;
  onDelete: (employee: EmployeeRef) => void;
  onSelect: (employee: EmployeeRef, shall: boolean, isRange: boolean) => void;
}

/** One employee of the directory. A page has up to a hundred rows, so a row renders again only when its own data changes. */
export const EmployeeRow = memo(function EmployeeRow({
  employee: ref,
  rowIndex,
  isActive,
  isSelected,
  columns,
  onOpen,
  onEdit,
  onOpenCase,
  onDelete,
  onSelect,
}: Props) {
  const withHealth = useWithHealth();
  const can = useCan();
  const { data: employee } = useSuspenseFragment({
    fragment: EmployeeRow_EmployeeFragmentDoc,
    from: ref,
    variables: { withHealth },
  });
  const tabIndex = isActive ? 0 : -1;
  const press = (event: MouseEvent<HTMLElement>): void => {
    const isOnControl = (event.target as HTMLElement).closest('a, button, input') !== null;
    if (isOnControl || window.getSelection()?.toString()) return;
    const isBesideBox = (event.target as HTMLElement).closest('[data-check]') !== null;
    if (isBesideBox || event.shiftKey || event.ctrlKey || event.metaKey)
      onSelect(ref, event.shiftKey || !isSelected, event.shiftKey);
    else onOpen(ref);
  };
  return (
    // The table handles the keys, because they move between rows.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <tr
      aria-rowindex={rowIndex}
      aria-selected={isSelected}
      tabIndex={tabIndex}
      className={classes.row}
      onClick={press}
      // Shift-clicking a range of rows must not select their text.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    >
      <td className={classes.check} data-check>
        <input
          type="checkbox"
          className={classes.box}
          tabIndex={tabIndex}
          aria-label={texts.select(employee.name)}
          checked={isSelected}
          onChange={(event) =>
            onSelect(
              ref,
              event.currentTarget.checked,
              (event.nativeEvent as Partial<globalThis.MouseEvent>).shiftKey === true,
            )
          }
        />
      </td>
      {columns.map((column) => (
        <td key={column} data-column={column}>
          {cells[column](employee, tabIndex)}
        </td>
      ))}
      <td className={classes.actions} aria-label={texts.actions}>
        <div className={classes.buttons}>
          {can('employee:update') && (
            <RowButton
              icon={IconPencil}
              label={texts.editPerson(employee.name)}
              title={texts.edit}
              tabIndex={tabIndex}
              onClick={() => onEdit(ref)}
            />
          )}
          {can('case:update') && (
            <RowButton
              icon={IconVirus}
              label={texts.openCaseOf(employee.name)}
              title={texts.openCase}
              tabIndex={tabIndex}
              onClick={() => onOpenCase(ref)}
            />
          )}
          {can('employee:delete') && (
            <RowButton
              icon={IconTrash}
              label={texts.deletePerson(employee.name)}
              title={texts.delete}
              tabIndex={tabIndex}
              onClick={() => onDelete(ref)}
            />
          )}
        </div>
      </td>
    </tr>
  );
});

/** Content of each column. */
const cells: Record<ColumnId, (employee: Employee, tabIndex: number) => ReactNode> = {
  id: ({ code }) => (
    <span className="proportional" title={code}>
      {code}
    </span>
  ),
  name: (employee, tabIndex) => <NameCell employee={employee} tabIndex={tabIndex} />,
  phone: (employee) => formatPhone(employee),
  email: ({ email }) => <span title={email}>{email}</span>,
  department: ({ department }) => <span title={department}>{department}</span>,
  status: (employee, tabIndex) => <StatusCell employee={employee} tabIndex={tabIndex} />,
  active: ({ lastActiveAt }) => <LastActive at={lastActiveAt} />,
  added: ({ createdAt }) => <Instant at={createdAt} />,
};

function NameCell({ employee, tabIndex }: { employee: Employee; tabIndex: number }) {
  const { name: companyName } = useCompany();
  return (
    <>
      <div className={classes.person}>
        <PersonAvatar name={employee.name} photo={employee.photo} size={28} />
        <Link
          to={paths.employee(companyName, employee.code)}
          className={classes.name}
          title={employee.name}
          tabIndex={tabIndex}
        >
          {employee.name}
        </Link>
      </div>
      <div className={`proportional ${classes.below}`}>
        {employee.code} · {employee.department}
      </div>
    </>
  );
}

function StatusCell({ employee, tabIndex }: { employee: Employee; tabIndex: number }) {
  const { name: companyName } = useCompany();
  const { name, code, isPositive, positiveSince, followUpState = null } = employee;
  if (isPositive === undefined) return null;
  return (
    <div className={classes.status}>
      <StatusBadge isPositive={isPositive} since={positiveSince} />
      {/* Nobody in quarantine is negative and nothing else. */}
      {!isPositive && followUpState !== null && <StateTag state={followUpState} />}
      {isPositive && (
        <ActionIcon
          component={Link}
          to={paths.tracing(companyName, code)}
          variant="subtle"
          color="red"
          c="var(--vc-positive)"
          className={classes.button}
          tabIndex={tabIndex}
          aria-label={texts.tracePerson(name)}
          title={texts.trace}
        >
          <IconRoute {...icons.md} />
        </ActionIcon>
      )}
    </div>
  );
}

function LastActive({ at }: { at: string | null }) {
  return at === null ? (
    <span style={{ color: 'var(--mantine-color-dimmed)' }}>{texts.notAvailable}</span>
  ) : (
    <Instant at={at} />
  );
}

function Instant({ at }: { at: string }) {
  const { timeZone } = useCompany();
  return (
    <time dateTime={at} title={exactMoment(at, timeZone)}>
      {formatMoment(at, timeZone)}
    </time>
  );
}

interface RowButtonProps {
  icon: Icon;
  label: string;
  title: string;
  tabIndex: number;
  onClick: () => void;
}

function RowButton({ icon: RowIcon, label, ...button }: RowButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="dimmed"
      className={classes.button}
      aria-label={label}
      {...button}
    >
      <RowIcon {...icons.md} />
    </ActionIcon>
  );
}
