import { ActionIcon, Anchor, Box, Group, Text, Tooltip } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useCompany } from '../../components/CompanyContext.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import classes from './EmployeeTable.module.css';
import type { EmployeeRow_EmployeeFragment } from '../../generated/graphql.ts';

type Employee = EmployeeRow_EmployeeFragment;

/** The phone number as it is dialled. */
export const phoneOf = ({ countryCode, phone }: Pick<Employee, 'countryCode' | 'phone'>): string =>
  `${countryCode} ${phone}`.trim();

/** The name, leading to the tracing of this person; on a phone what else identifies the person stands below. */
export function EmployeeName({ employee }: { employee: Employee }) {
  const { name: companyName } = useCompany();
  return (
    <>
      <Anchor
        component={Link}
        to={paths.tracing(companyName, employee.employeeId)}
        c="var(--mantine-color-text)"
        fw={540}
        size="sm"
        className={classes['name']}
        onClick={(event) => event.stopPropagation()}
      >
        {employee.name}
      </Anchor>
      <Box hiddenFrom="sm" className={classes['below']}>
        <Text size="xs" c="dimmed" mb={4}>
          {employee.employeeId} · {employee.department}
        </Text>
        <StatusBadge isPositive={employee.isPositive} positiveDate={employee.positiveDate} />
      </Box>
    </>
  );
}

// The row behind leads elsewhere.
const only =
  (act: () => void) =>
  (event: MouseEvent): void => {
    event.stopPropagation();
    act();
  };

interface ActionProps {
  employee: Employee;
  onEdit: () => void;
  onDelete: () => void;
}

export function EmployeeActions({ employee, onEdit, onDelete }: ActionProps) {
  return (
    <Group gap={2} justify="flex-end" wrap="nowrap">
      <Tooltip label="Edit">
        <ActionIcon
          variant="subtle"
          color="gray"
          c="dimmed"
          aria-label={`Edit ${employee.name}`}
          onClick={only(onEdit)}
        >
          <IconPencil size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Delete">
        <ActionIcon
          variant="subtle"
          color="gray"
          c="dimmed"
          aria-label={`Delete ${employee.name}`}
          onClick={only(onDelete)}
        >
          <IconTrash size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}
