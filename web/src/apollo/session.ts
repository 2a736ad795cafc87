import type { Role } from '../generated/graphql.ts';
import { readReason, type RefusalReason } from './errors.ts';
import { trackEnd } from './session-end.ts';
import { storedValue, useStored } from '../lib/browser/stored-value.ts';

/** The signed-in member. The company is stored as the server last returned it, so that the first paint has its name and time zone. */
export interface Session {
  token: string;
  company: {
    id: string;
    name: string;
    timeZone: string;
    /** Whether the plan has cameras; undefined until the server has answered. */
    hasCameras?: boolean;
  };
  /** Undefined until the server has answered. */
  member?: { email: string; role: Role };
  /** Permissions of the member; undefined until the server has answered. */
  permissions?: readonly string[];
}

const storedSession = storedValue('visioncloud.session', (stored): Session | null => {
  const session = stored as Partial<Session> | null;
  const isValid =
    typeof session?.token === 'string' &&
    typeof session.company?.name === 'string' &&
    typeof session.company.timeZone === 'string' &&
    (session.member === undefined || typeof session.member?.email === 'string') &&
    (session.permissions === undefined || Array.isArray(session.permissions));
  return isValid ? (session as Session) : null;
});

const sessionEnd = trackEnd('visioncloud.session-ended', storedSession);

/** How the last session of this tab ended, if the sign-in page should say so. */
export const findSessionEnd = sessionEnd.find;

/** Why the server ended the last session. The sign-in page shows it; signing in clears it. */
const storedReason = storedValue('visioncloud.session-end', (stored) => readReason(stored) ?? null);

export const currentSession = storedSession.current;

export const startSession = (session: Session): void => {
  storedReason.clear();
  storedSession.set(session);
};

/** Signs out in every tab of this browser, without a request to the server. */
export const endSession = (): void => sessionEnd.end(null);

/** Signs out, and stores the reason for the sign-in page. */
export const endSessionBecause = (reason: RefusalReason | undefined): void => {
  if (reason) storedReason.set(reason);
  sessionEnd.end('ENDED');
};

/** Stores a reason for the sign-in page to show. */
export const keepRefusal = storedReason.set;

export const forgetRefusal = storedReason.clear;

/** Why the last session ended or the last sign-in was refused, if users should know; otherwise null. */
export const useRefusal = (): RefusalReason | null => useStored(storedReason);

/** Returns the member of an answer; nothing for a viewer without an email address. */
export const readMember = ({
  email,
  role,
}: {
  email: string | null;
  role: Role;
}): Pick<Session, 'member'> => (email === null ? {} : { member: { email, role } });

/** Updates the stored company, member and permissions with the server's answer. */
export const keepSession = ({ company, member, permissions }: Omit<Session, 'token'>): void => {
  const session = currentSession();
  if (session?.company.id === company.id)
    startSession({
      ...session,
      company: { ...session.company, ...company },
      ...(member && { member }),
      ...(permissions && { permissions }),
    });
};

export const onSessionChange = storedSession.onChange;

/** The signed-in session, kept up to date across tabs. */
export const useSession = (): Session | null => useStored(storedSession);
