import 'reflect-metadata';
import { serveBare } from './bare.js';
import type { PeerMessage } from './peer.js';

// Runs the bare server on the database that the first message names, and answers with its port.

process.once('message', ({ databaseUrl }: PeerMessage) => {
  serveBare(databaseUrl).then(
    (port) => process.send?.(port),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
