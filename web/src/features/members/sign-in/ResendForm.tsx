import { Text } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../../apollo/errors.ts';
import { notifyFailure } from '../../../ui/notify.tsx';
import { useResendFormMutation } from '../../../generated/graphql.ts';
import { EmailForm } from './EmailForm.tsx';
import { Outcome } from './Outcome.tsx';
import { texts } from './password-texts.ts';

/** Requests another verification email. The answer does not reveal whether the address is waiting for one. */
export function ResendForm({ email }: { email?: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [resend, { loading }] = useResendFormMutation({
    onCompleted: (_data, options) => setSentTo(options?.variables?.email ?? ''),
    onError: (error) => notifyFailure(messageOf(error)),
  });
  return sentTo === null ? (
    <EmailForm
      {...(email === undefined ? {} : { email })}
      action={texts.resend}
      isBusy={loading}
      onSubmit={(address) => void resend({ variables: { email: address } })}
    />
  ) : (
    <Outcome kind="sent" message={texts.checkMail}>
      <Text size="sm" c="dimmed">
        {texts.resent(sentTo)}
      </Text>
    </Outcome>
  );
}
