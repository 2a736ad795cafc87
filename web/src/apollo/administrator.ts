import { trackEnd } from './session-end.ts';
import { storedValue, useStored } from '../lib/browser/stored-value.ts';

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

const sessionEnd = trackEnd('visioncloud.super_admin-ended', storedSession);

/** How the administrator's last session in this tab ended, if the sign-in page should say so. */
export const findAdministratorEnd = sessionEnd.find;

export const currentAdministrator = storedSession.current;

export const startAdministratorSession = storedSession.set;

/** Signs the administrator out in every tab of this browser, without a request to the server. */
export const endAdministratorSession = (): void => sessionEnd.end(null);

/** Signs the administrator out because the server no longer accepts the session. */
export const expireAdministratorSession = (): void => sessionEnd.end('ENDED');

export const onAdministratorChange = storedSession.onChange;

export const useAdministrator = (): AdministratorSession | null => useStored(storedSession);
