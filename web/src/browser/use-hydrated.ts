import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in the markup that is rendered at build and until the app has taken it over; then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
