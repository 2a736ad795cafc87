import { Center } from '@mantine/core';
import { FailedState } from '../components/FailedState.tsx';

/** A screen that could not be loaded or broke: mostly a lost connection, or a version that has been replaced since. A reload mends both. */
export function RouteFailure() {
  return (
    <Center mih="60dvh" p="md">
      <FailedState
        message="This page could not be shown."
        onRetry={() => window.location.reload()}
      />
    </Center>
  );
}
