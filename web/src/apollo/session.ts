import { readReason, type RefusalReason } from './errors.ts';
import { storedValue, useStored } from '../browser/stored-value.ts';

/** Who is signed in on this browser. The company is what the server answered last, kept so that the first paint knows its name and zone. */
export interface Session {
  token: string;
  company: {
    id: string;
    name: string;
    timeZone: string;
    /** Whether its plan has cameras; undefined until the server has told. */
    hasCameras?: boolean;
  };
  /** What the member may do, in the gateway's words; undefined until the server has told. */
  permissions?: readonly string[];
}

const kept = storedValue('visioncloud.session', (stored): Session | null => {
  const session = stored as Partial<Session> | null;
  const isWhole =
    typeof session?.token === 'string' &&
    typeof session.company?.name === 'string' &&
    typeof session.company.timeZone === 'string' &&
    (session.permissions === undefined || Array.isArray(session.permissions));
  return isWhole ? (session as Session) : null;
});

/** Why the server ended the last session, for the sign-in screen; kept until somebody signs in. */
const keptReason = storedValue('visioncloud.session-end', (stored) => readReason(stored) ?? null);

/** The signed-in session, or null. */
export const currentSession = kept.current;

export const startSession = (session: Session): void => {
  keptReason.forget();
  kept.keep(session);
};

/** Signs out on this browser, in every tab. Does not tell the server. */
export const endSession = (): void => kept.forget();

/** Signs out likewise, and keeps the reason for the sign-in screen of every tab. */
export const endSessionBecause = (reason: RefusalReason | undefined): void => {
  if (reason) keptReason.keep(reason);
  kept.forget();
};

/** Has the sign-in screen say why somebody is kept out. */
export const keepRefusal = keptReason.keep;

export const forgetRefusal = keptReason.forget;

/** Why the last session ended or the last sign-in was refused, where there is a reason that people should read; else null. */
export const useRefusal = (): RefusalReason | null => useStored(keptReason);

/** Updates what is kept of the signed-in member and company with what the server answered. */
export const keepSession = ({ company, permissions }: Omit<Session, 'token'>): void => {
  const session = currentSession();
  if (session?.company.id === company.id)
    startSession({
      ...session,
      company: { ...session.company, ...company },
      ...(permissions && { permissions }),
    });
};

export const onSessionChange = kept.onChange;

/** The signed-in session, kept up to date across tabs. */
export const useSession = (): Session | null => useStored(kept);
