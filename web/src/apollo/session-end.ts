import { storedValue, type StoredValue } from '../lib/browser/stored-value.ts';

/** How a session ended, unless its user signed out in this tab. */
export type SessionEnd =
  /** The server no longer accepts it. */
  | 'ENDED'
  /** Its user signed out in another tab of this browser. */
  | 'ENDED_ELSEWHERE';

interface TrackedEnd {
  /** Ends the session in every tab of this browser. @param how null if the user signs out. */
  end: (how: SessionEnd | null) => void;
  /** Returns how the last session ended; null if the user signed out here, nobody was signed in, or a session has started. */
  find: () => SessionEnd | null;
}

/**
 * Tracks how a stored session ends. The answer is kept in memory, so that it concerns only this tab, until it is loaded again.
 * @param key key in local storage, which tells other tabs that the server ended the session.
 */
export const trackEnd = (
  key: string,
  stored: Pick<StoredValue<unknown>, 'current' | 'clear' | 'onChange'>,
): TrackedEnd => {
  const endedByServer = storedValue(key, (value) => (value === true ? true : null));
  const findElsewhere = (): SessionEnd =>
    endedByServer.current() === true ? 'ENDED' : 'ENDED_ELSEWHERE';
  let last: SessionEnd | null = null;
  let find: () => SessionEnd | null = findElsewhere;
  stored.onChange(() => {
    last = stored.current() === null ? find() : null;
  });
  return {
    end: (how) => {
      if (how === 'ENDED') endedByServer.set(true);
      else endedByServer.clear();
      find = () => how;
      stored.clear();
      find = findElsewhere;
    },
    find: () => last,
  };
};
