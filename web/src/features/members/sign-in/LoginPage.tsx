import type { ErrorLike } from '@apollo/client';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import {
  codeOf,
  companyOptionsOf,
  fieldErrorsOf,
  messageOf,
  reasonOf,
  secondFactorOf,
  type CompanyOption,
  type SecondFactor,
} from '../../../apollo/errors.ts';
import {
  findSessionEnd,
  storeRefusal,
  startSession,
  useRefusal,
  useSession,
} from '../../../apollo/session.ts';
import { paths } from '../../../lib/paths.ts';
import { EntryScreen } from './EntryScreen.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import {
  useLoginPageMutation,
  type CompanySession_SessionFragment,
  type SignInCompanyInput,
} from '../../../generated/graphql.ts';
import { findNextPage, toSession } from './company-session.ts';
import { LoginForm } from './LoginForm.tsx';
import { validateRegisteredEmail } from './credentials.ts';
import { SessionEndLine } from './SessionEndLine.tsx';
import { texts } from './sign-in-texts.tsx';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

// Rarely shown.
const InactiveCompanyNotice = lazyPart(
  async () => (await import('./InactiveCompanyNotice.tsx')).InactiveCompanyNotice,
);

const SecondFactorForm = lazyPart(
  async () => (await import('./SecondFactorForm.tsx')).SecondFactorForm,
);

const CompanyChoice = lazyPart(async () => (await import('./CompanyChoice.tsx')).CompanyChoice);

const noCompanies: readonly CompanyOption[] = [];

/** How long the success notice is shown before the dashboard opens. */
const noticeMs = 500;

/** Sign-in page of a company. Redirects to the dashboard if there is a session. */
export function LoginPage() {
  const session = useSession();
  const refusal = useRefusal();
  const navigate = useNavigate();
  const [sent, setSent] = useState<SignInCompanyInput | null>(null);
  // Companies to choose from, if a correct sign-in belongs to several.
  const [companies, setCompanies] = useState(noCompanies);
  // Set if the credentials are correct and the account has a second factor.
  const [factor, setFactor] = useState<SecondFactor | null>(null);
  const [codeRefusal, setCodeRefusal] = useState<string | null>(null);
  const enter = (started: CompanySession_SessionFragment): void => {
    startSession(toSession(started));
    notifySuccess(texts.success);
  };
  const onError = (error: ErrorLike): void => {
    const asked = secondFactorOf(error);
    if (asked) return setFactor(asked);
    if (codeOf(error) === 'COMPANY_CHOICE') return setCompanies(companyOptionsOf(error));
    const refused = fieldErrorsOf(error)['code'];
    if (refused !== undefined) return setCodeRefusal(refused);
    const reason = reasonOf(error);
    if (reason) storeRefusal(reason);
    return notifyFailure(messageOf(error));
  };
  const [signIn, { loading, called: calledWithPassword }] = useLoginPageMutation({
    onCompleted: ({ signInCompany }) => enter(signInCompany),
    onError,
  });
  const passkey = usePasskeySignIn({ onCompleted: enter, onError });
  const called = calledWithPassword || passkey.called;
  const next = session && findNextPage(session.company.name);
  useEffect(() => {
    if (next === null || !called) return undefined;
    const leaving = setTimeout(() => void navigate(next, { replace: true }), noticeMs);
    return () => clearTimeout(leaving);
  }, [next, called, navigate]);

  // Signed in before, or in another tab.
  if (next !== null && !called) return <Navigate to={next} replace />;
  const isBusy = loading || passkey.isBusy || session !== null;
  const send = (input: SignInCompanyInput): void => {
    setSent(input);
    passkey.forget();
    setCodeRefusal(null);
    void signIn({ variables: { input } });
  };
  const { choose } = passkey;
  if (companies.length > 0 && choose)
    return (
      <EntryScreen title={texts.chooseCompany}>
        <CompanyChoice
          companies={companies}
          isBusy={isBusy}
          onChoose={choose}
          onBack={() => setCompanies(noCompanies)}
        />
      </EntryScreen>
    );
  if (companies.length > 0 && sent && (!factor || !sent.companyId))
    return (
      <EntryScreen title={texts.chooseCompany} sentence={sent.email}>
        <CompanyChoice
          companies={companies}
          isBusy={isBusy}
          onChoose={(companyId) => send({ ...sent, companyId })}
          onBack={() => setCompanies(noCompanies)}
        />
      </EntryScreen>
    );
  if (factor && sent)
    return (
      <EntryScreen title={texts.signIn} sentence={sent.email}>
        <SecondFactorForm
          factor={factor}
          onPasskey={passkey.begin}
          refusal={codeRefusal}
          isBusy={isBusy}
          onSubmit={(code) => send({ ...sent, code })}
          onBack={() => {
            setFactor(null);
            setCompanies(noCompanies);
          }}
        />
      </EntryScreen>
    );
  return (
    <EntryScreen title={texts.signIn} sentence={texts.toDashboard}>
      {refusal === 'COMPANY_INACTIVE' ? (
        <InactiveCompanyNotice />
      ) : (
        <SessionEndLine end={findSessionEnd()} />
      )}
      <LoginForm validateEmail={validateRegisteredEmail} isBusy={isBusy} onSubmit={send} />
      <Button
        variant="default"
        size="md"
        fullWidth
        mt="sm"
        disabled={isBusy}
        onClick={passkey.begin}
      >
        {texts.signInWithPasskey}
      </Button>
      <Stack gap="xs" mt="lg" align="flex-start">
        <Anchor component={Link} to={paths.companySignIn} size="sm">
          {texts.withCompany}
        </Anchor>
        <Anchor component={Link} to={paths.forgotPassword} size="sm">
          {texts.forgotPassword}
        </Anchor>
        <Text size="sm" c="dimmed">
          {texts.newHere(
            <Anchor component={Link} to={paths.plans} inherit underline="always">
              {texts.choosePlan}
            </Anchor>,
            <Anchor component={Link} to="#product" inherit underline="always">
              {texts.seeProduct}
            </Anchor>,
          )}
        </Text>
      </Stack>
    </EntryScreen>
  );
}
