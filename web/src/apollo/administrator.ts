import { storedValue, useStored } from '../browser/stored-value.ts';

/** The provider's administrator who is signed in on this browser. Stands beside a company's session: one can be both. */
interface AdministratorSession {
  token: string;
  email: string;
}

const kept = storedValue('visioncloud.super_admin', (stored): AdministratorSession | null => {
  const session = stored as Partial<AdministratorSession> | null;
  return typeof session?.token === 'string' && typeof session.email === 'string'
    ? { token: session.token, email: session.email }
    : null;
});

export const currentAdministrator = kept.current;

export const startAdministratorSession = kept.keep;

/** Signs the administrator out on this browser, in every tab. Does not tell the server. */
export const endAdministratorSession = kept.forget;

export const onAdministratorChange = kept.onChange;

export const useAdministrator = (): AdministratorSession | null => useStored(kept);
