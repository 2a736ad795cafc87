import { Anchor, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Failure } from '../../../ui/Failure.tsx';
import { useMemberInvitationPageQuery, type LinkStatus } from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { AcceptInvitation } from './AcceptInvitation.tsx';
import { EntryScreen } from './EntryScreen.tsx';
import { texts } from './member-invitation-texts.tsx';
import { Outcome } from './Outcome.tsx';

/** The page behind the link of an invitation to a company. Opening it changes nothing; a password or passkey accepts it, once. */
export function MemberInvitationPage() {
  const { token = '' } = useParams();
  const [isRefused, setIsRefused] = useState(false);
  const { data, error, loading, refetch } = useMemberInvitationPageQuery({
    variables: { token },
    // The invitation may have been accepted elsewhere or withdrawn since the last visit.
    fetchPolicy: 'network-only',
  });
  const invitation = data?.invitation;
  return (
    <EntryScreen title={texts.title}>
      {isRefused ? (
        <BadInvitation status="USED" />
      ) : invitation?.status === 'GOOD' ? (
        <AcceptInvitation
          token={token}
          invitation={invitation}
          onRefused={() => setIsRefused(true)}
        />
      ) : invitation ? (
        <BadInvitation status={invitation.status} />
      ) : error && !loading ? (
        <Failure message={texts.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Stack component="output" gap="lg">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <Skeleton h={42} mt="lg" />
          <Skeleton h={42} />
        </Stack>
      )}
    </EntryScreen>
  );
}

function BadInvitation({ status }: { status: Exclude<LinkStatus, 'GOOD'> }) {
  return (
    <Outcome kind="bad" message={texts.badLink[status]}>
      <Text size="sm" c="dimmed">
        {texts.askAgain}
      </Text>
      <Anchor component={Link} to={paths.login} size="sm">
        {texts.goToSignIn}
      </Anchor>
    </Outcome>
  );
}
