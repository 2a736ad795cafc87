import { Stack, UnstyledButton } from '@mantine/core';
import { Link, useRouteError } from 'react-router-dom';
import { FailedState } from '../components/FailedState.tsx';
import { Logo } from '../components/Logo.tsx';
import { useErrorReference } from '../components/use-error-reference.ts';
import { failureWords } from '../components/failure-words.ts';
import { PartUnavailable } from '../browser/load-part.ts';
import { paths } from '../paths.ts';

const reload = (): void => window.location.reload();

const messages = {
  ...failureWords,
  offline: 'You are offline. This page opens when the connection is back.',
};

interface Props {
  error: unknown;
  /** Loads the page again, if it could not be loaded. */
  onRetry: () => void;
}

/** A page that could not be loaded or crashed, and what to do about it. */
export function PageFailure({ error, onRetry }: Props) {
  const reference = useErrorReference(error);
  const reason = error instanceof PartUnavailable ? error.reason : null;
  const canRetry = reason === 'offline' || reason === 'unreachable';
  return (
    <Stack justify="center" mih="60dvh" p="md">
      <title>VisionCloud</title>
      <FailedState
        isPage
        message={reason === null ? 'This page could not be shown.' : messages[reason]}
        reference={reason === null ? reference : undefined}
        action={canRetry ? undefined : 'Reload'}
        onRetry={canRetry ? onRetry : reload}
      />
    </Stack>
  );
}

/** A shell that could not be loaded: without its header, it still links home. */
export function ShellFailure(failure: Props) {
  return (
    <>
      <UnstyledButton component={Link} to={paths.home} aria-label="VisionCloud, home" m="md">
        <Logo />
      </UnstyledButton>
      <PageFailure {...failure} />
    </>
  );
}

/** Replaces a crashed page until another address is opened. */
export function RouteErrorBoundary() {
  return <PageFailure error={useRouteError()} onRetry={reload} />;
}
