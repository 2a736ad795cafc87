import { Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../apollo/errors.ts';
import { paths } from '../../../lib/paths.ts';
import { EntryScreen } from './EntryScreen.tsx';
import { notifyFailure } from '../../../ui/notify.tsx';
import { useForgotPasswordPageMutation } from '../../../generated/graphql.ts';
import { EmailForm } from './EmailForm.tsx';
import { Outcome } from './Outcome.tsx';
import { texts } from './password-texts.ts';

/** Requests an email with a link to set a new password. The answer does not reveal whether the address is registered. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [ask, { loading }] = useForgotPasswordPageMutation({
    onCompleted: (_data, options) => setSentTo(options?.variables?.email ?? ''),
    onError: (error) => notifyFailure(messageOf(error)),
  });
  return (
    <EntryScreen title={texts.forgot} sentence={sentTo === null ? texts.forgotHelp : undefined}>
      <meta name="description" content={texts.forgotHelp} />
      {sentTo === null ? (
        <EmailForm
          action={texts.sendLink}
          isBusy={loading}
          onSubmit={(email) => void ask({ variables: { email } })}
        />
      ) : (
        <Outcome kind="sent" message={texts.checkMail}>
          <Text size="sm" c="dimmed">
            {texts.linkSent(sentTo)}
          </Text>
          <Button variant="default" onClick={() => setSentTo(null)}>
            {texts.anotherAddress}
          </Button>
        </Outcome>
      )}
      <Text size="sm" mt="lg">
        <Anchor component={Link} to={paths.login} inherit>
          {texts.backToSignIn}
        </Anchor>
      </Text>
    </EntryScreen>
  );
}
