import { Anchor, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { messageOf, reasonOf } from '../../apollo/errors.ts';
import { keepRefusal, startSession, useRefusal, useSession } from '../../apollo/session.ts';
import { paths } from '../../paths.ts';
import { EntryScreen } from './EntryScreen.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { notifyFailure, notifySuccess } from '../../components/notify.tsx';
import { useLoginPageMutation } from '../../generated/graphql.ts';
import { LoginForm } from './LoginForm.tsx';
import { validateRegisteredEmail } from './credentials.ts';
import { texts } from './sign-in-texts.tsx';

// Few people ever see it.
const InactiveCompanyNotice = lazyPart(
  async () => (await import('./InactiveCompanyNotice.tsx')).InactiveCompanyNotice,
);

/** How long the success notice is shown before the dashboard opens. */
const noticeMs = 500;

/** Sign-in of a company. With a session it redirects to the dashboard. */
export function LoginPage() {
  const session = useSession();
  const refusal = useRefusal();
  const navigate = useNavigate();
  const [signIn, { loading, called }] = useLoginPageMutation({
    onCompleted: ({ signInCompany: { token, company } }) => {
      startSession({
        token,
        company: {
          id: company.id,
          name: company.name,
          timeZone: company.timeZone,
          hasCameras: company.plan.access.includes('camera'),
        },
      });
      notifySuccess(texts.success);
    },
    onError: (error) => {
      const reason = reasonOf(error);
      if (reason) keepRefusal(reason);
      notifyFailure(messageOf(error));
    },
  });
  const companyName = session?.company.name;
  useEffect(() => {
    if (companyName === undefined || !called) return undefined;
    const leaving = setTimeout(
      () => void navigate(paths.insights(companyName), { replace: true }),
      noticeMs,
    );
    return () => clearTimeout(leaving);
  }, [companyName, called, navigate]);

  // Signed in before, or in another tab.
  if (session && !called) return <Navigate to={paths.insights(session.company.name)} replace />;
  return (
    <EntryScreen title={texts.signIn} sentence={texts.toDashboard}>
      {refusal === 'COMPANY_INACTIVE' && <InactiveCompanyNotice />}
      <LoginForm
        validateEmail={validateRegisteredEmail}
        isBusy={loading || session !== null}
        onSubmit={(input) => void signIn({ variables: { input } })}
      />
      <Stack gap="xs" mt="lg" align="flex-start">
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
