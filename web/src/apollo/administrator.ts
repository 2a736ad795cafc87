import { createSessionStore } from './session-store.ts';

/** The signed-in administrator of the provider. */
interface AdministratorSession {
  token: string;
  email: string;
}

export const {
  current: currentAdministrator,
  start: startAdministratorSession,
  end: endAdministratorSession,
  findEnd: findAdministratorEnd,
  onChange: onAdministratorChange,
  useCurrent: useAdministrator,
  source: administratorSource,
} = createSessionStore('visioncloud.super_admin', (stored): AdministratorSession | null => {
  const session = stored as Partial<AdministratorSession> | null;
  return typeof session?.token === 'string' && typeof session.email === 'string'
    ? { token: session.token, email: session.email }
    : null;
});
