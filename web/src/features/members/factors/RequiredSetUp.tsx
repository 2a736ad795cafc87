import { useApolloClient } from '@apollo/client/react';
import { Anchor, Button, Container, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { messageOf } from '../../../apollo/errors.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { arePasskeysSupported } from './passkeys.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpAuthenticator } from './SetUpAuthenticator.tsx';
import { passkeyTexts } from './passkey-texts.ts';
import { useAddPasskey } from './use-add-passkey.ts';
import { signInRulesTexts as texts } from './sign-in-rules-texts.ts';
import { useState } from 'react';

/** Shown in place of every page to a member without the second factor that the company requires. */
export function RequiredSetUp({ onSignOut }: { onSignOut: () => void }) {
  const client = useApolloClient();
  const [isDone, setDone] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const goOn = (): void => {
    setDone(true);
    setError(null);
    client.refetchQueries({ include: ['DashboardShell'] }).catch(setError);
  };
  return (
    <Container size={520} py="xl" component="main">
      <title>{texts.tabTitle}</title>
      <Stack gap="lg">
        <div>
          <Title order={1}>{texts.requiredTitle}</Title>
          <Text c="dimmed" mt={4}>
            {texts.requiredMeaning}
          </Text>
        </div>
        <Paper withBorder p="lg">
          {error ? (
            <Failure message={messageOf(error)} onRetry={goOn} />
          ) : isDone ? (
            <Skeleton h={120} />
          ) : (
            <AddFirstPasskey onDone={goOn} />
          )}
        </Paper>
        <Anchor component="button" type="button" size="sm" ta="left" onClick={onSignOut}>
          {texts.signOut}
        </Anchor>
      </Stack>
    </Container>
  );
}

/** Offers a passkey first, then an authenticator app. */
function AddFirstPasskey({ onDone }: { onDone: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { addPasskey, isBusy } = useAddPasskey((added) =>
    added.length > 0 ? setCodes(added) : onDone(),
  );
  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!arePasskeysSupported()) return <SetUpAuthenticator onDone={onDone} />;
  return (
    <Stack gap="lg">
      <Button loading={isBusy} onClick={addPasskey}>
        {passkeyTexts.add}
      </Button>
      <Text size="sm">{texts.orAuthenticator}</Text>
      <SetUpAuthenticator onDone={onDone} />
    </Stack>
  );
}
