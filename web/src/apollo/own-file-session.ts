import { storedValue, useStored } from '../browser/stored-value.ts';

/** An employee's own file that is open on this browser. Stands beside the sessions of a company and of the provider. */
export interface OwnFileSession {
  token: string;
  /** ISO instant. */
  expiresAt: string;
}

const kept = storedValue('visioncloud.own-file', (stored): OwnFileSession | null => {
  const session = stored as Partial<OwnFileSession> | null;
  return typeof session?.token === 'string' && typeof session.expiresAt === 'string'
    ? { token: session.token, expiresAt: session.expiresAt }
    : null;
});

/** True if the last session was not closed by the employee; kept until a link is opened again. */
const keptExpiry = storedValue('visioncloud.own-file-end', (stored) =>
  stored === true ? true : null,
);

export const currentOwnFileSession = kept.current;

export const startOwnFileSession = (session: OwnFileSession): void => {
  keptExpiry.forget();
  kept.keep(session);
};

/** Closes the file on this browser, in every tab. Does not tell the server. */
export const endOwnFileSession = kept.forget;

/** Closes it likewise, and has the page that sends links say that the time is over. */
export const expireOwnFileSession = (): void => {
  keptExpiry.keep(true);
  kept.forget();
};

export const onOwnFileSessionChange = kept.onChange;

/** The open file, kept up to date across tabs. */
export const useOwnFileSession = (): OwnFileSession | null => useStored(kept);

/** Whether the last session has ended by itself. */
export const useHasOwnFileExpired = (): boolean => useStored(keptExpiry) ?? false;
