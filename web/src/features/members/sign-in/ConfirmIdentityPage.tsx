import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { codeOf, fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import { notifyFailure } from '../../../ui/notify.tsx';
import { useConfirmIdentityPageMutation } from '../../../generated/graphql.ts';
import { texts } from './confirm-identity-texts.ts';
import { EntryScreen } from './EntryScreen.tsx';
import { MailedLink } from './MailedLink.tsx';
import { Outcome } from './Outcome.tsx';

/** The page behind the link that confirms an identity. Opening it changes nothing, because mail servers open links too. */
export function ConfirmIdentityPage() {
  const { token = '' } = useParams();
  const [result, setResult] = useState<'confirmed' | 'elsewhere' | null>(null);
  const [confirm, { loading }] = useConfirmIdentityPageMutation({
    // Keeps the token out of the cache.
    fetchPolicy: 'no-cache',
    onCompleted: () => setResult('confirmed'),
    onError: (error) => {
      // Only a refused link is final; any other failure can be retried.
      const isRefused = fieldErrorsOf(error)['token'] !== undefined;
      if (isRefused || codeOf(error) === 'UNAUTHENTICATED') setResult('elsewhere');
      else notifyFailure(messageOf(error));
    },
  });
  const refused = (message: string) => (
    <Outcome kind="bad" message={message}>
      <Text size="sm" c="dimmed">
        {texts.askAgain}
      </Text>
    </Outcome>
  );
  return (
    <EntryScreen title={texts.title}>
      {result === 'confirmed' ? (
        <Outcome kind="good" message={texts.confirmed} />
      ) : result === 'elsewhere' ? (
        refused(texts.elsewhere)
      ) : (
        <MailedLink
          token={token}
          purpose="CONFIRM_IDENTITY"
          bad={(status) => refused(texts.badLink[status])}
        >
          <Stack gap="lg">
            <Text c="dimmed">{texts.meaning}</Text>
            <Button
              size="md"
              loading={loading}
              onClick={() => void confirm({ variables: { token } })}
            >
              {texts.confirm}
            </Button>
          </Stack>
        </MailedLink>
      )}
    </EntryScreen>
  );
}
