import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { EntrySkeleton } from './EntrySkeleton.tsx';
import { notifyFailure } from '../../../ui/notify.tsx';
import {
  useConfirmNewAddressMutation,
  useNewAddressPageQuery,
  type LinkStatus,
  type NewAddressPageQuery,
} from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { EntryScreen } from './EntryScreen.tsx';
import { texts } from './new-address-texts.tsx';
import { Outcome } from './Outcome.tsx';

/** The page behind the link that was mailed to a new address. Opening it changes nothing, because mail servers open links too. */
export function NewAddressPage() {
  const { token = '' } = useParams();
  const query = useNewAddressPageQuery({
    variables: { token },
    // The link may have been used elsewhere since the last visit.
    fetchPolicy: 'network-only',
  });
  return (
    <EntryScreen title={texts.title}>
      <QueryBoundary
        query={query}
        dropsPrevious
        failure={texts.failed}
        fallback={<EntrySkeleton label={texts.loading} />}
      >
        {({ newEmail: change }) =>
          change.status === 'GOOD' ? (
            <NewAddress token={token} change={change} />
          ) : (
            <BadLink status={change.status} />
          )
        }
      </QueryBoundary>
    </EntryScreen>
  );
}

function NewAddress({
  token,
  change: { companyName, email, newEmail, needsOwnProof },
}: {
  token: string;
  change: NewAddressPageQuery['newEmail'];
}) {
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const [confirm, { loading }] = useConfirmNewAddressMutation({
    // Keeps the token out of the cache.
    fetchPolicy: 'no-cache',
    onCompleted: ({ confirmNewEmail }) => setConfirmed(confirmNewEmail.email),
    onError: (error) => {
      // Only a refused link is final; any other failure can be retried.
      if (fieldErrorsOf(error)['token'] === undefined) notifyFailure(messageOf(error));
      else setIsRefused(true);
    },
  });
  if (confirmed !== null) return <Outcome kind="good" message={texts.confirmed(confirmed)} />;
  if (isRefused) return <BadLink status="USED" />;
  return (
    <Stack gap="lg">
      <Text>{texts.change(<b>{companyName}</b>, <b>{email}</b>, <b>{newEmail}</b>)}</Text>
      {needsOwnProof && (
        <Text size="sm" c="dimmed">
          {texts.ownProof}{' '}
          <Anchor component={Link} to={paths.login} target="_blank" size="sm">
            {texts.goToSignIn}
          </Anchor>
        </Text>
      )}
      <Button size="md" loading={loading} onClick={() => void confirm({ variables: { token } })}>
        {texts.confirm}
      </Button>
    </Stack>
  );
}

function BadLink({ status }: { status: Exclude<LinkStatus, 'GOOD'> }) {
  return (
    <Outcome kind="bad" message={texts.badLink[status]}>
      <Text size="sm" c="dimmed">
        {texts.stays}
      </Text>
    </Outcome>
  );
}
