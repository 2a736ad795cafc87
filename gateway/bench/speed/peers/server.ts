import 'reflect-metadata';
import type { Peer, PeerMessage } from './peer.js';

/*
 * Runs one peer, which the first message names. Only its own modules are loaded.
 */

const peers: Record<PeerMessage['name'], () => Promise<Peer>> = {
  bare: async () => (await import('./bare.js')).bare,
  postgraphile: async () => (await import('./postgraphile.js')).postGraphile,
  mercurius: async () => (await import('./mercurius.js')).plainMercurius,
  mercuriusSameWork: async () => (await import('./mercurius.js')).mercuriusSameWork,
  apollo: async () => (await import('./apollo.js')).apolloServer,
  insert: async () => (await import('./uploads.js')).bareInsert,
  save: async () => (await import('./uploads.js')).typeOrmSave,
  copy: async () => (await import('./uploads.js')).copyAndInsert,
};

process.once('message', (message: PeerMessage) => {
  serve(message).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});

async function serve(message: PeerMessage): Promise<void> {
  const start = await peers[message.name]();
  process.send?.(await start(message));
}
