/** Whoever waits until the viewer has proved again who it is, or has given up. */
type Waiting = (isProved: boolean) => void;

let waiting: Waiting[] = [];
const listeners = new Set<() => void>();

const notify = (): void => {
  for (const listener of listeners) listener();
};

/** Asks the viewer for a proof of who it is, in one dialog for all requests that wait for it. Resolves to false if the viewer gives up. */
export const askForProof = (): Promise<boolean> =>
  new Promise((resolve) => {
    waiting = [...waiting, resolve];
    notify();
  });

/** Answers everybody who waits. */
export const finishProof = (isProved: boolean): void => {
  const asked = waiting;
  waiting = [];
  notify();
  for (const resolve of asked) resolve(isProved);
};

/** Whether somebody waits for a proof. */
export const isProofAsked = (): boolean => waiting.length > 0;

export const onProofAsked = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
