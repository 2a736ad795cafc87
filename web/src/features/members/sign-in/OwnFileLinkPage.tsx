import { Alert, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { messageOf } from '../../../apollo/errors.ts';
import {
  findOwnFileEnd,
  useHasOwnFileExpired,
  useOwnFileSession,
} from '../../../apollo/own-file-session.ts';
import { notifyFailure } from '../../../ui/notify.tsx';
import { useOwnFileLinkPageMutation } from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { EmailForm } from './EmailForm.tsx';
import { EntryScreen } from './EntryScreen.tsx';
import { Outcome } from './Outcome.tsx';
import { texts } from './own-file-texts.ts';

/** Requests an email with a link to the employee's own file. The answer does not reveal whether a company has the address. */
export function OwnFileLinkPage() {
  const session = useOwnFileSession();
  const hasExpired = useHasOwnFileExpired();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [ask, { loading }] = useOwnFileLinkPageMutation({
    onCompleted: (_data, options) => setSentTo(options?.variables?.email ?? ''),
    onError: (error) => notifyFailure(messageOf(error)),
  });
  // Already open here, or opened in another tab.
  if (session) return <Navigate to={paths.ownFile} replace />;
  if (sentTo !== null)
    return (
      <EntryScreen title={texts.title}>
        <Outcome kind="sent" message={texts.checkMail}>
          <Text size="sm" c="dimmed">
            {texts.sent(sentTo)}
          </Text>
          <Text size="sm" c="dimmed">
            {texts.noMail}
          </Text>
          <Button variant="default" onClick={() => setSentTo(null)}>
            {texts.anotherAddress}
          </Button>
        </Outcome>
      </EntryScreen>
    );
  return (
    <EntryScreen title={texts.title} sentence={texts.help}>
      {hasExpired ? (
        <Alert color="amber" title={texts.expired} mb="lg">
          {texts.expiredNext}
        </Alert>
      ) : (
        findOwnFileEnd() === 'ENDED_ELSEWHERE' && (
          <Text size="sm" mb="md" component="output" display="block">
            {texts.closedElsewhere}
          </Text>
        )
      )}
      <EmailForm
        action={texts.send}
        isBusy={loading}
        onSubmit={(email) => void ask({ variables: { email } })}
      />
    </EntryScreen>
  );
}
