/** Who is measured beside the gateway. */
export type PeerName =
  | 'bare'
  | 'postgraphile'
  | 'mercurius'
  | 'apollo'
  | 'insert'
  | 'save'
  | 'copy';

/** Serves on a free port of the loopback; answers the port. */
export type Peer = (databaseUrl: string) => Promise<number>;

/** Nobody signs in at a peer: a request says in whose company it stands, and which phone it comes from. */
export const companyHeader = 'x-bench-company';
export const phoneHeader = 'x-bench-phone';
