import '@mantine/core/styles/List.layer.css';
import { List, Text } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { AppInstallSteps } from '../../domain/phone-app/AppInstallSteps.tsx';
import { EntryScreen } from './EntryScreen.tsx';
import { readAppSignIn } from '../../domain/phone-app/app-sign-in.ts';
import { SignInFacts } from './SignInFacts.tsx';

/** Where a QR code leads that was scanned with a camera: what to install, and what to enter there. */
export function AppPage() {
  const { hash } = useLocation();
  const signIn = readAppSignIn(hash);
  return (
    <EntryScreen title="Sign in on the app">
      {signIn && <SignInFacts {...signIn} />}
      <AppInstallSteps>
        <List.Item>
          {signIn
            ? 'Open the app and enter what stands above.'
            : "Open the app and enter your company's pass-key and your employee code."}
        </List.Item>
        <List.Item>Enter your six-digit code.</List.Item>
      </AppInstallSteps>
      <Text size="sm" c="dimmed" mt="lg">
        Your company gives you the code, on a card or by mail. If you do not have one, or it does
        not work, please ask there.
      </Text>
    </EntryScreen>
  );
}
