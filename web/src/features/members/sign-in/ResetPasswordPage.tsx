import { Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fieldErrorsOf } from '../../../apollo/errors.ts';
import { useResetPasswordPageMutation } from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { PasswordLink } from './PasswordLink.tsx';
import { texts } from './password-texts.ts';

/** The page behind the link in the reset email. It sets a new password, once. */
export function ResetPasswordPage() {
  const [outcome, setOutcome] = useState<'done' | 'refused' | null>(null);
  const [reset] = useResetPasswordPageMutation({
    onCompleted: () => setOutcome('done'),
    onError: (error) => {
      // Only a refused link is final; any other failure can be retried.
      if (fieldErrorsOf(error)['token'] !== undefined) setOutcome('refused');
    },
  });
  return (
    <PasswordLink
      purpose="RESET_PASSWORD"
      title={texts.reset}
      introduction={texts.chooseNew}
      submitLabel={texts.setPassword}
      done={{ title: texts.isReset, message: texts.resetDone, help: texts.othersSignedOut }}
      failed={{
        message: texts.resetFailed,
        action: (
          <Button component={Link} to={paths.forgotPassword} size="md">
            {texts.sendNewLink}
          </Button>
        ),
      }}
      outcome={outcome}
      onSave={(variables) => reset({ variables })}
    >
      <Text size="sm" mt="lg">
        <Anchor component={Link} to={paths.login} inherit>
          {texts.backToSignIn}
        </Anchor>
      </Text>
    </PasswordLink>
  );
}
