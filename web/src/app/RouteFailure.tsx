import { Center, UnstyledButton } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { FailedState } from '../components/FailedState.tsx';
import { Logo } from '../components/Logo.tsx';
import { failureWords } from '../components/failure-words.ts';
import { PartUnavailable } from '../browser/load-part.ts';
import { paths } from '../paths.ts';

const reload = (): void => window.location.reload();

/** A screen that could not be loaded or crashed, and what to do about it. */
export function RouteFailure({ error }: { error: unknown }) {
  const reason = error instanceof PartUnavailable ? error.reason : null;
  const openAgain = useOpenAgain(reason !== null);
  return (
    <Center mih="60dvh" p="md">
      {reason === null ? (
        <FailedState message="This page could not be shown." onRetry={reload} />
      ) : reason === 'outdated' ? (
        <FailedState message={failureWords.outdated} action="Reload" onRetry={reload} />
      ) : (
        <FailedState
          message={
            reason === 'offline'
              ? 'You are offline. This page opens when the connection is back.'
              : failureWords.unreachable
          }
          onRetry={openAgain}
        />
      )}
    </Center>
  );
}

/** Opens the same address once more; by itself when the connection is back. */
const useOpenAgain = (isAutomatic: boolean): (() => void) => {
  const location = useLocation();
  const navigate = useNavigate();
  const openAgain = (): void =>
    void navigate(location, { replace: true, state: location.state as unknown });
  useEffect(() => {
    if (!isAutomatic) return undefined;
    window.addEventListener('online', openAgain);
    return () => window.removeEventListener('online', openAgain);
  });
  return openAgain;
};

/** Creates the component of a route whose code could not be loaded. `isFrame`: of the header and sidebar around other screens. */
export const createFailedRoute = (error: unknown, { isFrame }: { isFrame: boolean }) =>
  function FailedRoute() {
    return (
      <>
        {isFrame && (
          <UnstyledButton component={Link} to={paths.home} aria-label="VisionCloud, home" m="md">
            <Logo />
          </UnstyledButton>
        )}
        <RouteFailure error={error} />
      </>
    );
  };
