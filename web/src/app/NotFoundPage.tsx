import { Button, Stack } from '@mantine/core';
import { IconMapPinOff } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { useAdministrator } from '../apollo/administrator.ts';
import { useSession } from '../apollo/session.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { paths } from '../paths.ts';

/** Shown for unknown paths, with a link to the sign-in, the dashboard or the portal. */
export function NotFoundPage() {
  const session = useSession();
  const administrator = useAdministrator();
  const { pathname } = useLocation();
  const [label, to] =
    administrator && pathname.startsWith(paths.portal)
      ? ['Go to the company list', paths.portal]
      : session
        ? ['Go to the dashboard', paths.insights(session.company.name)]
        : ['Go to sign in', paths.login];
  return (
    <Stack align="center" justify="center" mih="70dvh" p="md">
      <title>Page not found · VisionCloud</title>
      <EmptyState
        icon={IconMapPinOff}
        title="Page not found"
        sentence="There is nothing at this address. It may have been moved, or mistyped."
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
