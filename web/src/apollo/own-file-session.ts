import { createSessionStore } from './session-store.ts';
import { storedValue, useStored } from '../lib/browser/stored-value.ts';
import { MINUTE } from '../lib/durations.ts';

/** Session of an employee's own file. */
export interface OwnFileSession {
  token: string;
  /** ISO instant by this device's clock, which may be wrong. */
  expiresAt: string;
}

/** How long the gateway keeps a session, regardless of use. */
export const ownFileLifetimeMs = 30 * MINUTE;

/** True if the last session expired. Cleared when a new link is opened. */
const storedExpiry = storedValue('visioncloud.own-file-end', (stored) =>
  stored === true ? true : null,
);

const store = createSessionStore(
  'visioncloud.own-file',
  (stored): OwnFileSession | null => {
    const session = stored as Partial<OwnFileSession> | null;
    return typeof session?.token === 'string' && typeof session.expiresAt === 'string'
      ? { token: session.token, expiresAt: session.expiresAt }
      : null;
  },
  () => storedExpiry.set(true),
);

export const {
  current: currentOwnFileSession,
  end: endOwnFileSession,
  findEnd: findOwnFileEnd,
  onChange: onOwnFileSessionChange,
  useCurrent: useOwnFileSession,
  source: ownFileSource,
} = store;

export const startOwnFileSession = (session: OwnFileSession): void => {
  storedExpiry.clear();
  store.start(session);
};

/** Closes the file, and lets the page that sends links show that the session has expired. */
export const expireOwnFileSession = (): void => store.source.end(undefined);

export const useHasOwnFileExpired = (): boolean => useStored(storedExpiry) ?? false;
