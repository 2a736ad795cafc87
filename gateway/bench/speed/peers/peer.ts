/** Servers that the gateway is compared with; `again` is a second process of the gateway. */
export type PeerName =
  | 'again'
  | 'bare'
  | 'postgraphile'
  | 'mercurius'
  | 'mercuriusSameWork'
  | 'apollo'
  | 'insert'
  | 'save'
  | 'copy';

export interface PeerMessage {
  name: Exclude<PeerName, 'again'>;
  databaseUrl: string;
  /** For peers that check sessions. */
  tokenSecret: string;
}

/** Serves on a free port of the loopback. @returns the port. */
export type Peer = (message: PeerMessage) => Promise<number>;

/** Peers that do not check sessions trust these headers. */
export const companyHeader = 'x-bench-company';
export const phoneHeader = 'x-bench-phone';
