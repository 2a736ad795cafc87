import { ActionIcon, Box, Group, Menu, Text, VisuallyHidden } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { ListTable, type Column } from '../../../ui/ListTable.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { fontWeights, icons } from '../../../ui/tokens.ts';
import { useCan } from '../../company/current/use-can.ts';
import { Moment } from '../../company/current/Moment.tsx';
import { texts as memberTexts } from './role-texts.ts';
import type { MemberTable_MemberFragment as Member } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';
import { useConfirmedActs } from './use-confirmed-acts.ts';

interface Props {
  members: Member[];
  onChangeRole: (member: Member) => void;
  onRename: (member: Member) => void;
}

/** The members, owners first. The only owner can neither be removed nor get another role. */
export function MemberTable({ members, onChangeRole, onRename }: Props) {
  const can = useCan();
  const isLastOwner = ({ role }: Member): boolean =>
    role === 'OWNER' && members.filter((member) => member.role === 'OWNER').length === 1;
  const columns: Column<Member>[] = [
    {
      key: 'member',
      title: texts.member,
      render: (member) => (
        <>
          <Group gap={8}>
            <Text size="sm" fw={fontWeights.medium} style={{ overflowWrap: 'anywhere' }}>
              {member.name ?? member.email}
            </Text>
            {member.isSelf && <Tag tone="accent">{texts.you}</Tag>}
          </Group>
          {member.name !== null && (
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {member.email}
            </Text>
          )}
          <Box hiddenFrom="sm">
            <RoleWords member={member} isLastOwner={isLastOwner(member)} />
            <Text size="xs" c="dimmed" component="div">
              {texts.lastSignIn}: <LastSignIn member={member} />
            </Text>
          </Box>
        </>
      ),
    },
    {
      key: 'role',
      title: texts.role,
      width: 300,
      visibleFrom: 'sm',
      render: (member) => <RoleWords member={member} isLastOwner={isLastOwner(member)} />,
    },
    {
      key: 'joined',
      title: texts.joined,
      visibleFrom: 'md',
      hasNoWrap: true,
      render: ({ joinedAt }) => <Moment size="sm" at={joinedAt} />,
    },
    {
      key: 'last-sign-in',
      title: texts.lastSignIn,
      visibleFrom: 'sm',
      hasNoWrap: true,
      render: (member) => <LastSignIn member={member} />,
    },
  ];
  if (can('member:update'))
    columns.push({
      key: 'actions',
      title: <VisuallyHidden>{texts.actions}</VisuallyHidden>,
      align: 'right',
      render: (member) => (
        <MemberMenu
          member={member}
          isLastOwner={isLastOwner(member)}
          onChangeRole={() => onChangeRole(member)}
          onRename={() => onRename(member)}
        />
      ),
    });
  return <ListTable columns={columns} rows={members} isDense />;
}

function RoleWords({ member: { role }, isLastOwner }: { member: Member; isLastOwner: boolean }) {
  return (
    <>
      <Text size="sm">{memberTexts.roleNames[role]}</Text>
      {isLastOwner && (
        <Text size="xs" c="dimmed">
          {texts.lastOwner}
        </Text>
      )}
    </>
  );
}

function LastSignIn({ member: { lastSignedInAt } }: { member: Member }) {
  return lastSignedInAt === null ? texts.never : <Moment at={lastSignedInAt} />;
}

interface MenuProps {
  member: Member;
  isLastOwner: boolean;
  onChangeRole: () => void;
  onRename: () => void;
}

function MemberMenu({ member, isLastOwner, onChangeRole, onRename }: MenuProps) {
  const { transferOwnership, removeMember } = useConfirmedActs();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          c="dimmed"
          aria-label={texts.actionsFor(member.email)}
        >
          <IconDots {...icons.md} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onRename}>{texts.changeName}</Menu.Item>
        {!isLastOwner && (
          <>
            <Menu.Item onClick={onChangeRole}>{texts.changeRole}</Menu.Item>
            {!member.isSelf && (
              <Menu.Item onClick={() => transferOwnership(member)}>{texts.makeOwner}</Menu.Item>
            )}
            <Menu.Divider />
            <Menu.Item color="red" onClick={() => removeMember(member)}>
              {member.isSelf ? texts.leave : texts.remove}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
