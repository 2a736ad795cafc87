// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../../apollo/session.ts';
import { directoryAddress, rememberDirectory } from './directory-address.ts';

const signIn = (token: string): void =>
  startSession({ token, company: { id: '1', name: 'Acme', timeZone: 'UTC' } });

describe('directoryAddress', () => {
  beforeEach(() => {
    signIn('first');
    rememberDirectory('?search=an&page=2');
  });

  it('keeps the search of the session', () =>
    expect(directoryAddress('Acme')).toBe('/dashboard/acme/emp?search=an&page=2'));

  it('drops the search of an earlier session', () => {
    signIn('second');
    expect(directoryAddress('Acme')).toBe('/dashboard/acme/emp');
  });
});
