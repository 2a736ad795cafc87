import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False while prerendering and during hydration, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
