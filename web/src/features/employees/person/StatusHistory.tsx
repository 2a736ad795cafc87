import { Anchor, Group, Text, Title } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useCompany } from '../../../domain/company/CompanyContext.tsx';
import { Moment } from '../../../domain/dates/Moment.tsx';
import { StatusBadge } from '../../../domain/people/StatusBadge.tsx';
import {
  StatusHistory_EmployeeFragmentDoc,
  type StatusHistory_EmployeeFragment,
} from '../../../generated/graphql.ts';
import { sayChange } from '../changes/directory-words.ts';
import classes from './StatusHistory.module.css';

type Change = NonNullable<StatusHistory_EmployeeFragment['statusHistory'][number]['change']>;

/** Whether an entry came when a change was undone, rather than when it was made. */
const isUndoing = ({ createdAt, undoneAt }: Change, changedAt: string): boolean => {
  const at = Date.parse(changedAt);
  return (
    undoneAt !== null && Math.abs(at - Date.parse(undoneAt)) < Math.abs(at - Date.parse(createdAt))
  );
};

/** Every change of somebody's status: when, and by whom. */
export function StatusHistory({
  employee: from,
}: {
  employee: FragmentType<StatusHistory_EmployeeFragment>;
}) {
  const { data: employee } = useSuspenseFragment({
    fragment: StatusHistory_EmployeeFragmentDoc,
    fragmentName: 'StatusHistory_employee',
    from,
  });
  const { name: companyName } = useCompany();
  const { code, name, statusHistory } = employee;
  return (
    <section aria-labelledby="status-history">
      <Title order={2} id="status-history" mb="sm">
        Status history
      </Title>
      {statusHistory.length === 0 ? (
        <Text size="sm" c="dimmed">
          The status of {name} has never changed.
        </Text>
      ) : (
        <ol>
          {statusHistory.map(({ id, isPositive, positiveDate, changedAt, changedBy, change }) => (
            <li key={id} className={classes.entry} data-positive={isPositive || undefined}>
              <Group gap="4px 12px">
                <StatusBadge isPositive={isPositive} positiveDate={positiveDate} />
                {isPositive && (
                  <Anchor component={Link} to={paths.tracing(companyName, code)} size="sm">
                    Trace
                  </Anchor>
                )}
              </Group>
              <Text size="xs" c="dimmed" mt="xs" style={{ overflowWrap: 'anywhere' }}>
                <Moment at={changedAt} />
                {changedBy === null ? ', with the first entry' : `, by ${changedBy}`}
                {change &&
                  ` (${isUndoing(change, changedAt) ? 'undoing: ' : ''}${sayChange(change)})`}
              </Text>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
