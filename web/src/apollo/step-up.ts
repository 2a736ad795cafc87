import type { SessionSource } from './session-store.ts';

/** A request that waits until the viewer of its session has confirmed their identity or has given up. */
interface Waiting {
  session: SessionSource;
  resolve: (isSteppedUp: boolean) => void;
}

let waiting: Waiting[] = [];
const listeners = new Set<() => void>();

const notify = (): void => {
  for (const listener of listeners) listener();
};

/** The session whose viewer is asked at the moment; null for none. */
export const askedSession = (): SessionSource | null => waiting[0]?.session ?? null;

/** Asks the viewer to confirm their identity, in one dialog for all waiting requests of the session. Resolves to false if the viewer gives up. */
export const requestStepUp = (session: SessionSource): Promise<boolean> =>
  new Promise((resolve) => {
    waiting = [...waiting, { session, resolve }];
    notify();
  });

/** Resolves all waiting requests of a session; default: of the one that is asked. */
export const finishStepUp = (isSteppedUp: boolean, session = askedSession()): void => {
  const finished = waiting.filter((each) => each.session === session);
  waiting = waiting.filter((each) => each.session !== session);
  notify();
  for (const { resolve } of finished) resolve(isSteppedUp);
};

export const onStepUpRequested = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
