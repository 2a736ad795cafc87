import { List, Text } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { EntryScreen } from './EntryScreen.tsx';
import { Outcome } from './Outcome.tsx';
import { ResendForm } from './ResendForm.tsx';
import { texts } from './password-texts.ts';

/** Shown after signing up: what happens next, and a form to send the mail again. */
export function SuccessPage() {
  const { email } = (useLocation().state ?? {}) as { email?: string };
  return (
    <EntryScreen title={texts.signedUp}>
      <Outcome kind="sent" message={email === undefined ? texts.mailSent : texts.mailSentTo(email)}>
        <List type="ordered" size="sm" spacing="sm">
          <List.Item>{texts.openLink}</List.Item>
          <List.Item>{texts.weAccept}</List.Item>
          <List.Item>{texts.addPeople}</List.Item>
        </List>
      </Outcome>
      <Text size="sm" c="dimmed" mt="xl" mb="md">
        {texts.noMail}
      </Text>
      <ResendForm {...(email === undefined ? {} : { email })} />
    </EntryScreen>
  );
}
