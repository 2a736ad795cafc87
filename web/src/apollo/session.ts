import { useSyncExternalStore } from 'react';

/** Who is signed in on this browser. The company is what the server answered last, kept so that the first paint knows its name and zone. */
export interface Session {
  token: string;
  company: { id: string; name: string; timeZone: string };
}

const storageKey = 'visioncloud.session';
const listeners = new Set<() => void>();

const parse = (text: string | null): Session | null => {
  if (text === null) return null;
  try {
    const session = JSON.parse(text) as Partial<Session> | null;
    const isWhole =
      typeof session?.token === 'string' &&
      typeof session.company?.name === 'string' &&
      typeof session.company.timeZone === 'string';
    return isWhole ? (session as Session) : null;
  } catch {
    return null;
  }
};

let text = localStorage.getItem(storageKey);
let current = parse(text);

const read = (next: string | null): void => {
  if (next === text) return;
  text = next;
  current = parse(next);
  for (const listener of listeners) listener();
};

// Another tab signed in or out. A null key means that the whole storage was cleared.
window.addEventListener('storage', (event) => {
  if (event.key === storageKey || event.key === null)
    read(event.key === null ? null : event.newValue);
});

/** The signed-in session, or null. */
export const currentSession = (): Session | null => current;

export const startSession = (session: Session): void => {
  const next = JSON.stringify(session);
  localStorage.setItem(storageKey, next);
  read(next);
};

/** Signs out on this browser, in every tab. Does not tell the server. */
export const endSession = (): void => {
  localStorage.removeItem(storageKey);
  read(null);
};

/** Keeps what the server says about the signed-in company now. */
export const keepCompany = (company: Session['company']): void => {
  if (current?.company.id === company.id) startSession({ token: current.token, company });
};

export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The signed-in session, kept up to date across tabs. */
export const useSession = (): Session | null =>
  useSyncExternalStore(onSessionChange, currentSession);
