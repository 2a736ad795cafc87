import 'reflect-metadata';
import type { Peer, PeerName } from './peer.js';

/*
 * A peer in a process of its own; started by the benchmark with a message, which says which one. Each is loaded alone:
 * what another one brings along would be in its way.
 */

const peers: Record<PeerName, () => Promise<Peer>> = {
  bare: async () => (await import('./bare.js')).bare,
  postgraphile: async () => (await import('./postgraphile.js')).postGraphile,
  mercurius: async () => (await import('./mercurius.js')).mercuriusWithJit,
  apollo: async () => (await import('./apollo.js')).apolloServer,
  insert: async () => (await import('./uploads.js')).bareInsert,
  save: async () => (await import('./uploads.js')).typeOrmSave,
  copy: async () => (await import('./uploads.js')).copyAndInsert,
};

process.once('message', ({ peer, databaseUrl }: { peer: PeerName; databaseUrl: string }) => {
  serve(peer, databaseUrl).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});

async function serve(peer: PeerName, databaseUrl: string): Promise<void> {
  const start = await peers[peer]();
  process.send?.(await start(databaseUrl));
}
