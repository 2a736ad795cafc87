import { describe, expect, it } from 'vitest';
import { listPermissions, may } from './permissions.js';
import { actsForCompany, MemberRole, Role } from './role.js';

describe('may', () => {
  it('allows a member what the role allows', () => {
    expect(may({ role: Role.SAFETY_OFFICER }, 'case:update')).toBe(true);
    expect(may({ role: Role.SAFETY_OFFICER, scopes: null }, 'case:update')).toBe(true);
    expect(may({ role: Role.VIEWER }, 'case:update')).toBe(false);
  });

  it('allows an API key its scopes, and nothing that no key may do', () => {
    const key = { role: Role.API_KEY, scopes: ['case:read', 'member:update'] };
    expect(may(key, 'case:read')).toBe(true);
    expect(may(key, 'case:update')).toBe(false);
    expect(may(key, 'member:update')).toBe(false);
    expect(listPermissions(key)).toEqual(['case:read', 'session:read']);
    expect(listPermissions({ ...key, scopes: [] })).toEqual(['session:read']);
  });
});

describe('actsForCompany', () => {
  it('is true for members and API keys, and false for cameras, employees and the provider', () => {
    const acting = Object.values(Role).filter(actsForCompany);
    expect(acting.toSorted()).toEqual([...Object.values(MemberRole), Role.API_KEY].toSorted());
  });
});
