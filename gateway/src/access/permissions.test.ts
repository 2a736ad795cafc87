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
    const key = { role: Role.API_KEY, scopes: ['employee:read', 'member:update'] };
    expect(may(key, 'employee:read')).toBe(true);
    expect(may(key, 'employee:update')).toBe(false);
    expect(may(key, 'member:update')).toBe(false);
    expect(listPermissions(key)).toEqual(['employee:read', 'session:read']);
    expect(listPermissions({ ...key, scopes: [] })).toEqual(['session:read']);
  });

  it('gives an API key nothing that is derived from health without health:read', () => {
    const key = { role: Role.API_KEY, scopes: ['case:read'] };
    expect(may(key, 'case:read')).toBe(false);
    expect(may({ ...key, scopes: ['case:read', 'health:read'] }, 'case:read')).toBe(true);
  });
});

describe('actsForCompany', () => {
  it('is true for members and API keys, and false for cameras, employees and the provider', () => {
    const acting = Object.values(Role).filter(actsForCompany);
    expect(acting.toSorted()).toEqual([...Object.values(MemberRole), Role.API_KEY].toSorted());
  });
});
