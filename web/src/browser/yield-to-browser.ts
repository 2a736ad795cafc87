/**
 * Ends the current task, so that the browser can handle input and responses before it continues. Does nothing in browsers without
 * `scheduler.yield`, and while pages are prerendered.
 */
export const yieldToBrowser = async (): Promise<void> => {
  if ('scheduler' in globalThis && 'yield' in scheduler) await scheduler.yield();
};
