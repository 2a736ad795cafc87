import { describe, expect, it } from 'vitest';
import { normaliseDomain } from './domain-name.js';

describe('normaliseDomain', () => {
  it.each([
    ['example.com', 'example.com'],
    ['  Mail.Example.COM. ', 'mail.example.com'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['BÜCHER.example', 'xn--bcher-kva.example'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['example。com', 'example.com'],
  ])('returns for %s the spelling %s', (given, name) => expect(normaliseDomain(given)).toBe(name));

  it.each([
    '',
    '.',
    'localhost',
    'example..com',
    '.example.com',
    'example.com..',
    '-a.example',
    'a-.example',
    'a_b.example',
    'ana@example.com',
    'https://example.com',
    'example.com/path',
    'example.com:25',
    '192.0.2.7',
    '1.1',
    '[::1]',
    'example.com example.net',
    `${'a'.repeat(64)}.example`,
    `${'a.'.repeat(118)}example`,
  ])('refuses %j', (given) => expect(normaliseDomain(given)).toBeUndefined());
});
