import type { ComponentType } from 'react';
import { loadPart } from '../../browser/load-part.ts';
import { yieldToBrowser } from '../../browser/yield-to-browser.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { PageSkeleton } from '../../components/PageSkeleton.tsx';
import { PageFailure, ShellFailure } from '../PageFailure.tsx';
import type { rarePages } from './rare-pages.ts';

type Load = () => Promise<ComponentType>;

const lazyRoute = (load: Load, Failure: typeof PageFailure) => async () => {
  try {
    // Otherwise the code of the shell, the code of the page and its first request would start in one long task.
    await yieldToBrowser();
    return { Component: await loadPart(load) };
  } catch (error) {
    // React Router never retries a route that failed to load. This component does.
    const Component = lazyPart(load, {
      failure: error,
      pending: <PageSkeleton />,
      failed: (retry, _props, cause) => <Failure error={cause} onRetry={retry} />,
    });
    return { Component };
  }
};

/** Returns the `lazy` of a page's route. The previous page stays until the component is loaded. */
export const lazyPage = (load: Load) => lazyRoute(load, PageFailure);

/** Returns the `lazy` of a rarely opened page. */
export const lazyRarePage = (name: keyof typeof rarePages) =>
  lazyPage(async () => (await import('./rare-pages.ts')).rarePages[name]());

/** Returns the `lazy` of a shell's route. */
export const lazyShell = (load: Load) => lazyRoute(load, ShellFailure);
