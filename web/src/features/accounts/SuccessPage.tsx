import '@mantine/core/styles/List.layer.css';
import { List, Text } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { EntryScreen } from './EntryScreen.tsx';
import { Outcome } from './Outcome.tsx';
import { ResendForm } from './ResendForm.tsx';

/** After signing up: what happens next, and the mail once more for those whom it did not reach. */
export function SuccessPage() {
  const { email } = (useLocation().state ?? {}) as { email?: string };
  return (
    <EntryScreen title="Thank you for signing up">
      <Outcome
        kind="sent"
        message={
          email === undefined
            ? 'We have sent you a mail with a link'
            : `We have sent a mail with a link to ${email}`
        }
      >
        <List type="ordered" size="sm" spacing="sm">
          <List.Item>Open the link within 24 hours and choose your password.</List.Item>
          <List.Item>We look at your company and accept it; a mail tells you.</List.Item>
          <List.Item>Sign in and add your people.</List.Item>
        </List>
      </Outcome>
      <Text size="sm" c="dimmed" mt="xl" mb="md">
        No mail after a few minutes? Look among the unwanted ones, or have it sent again.
      </Text>
      <ResendForm {...(email === undefined ? {} : { email })} />
    </EntryScreen>
  );
}
