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
import { texts } from './password-texts.ts';

/** The page behind the link in the verification email. Opening it changes nothing; choosing the first password verifies the address. */
export function EmailVerificationPage() {
  const { token = '' } = useParams();
  const [outcome, setOutcome] = useState<'verified' | 'refused' | null>(null);
  const [verify, { loading }] = useEmailVerificationPageMutation({
    onCompleted: () => setOutcome('verified'),
    onError: (error) => {
      // Only a refused link is final; any other failure can be retried.
      if (fieldErrorsOf(error)['token'] !== undefined) setOutcome('refused');
      else notifyFailure(messageOf(error));
    },
  });
  const failed = (why: string) => (
    <Outcome kind="bad" message={texts.verifyFailed}>
      <Text size="sm" c="dimmed">
        {why}
      </Text>
      <ResendForm />
    </Outcome>
  );
  if (outcome === 'verified')
    return (
      <EntryScreen title={texts.isVerified}>
        <Outcome kind="good" message={texts.verified}>
          <Text size="sm" c="dimmed">
            {texts.verifiedNext}
          </Text>
          <Button component={Link} to={paths.login} size="md">
            {texts.goToSignIn}
          </Button>
        </Outcome>
      </EntryScreen>
    );
  return (
    <EntryScreen title={texts.verify}>
      {outcome === 'refused' ? (
        failed(texts.badLink.UNKNOWN)
      ) : (
        <MailedLink
          token={token}
          purpose="VERIFY_EMAIL"
          bad={(status) => failed(texts.badLink[status])}
        >
          <Text c="dimmed" mb="md">
            {texts.chooseFirst}
          </Text>
          <NewPasswordForm
            label={texts.password}
            confirmationLabel={texts.confirm}
            mismatch={texts.confirmDiffers}
            action={texts.verifyAndSet}
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
