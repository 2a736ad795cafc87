import { Button, Center } from '@mantine/core';
import { IconMapPinOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSession } from '../apollo/session.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { paths } from './paths.ts';

/** An address that leads nowhere, with a way back to where this person belongs. */
export function NotFoundPage() {
  const session = useSession();
  return (
    <Center mih="70dvh" p="md">
      <title>Page not found · VisionCloud</title>
      <EmptyState
        icon={IconMapPinOff}
        title="Page not found"
        sentence="There is nothing at this address. It may have been moved, or mistyped."
        action={
          <Button
            component={Link}
            to={session ? paths.insights(session.company.name) : paths.login}
          >
            {session ? 'Go to the dashboard' : 'Go to sign in'}
          </Button>
        }
        order={1}
      />
    </Center>
  );
}
