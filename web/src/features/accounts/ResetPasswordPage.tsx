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
import { texts } from './password-texts.ts';

/** The page behind the link in the reset email. It sets a new password, once. */
export function ResetPasswordPage() {
  const { token = '' } = useParams();
  const [outcome, setOutcome] = useState<'done' | 'refused' | null>(null);
  const [reset, { loading }] = useResetPasswordPageMutation({
    onCompleted: () => setOutcome('done'),
    onError: (error) => {
      notifyFailure(messageOf(error));
      // Only a refused link is final; any other failure can be retried.
      if (fieldErrorsOf(error)['token'] !== undefined) setOutcome('refused');
    },
  });
  const failed = (why: string) => (
    <Outcome kind="bad" message={texts.resetFailed}>
      <Text size="sm" c="dimmed">
        {why}
      </Text>
      <Button component={Link} to={paths.forgotPassword} size="md">
        {texts.sendNewLink}
      </Button>
    </Outcome>
  );
  if (outcome === 'done')
    return (
      <EntryScreen title={texts.isReset}>
        <Outcome kind="good" message={texts.resetDone}>
          <Text size="sm" c="dimmed">
            {texts.othersSignedOut}
          </Text>
          <Button component={Link} to={paths.login} size="md">
            {texts.goToSignIn}
          </Button>
        </Outcome>
      </EntryScreen>
    );
  return (
    <EntryScreen title={texts.reset}>
      {outcome === 'refused' ? (
        failed(texts.badLink.UNKNOWN)
      ) : (
        <MailedLink
          token={token}
          purpose="RESET_PASSWORD"
          bad={(status) => failed(texts.badLink[status])}
        >
          <Text c="dimmed" mb="md">
            {texts.chooseNew}
          </Text>
          <NewPasswordForm
            label={texts.password}
            confirmationLabel={texts.confirm}
            mismatch={texts.confirmDiffers}
            action={texts.setPassword}
            isBusy={loading}
            onSubmit={({ password }) =>
              reset({ variables: { token, password } }).then(() => ({}), fieldErrorsOf)
            }
          />
        </MailedLink>
      )}
      <Text size="sm" mt="lg">
        <Anchor component={Link} to={paths.login} inherit>
          {texts.backToSignIn}
        </Anchor>
      </Text>
    </EntryScreen>
  );
}
