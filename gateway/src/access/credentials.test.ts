import { describe, expect, it } from 'vitest';
import { readCredentials } from './credentials.js';

const none = { token: undefined, passKey: undefined, cameraKey: undefined };

describe('readCredentials', () => {
  it.each<[string, Record<string, string>, Partial<ReturnType<typeof readCredentials>>]>([
    ['a bearer token', { authorization: 'Bearer t' }, { token: 't' }],
    [
      'a bearer token and a pass-key',
      { authorization: 'bearer t', 'x-company-id': ' k ' },
      { token: 't', passKey: 'k' },
    ],
    ['the old pair with Bearer', { authorization: 'k', bearer: 't' }, { token: 't', passKey: 'k' }],
    [
      'the old pair with Token',
      { authorization: 'k', token: 'Bearer t' },
      { token: 't', passKey: 'k' },
    ],
    [
      'the old pair with X-Access-Token',
      { authorization: 'Bearer k', 'x-access-token': 't' },
      { token: 't', passKey: 'k' },
    ],
    ['an old token without a pass-key', { 'x-access-token': 't' }, { token: 't' }],
    ['an old token beside an empty header', { bearer: '', token: 't' }, { token: 't' }],
    ['the token in both headers', { authorization: 'Bearer t', token: 't' }, { token: 't' }],
    [
      'the token in both headers and a pass-key',
      { authorization: 'Bearer t', token: 't', 'x-company-id': 'k' },
      { token: 't', passKey: 'k' },
    ],
    [
      'the same pass-key twice',
      { authorization: 'k', token: 't', 'x-company-id': 'K' },
      { token: 't', passKey: 'k' },
    ],
    ["a camera's key", { 'x-camera-key': 'vck_x' }, { cameraKey: 'vck_x' }],
    [
      "a camera's key beside a token",
      { authorization: 'Bearer t', 'x-camera-key': 'vck_x' },
      { token: 't', cameraKey: 'vck_x' },
    ],
    ['no token in a pass-key alone', { authorization: 'k', 'x-company-id': 'k' }, {}],
    ['nothing', {}, {}],
  ])('reads %s', (_, headers, expected) => {
    expect(readCredentials(headers)).toEqual({ ...none, ...expected });
  });

  it('reads two different pass-keys as one that no company has', () => {
    const headers = { authorization: 'one', token: 't', 'x-company-id': 'other' };
    expect(['one', 'other']).not.toContain(readCredentials(headers).passKey);
    expect(readCredentials(headers).passKey).toBeDefined();
  });
});
