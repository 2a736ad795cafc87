import { useApolloClient } from '@apollo/client/react';
import { Anchor, Container, Paper, Stack, Text, Title } from '@mantine/core';
import { DashboardShellDocument } from '../../generated/graphql.ts';
import { SetUpAuthenticator } from './SetUpAuthenticator.tsx';
import { signInRulesTexts as texts } from './sign-in-rules-texts.ts';

/** All that a member sees who lacks the second factor that the company requires. */
export function RequiredSetUp({ onSignOut }: { onSignOut: () => void }) {
  const client = useApolloClient();
  const goOn = (): void => {
    client.refetchQueries({ include: [DashboardShellDocument] }).catch(() => undefined);
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
          <SetUpAuthenticator onDone={goOn} />
        </Paper>
        <Anchor component="button" type="button" size="sm" ta="left" onClick={onSignOut}>
          {texts.signOut}
        </Anchor>
      </Stack>
    </Container>
  );
}
