import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { fieldErrorsOf, messageOf } from '../../apollo/errors.ts';
import { paths } from '../../paths.ts';
import { EntryScreen } from './EntryScreen.tsx';
import { notifyFailure } from '../../components/notify.tsx';
import { useEmailVerificationPageMutation } from '../../generated/graphql.ts';
import { MailedLink } from './MailedLink.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { Outcome } from './Outcome.tsx';
import { ResendForm } from './ResendForm.tsx';
import { whyBad } from './link-words.ts';

/** Where the link of the verification mail leads. Opening it changes nothing; choosing the first password verifies the address. */
export function EmailVerificationPage() {
  const { token = '' } = useParams();
  const [outcome, setOutcome] = useState<'verified' | 'refused' | null>(null);
  const [verify, { loading }] = useEmailVerificationPageMutation({
    onCompleted: () => setOutcome('verified'),
    onError: (error) => {
      // Only a refused link is the end of it; everything else can be tried again.
      if (fieldErrorsOf(error)['token'] !== undefined) setOutcome('refused');
      else notifyFailure(messageOf(error));
    },
  });
  const failed = (why: string) => (
    <Outcome kind="bad" message="Oops! Your email is not verified. Please try again!.">
      <Text size="sm" c="dimmed">
        {why}
      </Text>
      <ResendForm />
    </Outcome>
  );
  if (outcome === 'verified')
    return (
      <EntryScreen title="Email verified">
        <Outcome
          kind="good"
          message="Congratulations! Your email is successfully verified. Now you can sign in."
        >
          <Text size="sm" c="dimmed">
            We look at every new company before its first sign-in. If yours has not been accepted
            yet, we will write to you as soon as it is.
          </Text>
          <Button component={Link} to={paths.login} size="md">
            Go to sign in
          </Button>
        </Outcome>
      </EntryScreen>
    );
  return (
    <EntryScreen title="Verify your email">
      {outcome === 'refused' ? (
        failed(whyBad.UNKNOWN)
      ) : (
        <MailedLink token={token} purpose="VERIFY_EMAIL" bad={(status) => failed(whyBad[status])}>
          <Text c="dimmed" mb="md">
            Choose your password; with it your address is verified.
          </Text>
          <NewPasswordForm
            label="Password"
            confirmationLabel="Confirm password"
            mismatch="Confirm password does not match"
            action="Verify and set password"
            isBusy={loading}
            onSubmit={({ password }) =>
              verify({ variables: { token, password } }).then(() => ({}), fieldErrorsOf)
            }
          />
        </MailedLink>
      )}
    </EntryScreen>
  );
}
