import { describe, expect, it, vi } from 'vitest';
import { aSession } from '../testing/render.tsx';
import {
  currentSession,
  endSession,
  updateSession,
  onSessionChange,
  startSession,
} from './session.ts';

const inAnotherTab = (
  newValue: string | null,
  key: string | null = 'visioncloud.session',
): void => {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
};

describe('session', () => {
  it('is stored in the browser', () => {
    startSession(aSession());
    expect(currentSession()?.company.name).toBe('Acme');
    expect(localStorage.getItem('visioncloud.session')).toContain('token-of-acme');
    endSession();
    expect(currentSession()).toBeNull();
    expect(localStorage.getItem('visioncloud.session')).toBeNull();
  });

  it('ends when another tab signs out', () => {
    startSession(aSession());
    inAnotherTab(null);
    expect(currentSession()).toBeNull();
  });

  it('ends when another tab clears the storage', () => {
    startSession(aSession());
    inAnotherTab(null, null);
    expect(currentSession()).toBeNull();
  });

  it('starts when another tab signs in', () => {
    inAnotherTab(JSON.stringify(aSession({ name: 'Beta' })));
    expect(currentSession()?.company.name).toBe('Beta');
  });

  it('ignores other keys and invalid stored values', () => {
    startSession(aSession());
    inAnotherTab('dark', 'mantine-color-scheme-value');
    expect(currentSession()).not.toBeNull();
    inAnotherTab('{"token":1}');
    expect(currentSession()).toBeNull();
    inAnotherTab('{');
    expect(currentSession()).toBeNull();
  });

  it('updates the company and notifies listeners only if something changed', () => {
    startSession(aSession());
    const told = vi.fn<() => void>();
    const stop = onSessionChange(told);
    updateSession({ company: aSession().company });
    expect(told).not.toHaveBeenCalled();
    updateSession({ company: { ...aSession().company, timeZone: 'Europe/Paris' } });
    expect(told).toHaveBeenCalledOnce();
    expect(currentSession()).toMatchObject({
      token: 'token-of-acme',
      company: { timeZone: 'Europe/Paris' },
    });
    stop();
  });
});
