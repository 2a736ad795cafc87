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

describe('administrator session', () => {
  it('is stored in the browser under its own key', () => {
    startAdministratorSession(administrator);
    expect(localStorage.getItem('visioncloud.super_admin')).toContain('of-provider');
    expect(localStorage.getItem('visioncloud.session')).toBeNull();
    endAdministratorSession();
    expect(currentAdministrator()).toBeNull();
  });

  it('starts and ends when another tab signs in or out', () => {
    inAnotherTab(JSON.stringify(administrator));
    expect(currentAdministrator()).toEqual(administrator);
    inAnotherTab(null);
    expect(currentAdministrator()).toBeNull();
  });

  it.each(['{', 'null', 'true', '{"token":1}', '{"token":"x"}'])(
    'ignores the stored value %s',
    (text) => {
      startAdministratorSession(administrator);
      inAnotherTab(text);
      expect(currentAdministrator()).toBeNull();
    },
  );
});
