import { storedValue, useStored } from '../browser/stored-value.ts';

/** The signed-in administrator of the provider. The browser can hold a company's session at the same time. */
interface AdministratorSession {
  token: string;
  email: string;
}

const storedSession = storedValue(
  'visioncloud.super_admin',
  (stored): AdministratorSession | null => {
    const session = stored as Partial<AdministratorSession> | null;
    return typeof session?.token === 'string' && typeof session.email === 'string'
      ? { token: session.token, email: session.email }
      : null;
  },
);

export const currentAdministrator = storedSession.current;

export const startAdministratorSession = storedSession.set;

/** Signs the administrator out in every tab of this browser, without a request to the server. */
export const endAdministratorSession = storedSession.clear;

export const onAdministratorChange = storedSession.onChange;

export const useAdministrator = (): AdministratorSession | null => useStored(storedSession);
