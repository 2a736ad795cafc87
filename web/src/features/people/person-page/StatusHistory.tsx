import { Anchor, Group, Text, Title } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { Moment } from '../../company/current/Moment.tsx';
import { StatusBadge } from '../person/StatusBadge.tsx';
import {
  DirectoryChange_ChangeFragmentDoc,
  StatusHistory_EmployeeFragmentDoc,
  type DirectoryChange_ChangeFragment,
  type StatusHistory_EmployeeFragment,
} from '../../../generated/graphql.ts';
import { formatChange } from '../directory/changes/directory-words.ts';
import classes from './StatusHistory.module.css';
import { texts } from './texts.tsx';

/** Returns whether an entry records the undoing of a change, not the change itself. */
const isUndoing = (
  { createdAt, undoneAt }: DirectoryChange_ChangeFragment,
  changedAt: string,
): boolean => {
  const at = Date.parse(changedAt);
  return (
    undoneAt !== null && Math.abs(at - Date.parse(undoneAt)) < Math.abs(at - Date.parse(createdAt))
  );
};

/** Every change of an employee's status. */
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
        {texts.statusHistory}
      </Title>
      {statusHistory.length === 0 ? (
        <Text size="sm" c="dimmed">
          {texts.noStatusHistory(name)}
        </Text>
      ) : (
        <ol>
          {statusHistory.map(({ id, isPositive, positiveDate, changedAt, changedBy, change }) => (
            <li key={id} className={classes.entry} data-positive={isPositive || undefined}>
              <Group gap="4px 12px">
                <StatusBadge isPositive={isPositive} since={positiveDate} />
                {isPositive && (
                  <Anchor component={Link} to={paths.tracing(companyName, code)} size="sm">
                    {texts.trace}
                  </Anchor>
                )}
              </Group>
              <Text size="xs" c="dimmed" mt="xs" style={{ overflowWrap: 'anywhere' }}>
                {changedBy === null
                  ? texts.firstEntry(<Moment at={changedAt} />)
                  : texts.changedBy(<Moment at={changedAt} />, changedBy)}
                {change && <PartOfChange change={change} changedAt={changedAt} />}
              </Text>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface PartOfChangeProps {
  change: FragmentType<DirectoryChange_ChangeFragment>;
  /** ISO instant. */
  changedAt: string;
}

/** Names the bulk change that an entry belongs to. */
function PartOfChange({ change: from, changedAt }: PartOfChangeProps) {
  const { data: change } = useSuspenseFragment({
    fragment: DirectoryChange_ChangeFragmentDoc,
    from,
  });
  const format = isUndoing(change, changedAt) ? texts.undoing : texts.partOf;
  return format(formatChange(change));
}
