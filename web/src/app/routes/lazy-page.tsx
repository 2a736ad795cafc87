import type { ComponentType } from 'react';
import { loadPart } from '../../lib/browser/load-part.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { PageFailure } from '../PageFailure.tsx';

type Load = () => Promise<ComponentType>;

const lazyRoute = (load: Load, isShell: boolean) => async () => {
  try {
    return { Component: await loadPart(load) };
  } catch (error) {
    // React Router never retries a route that failed to load. This component does.
    const Component = lazyPart(load, {
      failure: error,
      pending: <PageSkeleton />,
      failed: (retry, _props, cause) => (
        <PageFailure error={cause} onRetry={retry} isShell={isShell} />
      ),
    });
    return { Component };
  }
};

/** Returns the `lazy` of a page's route. The previous page stays until the component is loaded. */
export const lazyPage = (load: Load) => lazyRoute(load, false);

/** Returns the `lazy` of a shell's route. */
export const lazyShell = (load: Load) => lazyRoute(load, true);
