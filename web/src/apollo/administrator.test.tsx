import { describe, expect, it } from 'vitest';
import {
  currentAdministrator,
  endAdministratorSession,
  startAdministratorSession,
} from './administrator.ts';

const administrator = { token: 'of-provider', email: 'admin@visioncloud.example' };

const inAnotherTab = (newValue: string | null): void => {
  window.dispatchEvent(new StorageEvent('storage', { key: 'visioncloud.super_admin', newValue }));
};

describe('the administrator’s session', () => {
  it('is kept in the browser, in a place of its own', () => {
    startAdministratorSession(administrator);
    expect(localStorage.getItem('visioncloud.super_admin')).toContain('of-provider');
    expect(localStorage.getItem('visioncloud.session')).toBeNull();
    endAdministratorSession();
    expect(currentAdministrator()).toBeNull();
  });

  it('starts and ends here when it does in another tab', () => {
    inAnotherTab(JSON.stringify(administrator));
    expect(currentAdministrator()).toEqual(administrator);
    inAnotherTab(null);
    expect(currentAdministrator()).toBeNull();
  });

  it.each(['{', 'null', 'true', '{"token":1}', '{"token":"x"}'])('does not mind %s', (text) => {
    startAdministratorSession(administrator);
    inAnotherTab(text);
    expect(currentAdministrator()).toBeNull();
  });
});
