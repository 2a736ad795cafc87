import { Button, Stack } from '@mantine/core';
import { IconMapPinOff } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { useAdministrator } from '../apollo/administrator.ts';
import { useSession } from '../apollo/session.ts';
import { EmptyState } from './EmptyState.tsx';
import { paths } from '../lib/paths.ts';
import { texts } from './texts.ts';

/** Shown for unknown paths, with a link to the sign-in, the dashboard or the portal. */
export function NotFoundPage() {
  const session = useSession();
  const administrator = useAdministrator();
  const { pathname } = useLocation();
  const [label, to] =
    administrator && pathname.startsWith(paths.portal)
      ? [texts.goToCompanies, paths.portal]
      : session
        ? [texts.goToDashboard, paths.dashboard(session.company.name)]
        : [texts.goToSignIn, paths.login];
  return (
    <Stack align="center" justify="center" mih="70dvh" p="md">
      <title>{texts.notFoundTitle}</title>
      <EmptyState
        icon={IconMapPinOff}
        title={texts.notFound}
        sentence={texts.notFoundHelp}
        action={
          <Button component={Link} to={to}>
            {label}
          </Button>
        }
        order={1}
      />
    </Stack>
  );
}
