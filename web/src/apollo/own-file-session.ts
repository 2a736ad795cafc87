import { trackEnd } from './session-end.ts';
import { storedValue, useStored } from '../lib/browser/stored-value.ts';
import { MINUTE } from '../lib/durations.ts';

/** Session of an employee's own file. The browser can hold sessions of a company and of the provider at the same time. */
export interface OwnFileSession {
  token: string;
  /** ISO instant by this device's clock, which may be wrong. */
  expiresAt: string;
}

/** How long the gateway keeps a session, regardless of use. */
export const ownFileLifetimeMs = 30 * MINUTE;

const storedSession = storedValue('visioncloud.own-file', (stored): OwnFileSession | null => {
  const session = stored as Partial<OwnFileSession> | null;
  return typeof session?.token === 'string' && typeof session.expiresAt === 'string'
    ? { token: session.token, expiresAt: session.expiresAt }
    : null;
});

/** True if the last session expired. Cleared when a new link is opened. */
const storedExpiry = storedValue('visioncloud.own-file-end', (stored) =>
  stored === true ? true : null,
);

const sessionEnd = trackEnd('visioncloud.own-file-ended', storedSession);

/** How the last open file of this tab was closed, if its page should say so. */
export const findOwnFileEnd = sessionEnd.find;

export const currentOwnFileSession = storedSession.current;

export const startOwnFileSession = (session: OwnFileSession): void => {
  storedExpiry.clear();
  storedSession.set(session);
};

/** Closes the file in every tab of this browser, without a request to the server. */
export const endOwnFileSession = (): void => sessionEnd.end(null);

/** Closes the file, and lets the page that sends links show that the session has expired. */
export const expireOwnFileSession = (): void => {
  storedExpiry.set(true);
  sessionEnd.end('ENDED');
};

export const onOwnFileSessionChange = storedSession.onChange;

/** The open file, kept up to date across tabs. */
export const useOwnFileSession = (): OwnFileSession | null => useStored(storedSession);

export const useHasOwnFileExpired = (): boolean => useStored(storedExpiry) ?? false;
