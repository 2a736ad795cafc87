import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readToken, signToken } from './tokens.js';

const secret = 's'.repeat(40);
const claims = { sessionId: randomUUID(), companyId: randomUUID() };
const inAnHour = () => new Date(Date.now() + 3_600_000);

describe('readToken', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('returns the claims each time a token is read', () => {
    const token = signToken(secret, claims, inAnHour());
    expect(readToken(secret, token)).toEqual(claims);
    expect(readToken(secret, token)).toEqual(claims);
  });

  it('refuses an expired token, even if it was read before', () => {
    vi.useFakeTimers();
    const token = signToken(secret, claims, inAnHour());
    expect(readToken(secret, token)).toEqual(claims);
    vi.setSystemTime(Date.now() + 3_599_000);
    expect(readToken(secret, token)).toEqual(claims);
    vi.setSystemTime(Date.now() + 2000);
    expect(readToken(secret, token)).toBeUndefined();
  });

  it('refuses a token from the second of its expiry on, even if it was read before', () => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    const token = signToken(secret, claims, new Date(1_800_000_060_000));
    vi.setSystemTime(1_800_000_059_999);
    expect(readToken(secret, token)).toEqual(claims);
    vi.setSystemTime(1_800_000_060_000);
    expect(readToken(secret, token)).toBeUndefined();
  });

  it('refuses a token of another issuer, and one that lacks its session, company or expiry', () => {
    const common = { issuer: 'visioncloud', audience: 'visioncloud' };
    const subject = claims.sessionId;
    const [expiresIn, cid] = ['1h', claims.companyId] as const;
    const read = (payload: object, options: jwt.SignOptions) =>
      readToken(secret, jwt.sign(payload, secret, options));
    expect(read({ cid }, { ...common, subject, expiresIn })).toEqual(claims);
    expect(read({ cid }, { ...common, subject, expiresIn, issuer: 'other' })).toBeUndefined();
    expect(read({ cid }, { ...common, expiresIn })).toBeUndefined();
    expect(read({ cid }, { ...common, subject: 'x', expiresIn })).toBeUndefined();
    expect(read({}, { ...common, subject, expiresIn })).toBeUndefined();
    for (const wrong of ['x', [cid]])
      expect(read({ cid: wrong }, { ...common, subject, expiresIn })).toBeUndefined();
    expect(read({ cid }, { ...common, subject })).toBeUndefined();
  });

  it('refuses a token that was signed with another secret', () => {
    const token = signToken(secret, claims, inAnHour());
    expect(readToken(secret, token)).toEqual(claims);
    expect(readToken('t'.repeat(40), token)).toBeUndefined();
    expect(readToken(secret, token)).toEqual(claims);
  });

  it('refuses a token with changed claims', () => {
    const token = signToken(secret, claims, inAnHour());
    readToken(secret, token);
    const [head, , signature] = token.split('.');
    const other = Buffer.from(JSON.stringify({ cid: randomUUID(), sub: randomUUID() })).toString(
      'base64url',
    );
    expect(readToken(secret, `${head}.${other}.${signature}`)).toBeUndefined();
  });

  it('reads a token that is no longer in the cache', () => {
    const first = signToken(secret, claims, inAnHour());
    readToken(secret, first);
    for (let at = 0; at < 5100; at += 1)
      readToken(secret, signToken(secret, { ...claims, sessionId: randomUUID() }, inAnHour()));
    expect(readToken(secret, first)).toEqual(claims);
  });
});
