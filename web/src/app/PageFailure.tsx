import { Stack, UnstyledButton } from '@mantine/core';
import { Link, useRouteError } from 'react-router-dom';
import { Failure } from '../ui/Failure.tsx';
import { Logo } from '../ui/Logo.tsx';
import { useErrorReference } from '../ui/use-error-reference.ts';
import { failureWords } from '../ui/failure-words.ts';
import { PartUnavailable } from '../lib/browser/load-part.ts';
import { paths } from '../lib/paths.ts';
import { texts } from './texts.ts';

const reload = (): void => window.location.reload();

const messages = {
  ...failureWords,
  offline: texts.offline,
};

interface Props {
  error: unknown;
  /** Loads the page again, if it could not be loaded. */
  onRetry: () => void;
  /** Whether it replaces a shell too: without its header, it still links home. */
  isShell?: boolean;
}

/** A page that could not be loaded or crashed, and what to do about it. */
export function PageFailure({ error, onRetry, isShell = false }: Props) {
  const reference = useErrorReference(error);
  const reason = error instanceof PartUnavailable ? error.reason : null;
  const canRetry = reason === 'offline' || reason === 'unreachable';
  return (
    <>
      {isShell && (
        <UnstyledButton component={Link} to={paths.home} aria-label={texts.homeLink} m="md">
          <Logo />
        </UnstyledButton>
      )}
      <Stack justify="center" mih="60dvh" p="md">
        <title>{texts.failedTitle}</title>
        <Failure
          size="page"
          message={reason === null ? texts.crashed : messages[reason]}
          reference={reason === null ? reference : undefined}
          action={canRetry ? undefined : texts.reload}
          onRetry={canRetry ? onRetry : reload}
        />
      </Stack>
    </>
  );
}

/** Replaces a crashed page until another address is opened. */
export function RouteErrorBoundary() {
  return <PageFailure error={useRouteError()} onRetry={reload} />;
}
