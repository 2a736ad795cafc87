import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { messageOf } from '../../apollo/errors.ts';
import { startSession, useSession } from '../../apollo/session.ts';
import { paths } from '../../app/paths.ts';
import { ColorSchemeToggle } from '../../components/ColorSchemeToggle.tsx';
import { Logo } from '../../components/Logo.tsx';
import { notifyFailure, notifySuccess } from '../../components/notify.tsx';
import { useLoginPageMutation } from '../../generated/graphql.ts';
import { ContactDrawing } from './ContactDrawing.tsx';
import { LoginForm } from './LoginForm.tsx';
import classes from './LoginPage.module.css';

/** How long 'Login successful' stands alone before the dashboard comes, in milliseconds. */
const pause = 500;

/** Sign-in of a company. Somebody who is signed in already goes straight to the dashboard. */
export function LoginPage() {
  const session = useSession();
  const navigate = useNavigate();
  const [signIn, { loading, called }] = useLoginPageMutation({
    onCompleted: ({ signInCompany: { token, company } }) => {
      startSession({
        token,
        company: { id: company.id, name: company.name, timeZone: company.timeZone },
      });
      notifySuccess('Login successful');
    },
    onError: (error) => notifyFailure(messageOf(error)),
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
    <div className={classes['page']}>
      <title>Sign in · VisionCloud</title>
      <main className={classes['side']}>
        <Group justify="space-between">
          <Logo />
          <ColorSchemeToggle />
        </Group>
        <Box className={classes['form']}>
          <Stack gap={4} mb="lg">
            <Title order={1}>Sign in</Title>
            <Text c="dimmed">to your company’s dashboard</Text>
          </Stack>
          <LoginForm
            isBusy={loading || session !== null}
            onSubmit={(input) => void signIn({ variables: { input } })}
          />
        </Box>
      </main>
      <aside className={classes['scene']} aria-hidden="true">
        <ContactDrawing />
        <Text fz={28} fw={600} lh={1.25} lts="-0.02em" maw={420}>
          Know who was near whom, and when it began to matter.
        </Text>
      </aside>
    </div>
  );
}
