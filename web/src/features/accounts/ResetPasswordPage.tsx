import { Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { fieldErrorsOf, messageOf } from '../../apollo/errors.ts';
import { paths } from '../../paths.ts';
import { EntryScreen } from './EntryScreen.tsx';
import { notifyFailure } from '../../components/notify.tsx';
import { useResetPasswordPageMutation } from '../../generated/graphql.ts';
import { MailedLink } from './MailedLink.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { Outcome } from './Outcome.tsx';
import { whyBad } from './link-words.ts';

/** Where the link of the reset mail leads: a new password, once. */
export function ResetPasswordPage() {
  const { token = '' } = useParams();
  const [outcome, setOutcome] = useState<'done' | 'refused' | null>(null);
  const [reset, { loading }] = useResetPasswordPageMutation({
    onCompleted: () => setOutcome('done'),
    onError: (error) => {
      notifyFailure(messageOf(error));
      // Only a refused link is the end of it; everything else can be tried again.
      if (fieldErrorsOf(error)['token'] !== undefined) setOutcome('refused');
    },
  });
  const failed = (why: string) => (
    <Outcome kind="bad" message="This link cannot set a password">
      <Text size="sm" c="dimmed">
        {why}
      </Text>
      <Button component={Link} to={paths.forgotPassword} size="md">
        Send a new link
      </Button>
    </Outcome>
  );
  if (outcome === 'done')
    return (
      <EntryScreen title="Password changed">
        <Outcome kind="good" message="Password changed successfully">
          <Text size="sm" c="dimmed">
            Everybody who was signed in with the old one is signed out.
          </Text>
          <Button component={Link} to={paths.login} size="md">
            Go to sign in
          </Button>
        </Outcome>
      </EntryScreen>
    );
  return (
    <EntryScreen title="Reset password">
      {outcome === 'refused' ? (
        failed(whyBad.UNKNOWN)
      ) : (
        <MailedLink token={token} purpose="RESET_PASSWORD" bad={(status) => failed(whyBad[status])}>
          <Text c="dimmed" mb="md">
            Choose a new password.
          </Text>
          <NewPasswordForm
            label="Password"
            confirmationLabel="Confirm password"
            mismatch="Confirm password does not match"
            action="Set password"
            isBusy={loading}
            onSubmit={({ password }) =>
              reset({ variables: { token, password } }).then(() => ({}), fieldErrorsOf)
            }
          />
        </MailedLink>
      )}
      <Text size="sm" mt="lg">
        <Anchor component={Link} to={paths.login} inherit>
          Back to sign in
        </Anchor>
      </Text>
    </EntryScreen>
  );
}
