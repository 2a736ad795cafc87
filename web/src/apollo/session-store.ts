import { storedValue, useStored } from '../lib/browser/stored-value.ts';
import type { RefusalReason } from './errors.ts';

/** How a session ended, unless its user signed out in this tab. */
export type SessionEnd =
  /** The server no longer accepts it. */
  | 'ENDED'
  /** Its user signed out in another tab of this browser. */
  | 'ENDED_ELSEWHERE';

/** A session whose token is sent with requests. */
export interface SessionSource {
  token: () => string | undefined;
  /** Ends the session because the server no longer accepts it. */
  end: (reason: RefusalReason | undefined) => void;
  onChange: (listener: () => void) => void;
}

interface SessionStore<Session> {
  current: () => Session | null;
  start: (session: Session) => void;
  /** Signs out in every tab of this browser, without a request to the server. */
  end: () => void;
  /** Returns how the last session ended; null if the user signed out in this tab, nobody was signed in, or a session has started. */
  findEnd: () => SessionEnd | null;
  onChange: (listener: () => void) => () => void;
  /** The current session, kept up to date across tabs. */
  useCurrent: () => Session | null;
  source: SessionSource;
}

/**
 * Stores a session in the browser. The browser can hold one of each kind at the same time.
 * @param key key in local storage; with '-ended' added it tells other tabs that the server ended the session.
 * @param parse returns null for invalid values, because visitors can change the storage.
 * @param onRefused called before the session ends because the server no longer accepts it.
 */
export const createSessionStore = <Session extends { token: string }>(
  key: string,
  parse: (stored: unknown) => Session | null,
  onRefused: (reason: RefusalReason | undefined) => void = () => undefined,
): SessionStore<Session> => {
  const stored = storedValue(key, parse);
  const endedByServer = storedValue(`${key}-ended`, (value) => (value === true ? true : null));
  const findElsewhere = (): SessionEnd =>
    endedByServer.current() === true ? 'ENDED' : 'ENDED_ELSEWHERE';
  // Kept in memory, so that it concerns only this tab, until it is loaded again.
  let last: SessionEnd | null = null;
  let find: () => SessionEnd | null = findElsewhere;
  stored.onChange(() => {
    last = stored.current() === null ? find() : null;
  });
  const clear = (how: SessionEnd | null): void => {
    find = () => how;
    stored.clear();
    find = findElsewhere;
  };
  return {
    current: stored.current,
    start: stored.set,
    end: () => {
      endedByServer.clear();
      clear(null);
    },
    findEnd: () => last,
    onChange: stored.onChange,
    useCurrent: () => useStored(stored),
    source: {
      token: () => stored.current()?.token,
      end: (reason) => {
        onRefused(reason);
        endedByServer.set(true);
        clear('ENDED');
      },
      onChange: stored.onChange,
    },
  };
};
