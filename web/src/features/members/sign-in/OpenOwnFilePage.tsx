import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import { ownFileLifetimeMs, startOwnFileSession } from '../../../apollo/own-file-session.ts';
import { notifyFailure } from '../../../ui/notify.tsx';
import { isoOf } from '../../../lib/dates/dates.ts';
import { useOpenOwnFilePageMutation } from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { EntryScreen } from './EntryScreen.tsx';
import { MailedLink } from './MailedLink.tsx';
import { Outcome } from './Outcome.tsx';
import { texts } from './own-file-texts.ts';

/** The page behind the link in the email. Opening it changes nothing, because mail servers open links too; the button uses the link up. */
export function OpenOwnFilePage() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const [isRefused, setIsRefused] = useState(false);
  const [open, { loading }] = useOpenOwnFilePageMutation({
    // Keeps the token out of the cache.
    fetchPolicy: 'no-cache',
    onCompleted: ({ openOwnFile }) => {
      startOwnFileSession({
        token: openOwnFile.token,
        expiresAt: isoOf(Date.now() + ownFileLifetimeMs),
      });
      void navigate(paths.ownFile, { replace: true });
    },
    onError: (error) => {
      // Only a refused link is final; any other failure can be retried.
      if (fieldErrorsOf(error)['token'] === undefined) notifyFailure(messageOf(error));
      else setIsRefused(true);
    },
  });
  const refused = (message: string) => (
    <Outcome kind="bad" message={message}>
      <Text size="sm" c="dimmed">
        {texts.newLink}
      </Text>
      <Button component={Link} to={paths.ownFileLink} size="md">
        {texts.askAgain}
      </Button>
    </Outcome>
  );
  return (
    <EntryScreen title={texts.title}>
      {isRefused ? (
        refused(texts.badLink.USED)
      ) : (
        <MailedLink
          token={token}
          purpose="OWN_FILE"
          bad={(status) => refused(texts.badLink[status])}
        >
          <Stack gap="lg">
            <Text c="dimmed">{texts.opensOnce}</Text>
            <Button size="md" loading={loading} onClick={() => void open({ variables: { token } })}>
              {texts.open}
            </Button>
          </Stack>
        </MailedLink>
      )}
    </EntryScreen>
  );
}
