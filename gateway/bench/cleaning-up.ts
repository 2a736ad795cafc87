import closeWithGrace from 'close-with-grace';

/** Tells of something that has to be stopped, as soon as it is there. */
export type Cleaning = (stop: () => Promise<void>) => void;

/**
 * Does work that starts what has to be stopped again, the last first: when it is over, when it fails, and after Ctrl-C, for a
 * database is in a process group of its own.
 */
export async function cleaningUp(work: (cleaning: Cleaning) => Promise<void>): Promise<void> {
  const stops: (() => Promise<void>)[] = [];
  const cleanUp = async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
  };
  const signals = closeWithGrace({ delay: 20_000, logger: false }, async ({ err }) => {
    if (err) console.error(err);
    await cleanUp();
  });
  try {
    await work((stop) => stops.push(stop));
  } finally {
    signals.uninstall();
    await cleanUp();
  }
}
