import { Menu, Text } from '@mantine/core';
import {
  IconBuilding,
  IconApi,
  IconHistory,
  IconKey,
  IconLayoutDashboard,
  IconShieldLock,
  IconWebhook,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { icons } from '../../ui/tokens.ts';
import { paths } from '../../lib/paths.ts';
import { useSession, type Session } from '../../apollo/session.ts';
import { useCan } from '../../features/company/current/use-can.ts';
import { RenameDialog, type RenamedMember } from '../../features/members/team/RenameDialog.tsx';
import { texts as memberTexts } from '../../features/members/team/role-texts.ts';
import type { MemberRole } from '../../generated/graphql.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { useSignOut } from './use-sign-out.ts';
import { texts } from './texts.ts';

interface Props {
  companyName: string;
  /** Adds a link to the dashboard, for pages outside it. */
  withDashboard?: boolean;
}

/** Menu of the signed-in company: profile, audit log, webhooks, sign-in and logout. */
export function CompanyMenu({ companyName, withDashboard = false }: Props) {
  const { signOut, isSigningOut } = useSignOut();
  const can = useCan();
  const member = useSession()?.member;
  const [renamed, setRenamed] = useState<RenamedMember | null>(null);
  return (
    <>
      <AccountMenu
        label={texts.companyMenu}
        name={companyName}
        about={member && <MemberName member={member} />}
        picture={companyName.slice(0, 1).toUpperCase()}
        width={220}
        isSigningOut={isSigningOut}
        onSignOut={signOut}
      >
        {withDashboard && (
          <Menu.Item
            component={Link}
            to={paths.dashboard(companyName)}
            leftSection={<IconLayoutDashboard {...icons.md} />}
          >
            {texts.dashboard}
          </Menu.Item>
        )}
        <Menu.Item
          component={Link}
          to={paths.profile(companyName)}
          leftSection={<IconBuilding {...icons.md} />}
        >
          {texts.profile}
        </Menu.Item>
        {can('member:read') && (
          <Menu.Item
            component={Link}
            to={paths.members(companyName)}
            leftSection={<IconUsers {...icons.md} />}
          >
            {texts.members}
          </Menu.Item>
        )}
        {can('audit:read') && (
          <Menu.Item
            component={Link}
            to={paths.audit(companyName)}
            leftSection={<IconHistory {...icons.md} />}
          >
            {texts.auditLog}
          </Menu.Item>
        )}
        {can('webhook:read') && (
          <Menu.Item
            component={Link}
            to={paths.webhooks(companyName)}
            leftSection={<IconWebhook {...icons.md} />}
          >
            {texts.webhooks}
          </Menu.Item>
        )}
        {can('api-key:read') && (
          <Menu.Item
            component={Link}
            to={paths.apiKeys(companyName)}
            leftSection={<IconApi {...icons.md} />}
          >
            {texts.apiKeys}
          </Menu.Item>
        )}
        {member && (
          <Menu.Item
            leftSection={<IconUser {...icons.md} />}
            onClick={() => setRenamed({ email: member.email, name: member.name ?? null })}
          >
            {texts.ownName}
          </Menu.Item>
        )}
        <Menu.Item
          component={Link}
          to={paths.changePassword(companyName)}
          leftSection={<IconKey {...icons.md} />}
        >
          {texts.changePassword}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={paths.security(companyName)}
          leftSection={<IconShieldLock {...icons.md} />}
        >
          {texts.security}
        </Menu.Item>
      </AccountMenu>
      <RenameDialog member={renamed} onClose={() => setRenamed(null)} />
    </>
  );
}

/** Name, address and role of the signed-in member. */
function MemberName({ member: { email, role, name } }: { member: NonNullable<Session['member']> }) {
  return (
    <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {name && (
        <>
          {name}
          <br />
        </>
      )}
      {email}
      <br />
      {memberTexts.roleNames[role as MemberRole]}
    </Text>
  );
}
