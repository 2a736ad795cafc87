import { Anchor, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { messageOf, reasonOf } from '../../apollo/errors.ts';
import { keepRefusal, startSession, useRefusal, useSession } from '../../apollo/session.ts';
import { paths } from '../../paths.ts';
import { EntryScreen } from './EntryScreen.tsx';
import { notifyFailure, notifySuccess } from '../../components/notify.tsx';
import { useLoginPageMutation } from '../../generated/graphql.ts';
import { InactiveCompanyNotice } from './InactiveCompanyNotice.tsx';
import { LoginForm } from './LoginForm.tsx';
import { registeredEmailFault } from './credentials.ts';

/** How long 'Login successful' stands alone before the dashboard comes, in milliseconds. */
const pause = 500;

/** Sign-in of a company. Somebody who is signed in already goes straight to the dashboard. */
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
      notifySuccess('Login successful');
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
      pause,
    );
    return () => clearTimeout(leaving);
  }, [companyName, called, navigate]);

  // Signed in before, or in another tab.
  if (session && !called) return <Navigate to={paths.insights(session.company.name)} replace />;
  return (
    <EntryScreen title="Sign in" sentence="to your company’s dashboard">
      {refusal === 'COMPANY_INACTIVE' && <InactiveCompanyNotice />}
      <LoginForm
        emailFault={registeredEmailFault}
        isBusy={loading || session !== null}
        onSubmit={(input) => void signIn({ variables: { input } })}
      />
      <Stack gap="xs" mt="lg" align="flex-start">
        <Anchor component={Link} to={paths.forgotPassword} size="sm">
          Forgot password?
        </Anchor>
        <Text size="sm" c="dimmed">
          New here?{' '}
          <Anchor component={Link} to={paths.plans} inherit underline="always">
            Choose a plan and sign up
          </Anchor>
          , or{' '}
          <Anchor component={Link} to="#product" inherit underline="always">
            see what it does
          </Anchor>
        </Text>
      </Stack>
    </EntryScreen>
  );
}
