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

  it('accepts an email address or an https address', () => {
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

describe('OUTBOUND_NETWORKS', () => {
  it('allows no network by default', () => {
    expect(readEnv(given).outboundNetworks).toEqual([]);
  });

  it('accepts addresses and networks', () => {
    const networks = readEnv({ ...given, OUTBOUND_NETWORKS: '10.20.0.0/16, fd12::1' });
    const shown = networks.outboundNetworks.map(
      ([address, bits]) => `${address.toString()}/${bits}`,
    );
    expect(shown).toEqual(['10.20.0.0/16', 'fd12::1/128']);
  });

  it.each(['10.0.0.0/40', 'intranet'])('refuses %j at the start', (value) => {
    expect(() => readEnv({ ...given, OUTBOUND_NETWORKS: value })).toThrow(
      /^OUTBOUND_NETWORKS is .*: set it to addresses or networks/,
    );
  });
});
