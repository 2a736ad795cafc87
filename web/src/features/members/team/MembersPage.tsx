import { getShownData } from '../../../apollo/query-result.ts';
import { Alert, Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { DescribedSection } from '../../../ui/DescribedSection.tsx';
import { Fact, Facts } from '../../../ui/Facts.tsx';
import { usePageParams } from '../../../ui/page-params.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { TableSkeleton } from '../../../ui/TableSkeleton.tsx';
import { icons } from '../../../ui/tokens.ts';
import { useCan } from '../../company/current/use-can.ts';
import { isAloneAsOwner, memberRoles } from './roles.ts';
import { texts as memberTexts } from './role-texts.ts';
import {
  useMembersPageQuery,
  type MemberRole,
  type MemberTable_MemberFragment,
  type MembersPageQuery,
} from '../../../generated/graphql.ts';
import { formatCount } from '../../../lib/intl.ts';
import { InvitationTable } from './InvitationTable.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { ChangeRoleDialog } from './ChangeRoleDialog.tsx';
import { MemberTable } from './MemberTable.tsx';
import { RenameDialog, type RenamedMember } from './RenameDialog.tsx';
import { texts } from './texts.tsx';

/** The members of the company with their roles, and open invitations. */
export function MembersPage() {
  const can = useCan();
  const query = useMembersPageQuery();
  const data = getShownData(query);
  const [search, setSearch] = usePageParams();
  // The hint on the insights page links here.
  const asked = search.get('invite') === 'owner' && can('member:update') ? 'OWNER' : null;
  const [isInviting, { open, close }] = useDisclosure(asked !== null);
  const [role, setRole] = useState<MemberRole | null>(asked);
  const stopInviting = (): void => {
    close();
    // A reload must not open the dialog again.
    if (search.has('invite')) setSearch({}, { replace: true });
  };
  const invite = (chosen: MemberRole | null): void => {
    setRole(chosen);
    open();
  };
  return (
    <>
      <PageTitle
        title={texts.pageTitle}
        state={data ? formatCounts(data) : '\u00a0'}
        action={
          can('member:update') && (
            <Button leftSection={<IconUserPlus {...icons.md} />} onClick={() => invite(null)}>
              {texts.invite}
            </Button>
          )
        }
      />
      <QueryBoundary
        query={query}
        failure={texts.failed}
        fallback={<TableSkeleton rows={4} columns={4} />}
      >
        {(loaded) => <Members {...loaded} onInvite={invite} />}
      </QueryBoundary>
      <InviteDialog isOpen={isInviting} role={role} onClose={stopInviting} />
    </>
  );
}

const formatCounts = ({ members, memberInvitations }: MembersPageQuery): string =>
  texts.counts(
    formatCount(members.length, texts.members),
    formatCount(memberInvitations.length, texts.invitationsOpen),
  );

interface Props extends MembersPageQuery {
  onInvite: (role: MemberRole) => void;
}

function Members({ members, memberInvitations, onInvite }: Props) {
  const can = useCan();
  const [changed, setChanged] = useState<MemberTable_MemberFragment | null>(null);
  const [renamed, setRenamed] = useState<RenamedMember | null>(null);
  return (
    <>
      {isAloneAsOwner(members, memberInvitations) && can('member:update') && (
        <Alert color="amber" icon={<IconUsers {...icons.md} />} title={memberTexts.alone} mb="lg">
          <Text size="sm" mb="sm">
            {memberTexts.aloneMeaning}
          </Text>
          <Button size="xs" variant="default" onClick={() => onInvite('OWNER')}>
            {memberTexts.inviteOwner}
          </Button>
        </Alert>
      )}
      <MemberTable
        members={[...members]}
        onChangeRole={setChanged}
        onRename={({ id, email, name, isSelf }) =>
          setRenamed({ email, name, ...(isSelf ? {} : { id }) })
        }
      />
      <DescribedSection title={texts.invitations} sentence={texts.invitationsMeaning} isWide>
        {memberInvitations.length === 0 ? (
          <Text size="sm" c="dimmed">
            {texts.noInvitations}
          </Text>
        ) : (
          <InvitationTable invitations={[...memberInvitations]} />
        )}
      </DescribedSection>
      <DescribedSection title={texts.roles} sentence={texts.rolesMeaning}>
        <Facts labelWidth={160}>
          {memberRoles.map((role) => (
            <Fact key={role} term={memberTexts.roleNames[role]}>
              {memberTexts.roleMeanings[role]}
            </Fact>
          ))}
        </Facts>
      </DescribedSection>
      <RenameDialog member={renamed} onClose={() => setRenamed(null)} />
      <ChangeRoleDialog member={changed} onClose={() => setChanged(null)} />
    </>
  );
}
