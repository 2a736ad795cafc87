import { List, Text } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { AppInstallSteps } from '../../people/phones/AppInstallSteps.tsx';
import { EntryScreen } from './EntryScreen.tsx';
import { readAppSignIn } from '../../people/phones/app-sign-in.ts';
import { SignInFacts } from './SignInFacts.tsx';
import { texts } from './app-texts.ts';

/** The page behind the QR code for the phone's camera: which app to install, and what to enter in it. */
export function AppPage() {
  const { hash } = useLocation();
  const signIn = readAppSignIn(hash);
  return (
    <EntryScreen title={texts.signInOnApp}>
      {signIn && <SignInFacts {...signIn} />}
      <AppInstallSteps>
        <List.Item>{signIn ? texts.enterFacts : texts.enterYourFacts}</List.Item>
        <List.Item>{texts.enterCode}</List.Item>
      </AppInstallSteps>
      <Text size="sm" c="dimmed" mt="lg">
        {texts.codeFromCompany}
      </Text>
    </EntryScreen>
  );
}
