import { Text } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../apollo/errors.ts';
import { notifyFailure } from '../../components/notify.tsx';
import { useResendFormMutation } from '../../generated/graphql.ts';
import { EmailForm } from './EmailForm.tsx';
import { Outcome } from './Outcome.tsx';

/** Asks for another verification mail. Says the same whether the address waits for one or not. */
export function ResendForm({ email }: { email?: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [resend, { loading }] = useResendFormMutation({
    onCompleted: (_data, options) => setSentTo(options?.variables?.email ?? ''),
    onError: (error) => notifyFailure(messageOf(error)),
  });
  return sentTo === null ? (
    <EmailForm
      {...(email === undefined ? {} : { email })}
      action="Send the mail again"
      isBusy={loading}
      onSubmit={(address) => void resend({ variables: { email: address } })}
    />
  ) : (
    <Outcome kind="sent" message="Please check your mail">
      <Text size="sm" c="dimmed">
        If {sentTo} waits to be verified, a new link is on its way. It works once, within 24 hours.
      </Text>
    </Outcome>
  );
}
