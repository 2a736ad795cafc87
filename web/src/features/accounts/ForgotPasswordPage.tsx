import { Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../apollo/errors.ts';
import { paths } from '../../paths.ts';
import { EntryScreen } from './EntryScreen.tsx';
import { notifyFailure } from '../../components/notify.tsx';
import { useForgotPasswordPageMutation } from '../../generated/graphql.ts';
import { EmailForm } from './EmailForm.tsx';
import { Outcome } from './Outcome.tsx';

/** Asks for a mail with a link to set a new password. Says the same whether the address is known or not. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [ask, { loading }] = useForgotPasswordPageMutation({
    onCompleted: (_data, options) => setSentTo(options?.variables?.email ?? ''),
    onError: (error) => notifyFailure(messageOf(error)),
  });
  return (
    <EntryScreen
      title="Forgot password"
      sentence={sentTo === null ? 'We will send you a link to choose a new one.' : undefined}
    >
      {sentTo === null ? (
        <EmailForm
          action="Send the link"
          isBusy={loading}
          onSubmit={(email) => void ask({ variables: { email } })}
        />
      ) : (
        <Outcome kind="sent" message="Please check your mail">
          <Text size="sm" c="dimmed">
            If {sentTo} is registered with us, a link to choose a new password is on its way. It
            works once, within 24 hours.
          </Text>
          <Button variant="default" onClick={() => setSentTo(null)}>
            Use another address
          </Button>
        </Outcome>
      )}
      <Text size="sm" mt="lg">
        <Anchor component={Link} to={paths.login} inherit>
          Back to sign in
        </Anchor>
      </Text>
    </EntryScreen>
  );
}
