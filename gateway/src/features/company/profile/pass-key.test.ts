import { describe, expect, it } from 'vitest';
import { makePassKey } from './pass-key.js';

describe('makePassKey', () => {
  it.each([
    ['Harbourline Logistics', 'HARBOURLIN'],
    ['Süd Bäckerei', 'SUD'],
    ['Bäckerei Groß', 'BACKEREI'],
    ['A 1 Motors', 'A1MOTORS'],
    ['北京 物流', 'TEAM'],
    ['北京 Logistics', 'LOGISTICS'],
  ])('shortens %s to %s', (name, short) => {
    expect(makePassKey(name).split('-')[0]).toBe(short);
  });

  it('ends in four characters that are not easily confused', () => {
    const keys = Array.from({ length: 2000 }, () => makePassKey('Harbourline'));
    for (const key of keys) expect(key).toMatch(/^HARBOURLIN-[ACDEFGHJKMNPQRTUVWXY34679]{4}$/);
    expect(new Set(keys).size).toBeGreaterThan(1900);
  });
});
