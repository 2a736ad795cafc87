import closeWithGrace from 'close-with-grace';

/** Registers a function that stops something that was started. */
export type Defer = (stop: () => Promise<unknown>) => void;

/**
 * Runs work and then stops everything it has started, in reverse order: after success, failure and Ctrl-C.
 * Databases run in process groups of their own and would otherwise survive.
 */
export async function withCleanup<Result>(
  work: (defer: Defer) => Promise<Result>,
): Promise<Result> {
  const stops: (() => Promise<unknown>)[] = [];
  const cleanUp = async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
  };
  const signals = closeWithGrace({ delay: 40_000, logger: false }, async ({ err }) => {
    if (err) console.error(err);
    await cleanUp();
  });
  try {
    return await work((stop) => stops.push(stop));
  } finally {
    signals.uninstall();
    await cleanUp();
  }
}
