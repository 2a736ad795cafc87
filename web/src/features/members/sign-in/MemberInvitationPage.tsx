import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { EntrySkeleton } from './EntrySkeleton.tsx';
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
  const query = useMemberInvitationPageQuery({
    variables: { token },
    // The invitation may have been accepted elsewhere or withdrawn since the last visit.
    fetchPolicy: 'network-only',
  });
  return (
    <EntryScreen title={texts.title}>
      {isRefused ? (
        <BadInvitation status="USED" />
      ) : (
        <QueryBoundary
          query={query}
          dropsPrevious
          failure={texts.failed}
          fallback={<EntrySkeleton label={texts.loading} />}
        >
          {({ invitation }) =>
            invitation.status === 'GOOD' ? (
              <AcceptInvitation
                token={token}
                invitation={invitation}
                onRefused={() => setIsRefused(true)}
              />
            ) : (
              <BadInvitation status={invitation.status} />
            )
          }
        </QueryBoundary>
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
