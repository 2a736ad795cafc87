import type { Role } from '../generated/graphql.ts';
import { readReason, type RefusalReason } from './errors.ts';
import { createSessionStore } from './session-store.ts';
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
  member?: { email: string; role: Role; name?: string | null };
  /** Permissions of the member; undefined until the server has answered. */
  permissions?: readonly string[];
}

/** Why the server ended the last session. The sign-in page shows it; signing in clears it. */
const storedReason = storedValue('visioncloud.session-end', (stored) => readReason(stored) ?? null);

const store = createSessionStore(
  'visioncloud.session',
  (stored): Session | null => {
    const session = stored as Partial<Session> | null;
    const isValid =
      typeof session?.token === 'string' &&
      typeof session.company?.name === 'string' &&
      typeof session.company.timeZone === 'string' &&
      (session.member === undefined || typeof session.member?.email === 'string') &&
      (session.permissions === undefined || Array.isArray(session.permissions));
    return isValid ? (session as Session) : null;
  },
  (reason) => {
    if (reason) storedReason.set(reason);
  },
);

export const {
  current: currentSession,
  end: endSession,
  findEnd: findSessionEnd,
  onChange: onSessionChange,
  useCurrent: useSession,
  source: companySource,
} = store;

export const startSession = (session: Session): void => {
  storedReason.clear();
  store.start(session);
};

/** Stores a reason for the sign-in page to show. */
export const storeRefusal = storedReason.set;

export const forgetRefusal = storedReason.clear;

/** Why the last session ended or the last sign-in was refused, if users should know; otherwise null. */
export const useRefusal = (): RefusalReason | null => useStored(storedReason);

/** Returns the member of an answer; nothing for a viewer without an email address. */
export const readMember = ({
  email,
  role,
  name,
}: {
  email: string | null;
  role: Role;
  name: string | null;
}): Pick<Session, 'member'> => (email === null ? {} : { member: { email, role, name } });

/** Updates the stored company, member and permissions with the server's answer. */
export const updateSession = ({ company, member, permissions }: Omit<Session, 'token'>): void => {
  const session = currentSession();
  if (session?.company.id === company.id)
    startSession({
      ...session,
      company: { ...session.company, ...company },
      ...(member && { member }),
      ...(permissions && { permissions }),
    });
};
