/** Servers that the gateway is compared with; `again` is a second process of the gateway. */
export type PeerName = 'again' | 'bare';

export interface PeerMessage {
  databaseUrl: string;
}

/** The bare server does not check sessions and trusts these headers. */
export const companyHeader = 'x-bench-company';
export const phoneHeader = 'x-bench-phone';
