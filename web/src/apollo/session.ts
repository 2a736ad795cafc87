import { storedValue, useStored } from '../components/stored-value.ts';

/** Who is signed in on this browser. The company is what the server answered last, kept so that the first paint knows its name and zone. */
export interface Session {
  token: string;
  company: { id: string; name: string; timeZone: string };
}

const kept = storedValue('visioncloud.session', (stored): Session | null => {
  const session = stored as Partial<Session> | null;
  const isWhole =
    typeof session?.token === 'string' &&
    typeof session.company?.name === 'string' &&
    typeof session.company.timeZone === 'string';
  return isWhole ? (session as Session) : null;
});

/** The signed-in session, or null. */
export const currentSession = kept.current;

export const startSession = kept.keep;

/** Signs out on this browser, in every tab. Does not tell the server. */
export const endSession = kept.forget;

/** Keeps what the server says about the signed-in company now. */
export const keepCompany = (company: Session['company']): void => {
  const session = currentSession();
  if (session?.company.id === company.id) startSession({ token: session.token, company });
};

export const onSessionChange = kept.onChange;

/** The signed-in session, kept up to date across tabs. */
export const useSession = (): Session | null => useStored(kept);
