import { useReadQuery } from '@apollo/client/react';
import { Alert, Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useDeferredQuery, type DeferredAnswer } from '../../apollo/deferred-query.ts';
import { Answered } from '../../components/Answered.tsx';
import { DescribedSection } from '../../components/DescribedSection.tsx';
import { Fact, Facts } from '../../components/Facts.tsx';
import { usePageParams } from '../../components/page-params.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { TableSkeleton } from '../../components/TableSkeleton.tsx';
import { icons } from '../../components/tokens.ts';
import { useMay } from '../../domain/company/use-may.ts';
import { isAloneAsOwner, memberRoles } from '../../domain/members/roles.ts';
import { texts as memberTexts } from '../../domain/members/texts.ts';
import {
  MembersPageDocument,
  type MemberRole,
  type MembersPageQuery,
} from '../../generated/graphql.ts';
import { formatCount } from '../../intl.ts';
import { InvitationTable } from './InvitationTable.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { MemberDialogs, type MemberAct } from './MemberDialogs.tsx';
import { MemberTable } from './MemberTable.tsx';
import { texts } from './texts.tsx';

/** The members of the company with their roles, and open invitations. */
export function MembersPage() {
  const may = useMay();
  const query = useDeferredQuery(MembersPageDocument, {});
  const [search, setSearch] = usePageParams();
  // The hint on the insights page links here.
  const asked = search.get('invite') === 'owner' && may('member:update') ? 'OWNER' : null;
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
        state={
          <Answered query={query}>{(data) => (data ? formatCounts(data) : '\u00a0')}</Answered>
        }
        action={
          may('member:update') && (
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
        <Members query={query} onInvite={invite} />
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

interface Props {
  query: DeferredAnswer<MembersPageQuery>;
  onInvite: (role: MemberRole) => void;
}

function Members({ query, onInvite }: Props) {
  const may = useMay();
  const { members, memberInvitations } = useReadQuery(query.queryRef).data;
  const [act, setAct] = useState<MemberAct | null>(null);
  return (
    <>
      {isAloneAsOwner(members, memberInvitations) && may('member:update') && (
        <Alert color="amber" icon={<IconUsers {...icons.md} />} title={memberTexts.alone} mb="lg">
          <Text size="sm" mb="sm">
            {memberTexts.aloneMeaning}
          </Text>
          <Button size="xs" variant="default" onClick={() => onInvite('OWNER')}>
            {memberTexts.inviteOwner}
          </Button>
        </Alert>
      )}
      <MemberTable members={[...members]} onAct={setAct} />
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
      <MemberDialogs act={act} onClose={() => setAct(null)} />
    </>
  );
}
