import { DatabaseGround } from './database-ground.js';
import { readSize } from './size.js';
import { type Fault, tryFaults } from './trial.js';

export const usage = `Takes the database away from a gateway that is asked all the time: refused, swallowed by the network, hanging, stopped
and started again.

  pnpm faults database-away [--seconds 15] [--callers 64]`;

/** Whether its callers saw nothing but good answers and 503, and everything was back by itself. */
export async function run(args: string[]): Promise<boolean> {
  const { seconds, callers } = readSize(args, { seconds: 15, callers: 64 });
  const ground = await DatabaseGround.make();
  try {
    return await tryFaults(ground, awayFor(seconds * 1000), { callers });
  } finally {
    await ground.clear();
  }
}

function awayFor(lasts: number): Fault[] {
  return [
    {
      name: 'connections refused',
      lasts,
      begin: ({ proxy }) => proxy.close(),
      mend: ({ proxy }) => proxy.open(),
      backWithin: 5000,
      slowest: 6000,
    },
    {
      name: 'network swallows everything',
      lasts,
      begin: ({ proxy }) => proxy.dropPackets(),
      mend: ({ proxy }) => proxy.open(),
      // A connection that was begun a moment before is given up after five seconds.
      backWithin: 8000,
      slowest: 15_000,
    },
    {
      name: 'server hangs (SIGSTOP)',
      lasts,
      begin: (ground) => ground.signalDatabase('SIGSTOP'),
      mend: (ground) => ground.signalDatabase('SIGCONT'),
      backWithin: 8000,
      slowest: 15_000,
    },
    {
      name: 'server stopped and started',
      lasts,
      begin: (ground) => ground.stopDatabase(),
      mend: (ground) => ground.startDatabase(),
      backWithin: 5000,
      slowest: 6000,
    },
  ];
}
