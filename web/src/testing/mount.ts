import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { rootOptions } from '../app/root-options.ts';

interface Mounted {
  container: HTMLElement;
  unmount: () => void;
}

const mounted = new Map<Root, HTMLElement>();

/**
 * Renders into the document as the app does. Testing Library's `render` wraps React's `act` around it, which loses what suspends unless it is
 * awaited.
 */
export const mount = (children: ReactNode): Mounted => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container, rootOptions);
  mounted.set(root, container);
  flushSync(() => root.render(children));
  return { container, unmount: () => unmount(root) };
};

/** Unmounts everything that a test has mounted. */
export const unmountAll = (): void => {
  for (const root of mounted.keys()) unmount(root);
};

const unmount = (root: Root): void => {
  flushSync(() => root.unmount());
  mounted.get(root)?.remove();
  mounted.delete(root);
};
