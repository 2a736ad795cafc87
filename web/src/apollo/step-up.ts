/** Called when the viewer has confirmed their identity or has given up. */
type Waiting = (isProved: boolean) => void;

let waiting: Waiting[] = [];
const listeners = new Set<() => void>();

const notify = (): void => {
  for (const listener of listeners) listener();
};

/** Asks the viewer to confirm their identity, in one dialog for all waiting requests. Resolves to false if the viewer gives up. */
export const askForProof = (): Promise<boolean> =>
  new Promise((resolve) => {
    waiting = [...waiting, resolve];
    notify();
  });

/** Resolves all waiting requests. */
export const finishProof = (isProved: boolean): void => {
  const resolvers = waiting;
  waiting = [];
  notify();
  for (const resolve of resolvers) resolve(isProved);
};

export const isProofAsked = (): boolean => waiting.length > 0;

export const onProofAsked = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
