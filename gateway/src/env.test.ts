import { describe, expect, it } from 'vitest';
import { readEnv } from './env.js';

const given = {
  DATABASE_URL: 'postgres://nowhere',
  TOKEN_SECRET: 'x'.repeat(32),
  PASSWORD_PEPPER: 'y'.repeat(32),
  ADMIN_EMAIL: 'a@b.example',
  ADMIN_PASSWORD: 'z',
};
const readContact = (contact?: string) =>
  readEnv({ ...given, SECURITY_CONTACT: contact }).securityContact;

describe('SECURITY_CONTACT', () => {
  it('is unset by default with a DATABASE_URL', () => {
    expect(readContact()).toBeUndefined();
  });

  it('takes an email address or an https address', () => {
    expect(readContact('security@company.example')).toBe('mailto:security@company.example');
    expect(readContact('https://company.example/report')).toBe('https://company.example/report');
  });

  it.each(['http://company.example', 'security', 'a@b.example\nExpires: never'])(
    'refuses %j at the start',
    (contact) => {
      expect(() => readContact(contact)).toThrow(/^SECURITY_CONTACT is .*: set it to an email/s);
    },
  );
});
