import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { BackLink } from '../../../ui/BackLink.tsx';
import { ActionIcon, Button, Group, Menu, Text } from '@mantine/core';
import {
  IconDots,
  IconFileDownload,
  IconPencil,
  IconRoute,
  IconTrash,
  IconVirus,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { icons } from '../../../ui/tokens.ts';
import { useDownload } from '../../../ui/use-download.ts';
import { OpenCases } from '../../cases/base/OpenCases.tsx';
import { StateTag } from '../../cases/follow-up/FollowUpRow.tsx';
import { useCan } from '../../company/current/use-can.ts';
import { StatusBadge } from '../person/StatusBadge.tsx';
import { useWithHealth } from '../person/use-with-health.ts';
import {
  PersonHead_EmployeeFragmentDoc,
  type PersonHead_EmployeeFragment,
} from '../../../generated/graphql.ts';
import { directoryAddress } from '../directory/directory-address.ts';
import { listOpenFollowUps, type PersonFollowUp } from './follow-up-states.ts';
import { texts } from './texts.tsx';

interface Props {
  employee: FragmentType<PersonHead_EmployeeFragment>;
  /** Undefined while loading; empty if the viewer may not read them. */
  followUps: readonly Pick<PersonFollowUp, 'state' | 'nextStep'>[] | undefined;
  onEdit: () => void;
  onOpenCase: () => void;
  onDelete: () => void;
}

/** Name, status and actions of an employee. */
export function PersonHead({ employee: from, followUps, onEdit, onOpenCase, onDelete }: Props) {
  const withHealth = useWithHealth();
  const can = useCan();
  const { data: employee } = useSuspenseFragment({
    fragment: PersonHead_EmployeeFragmentDoc,
    fragmentName: 'PersonHead_employee',
    from,
    variables: { withHealth },
  });
  const { name: companyName } = useCompany();
  const { code, name, designation, department, isPositive, positiveSince } = employee;
  const states = new Set(listOpenFollowUps(followUps ?? []).map(({ state }) => state));
  return (
    <>
      <BackToDirectory />
      <PageTitle
        title={name}
        state={
          <Group gap="4px 12px">
            <Text component="span" size="sm">
              {[code, designation, department].filter(Boolean).join(' · ')}
            </Text>
            {isPositive !== undefined && (
              <>
                {[...states].map((state) => (
                  <StateTag key={state} state={state} />
                ))}
                {/* A green status of somebody who has to stay at home would mislead. */}
                {(isPositive || followUps) && (
                  <StatusBadge isPositive={isPositive} since={positiveSince} />
                )}
                <OpenCases employee={employee} />
              </>
            )}
          </Group>
        }
        action={
          <>
            <MoreMenu employee={employee} onOpenCase={onOpenCase} onDelete={onDelete} />
            {can('tracing:read') && (
              <Button
                component={Link}
                to={paths.tracing(companyName, code)}
                variant="default"
                leftSection={<IconRoute {...icons.md} />}
              >
                {texts.trace}
              </Button>
            )}
            {can('employee:update') && (
              <Button leftSection={<IconPencil {...icons.md} />} onClick={onEdit}>
                {texts.edit}
              </Button>
            )}
          </>
        }
      />
    </>
  );
}

/** A link back to the directory with its last filters. */
export function BackToDirectory() {
  const { name: companyName } = useCompany();
  return <BackLink to={directoryAddress(companyName)}>{texts.backToDirectory}</BackLink>;
}

function MoreMenu({
  employee,
  onOpenCase,
  onDelete,
}: {
  employee: PersonHead_EmployeeFragment;
  onOpenCase: () => void;
  onDelete: () => void;
}) {
  const { id, name } = employee;
  const can = useCan();
  const { isBusy, save } = useDownload();
  const confirm = useConfirm();
  const canExport = can('employee:export') && can('health:read');
  if (!can('case:update') && !can('employee:delete') && !canExport) return null;
  const ask = (): void =>
    confirm({
      title: texts.exportDataOf(name),
      meaning: texts.exportIsForCompany,
      confirmLabel: texts.download,
      onConfirm: () => save(`/api/employee/${encodeURIComponent(id)}/data`),
    });
  return (
    <>
      <Menu position="bottom-end" withinPortal={false}>
        <Menu.Target>
          <ActionIcon variant="default" size={36} loading={isBusy} aria-label={texts.moreFor(name)}>
            <IconDots {...icons.lg} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {can('case:update') && (
            <Menu.Item leftSection={<IconVirus {...icons.md} />} onClick={onOpenCase}>
              {texts.openCase}
            </Menu.Item>
          )}
          {canExport && (
            <Menu.Item leftSection={<IconFileDownload {...icons.md} />} onClick={ask}>
              {texts.exportData}
            </Menu.Item>
          )}
          {can('employee:delete') && (
            <Menu.Item color="red" leftSection={<IconTrash {...icons.md} />} onClick={onDelete}>
              {texts.delete}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
