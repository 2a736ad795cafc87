import { describe, expect, it } from 'vitest';
import { formatPhotoPath, isValidKey, parsePhotoCompany } from './photo-path.js';

const name = 'AZqR3kU3dzOqbL8oM2Zr9wABAgMEBQYHCAkKCwwNDg8';

describe('formatPhotoPath', () => {
  it('returns a path that stays the same for a day and is valid for a week', () => {
    const at = (moment: string) => formatPhotoPath('secret', name, new Date(moment));
    expect(at('2026-11-02T00:00:00Z')).toBe(at('2026-11-02T23:59:59Z'));
    expect(at('2026-11-03T00:00:00Z')).not.toBe(at('2026-11-02T23:59:59Z'));
    const key = at('2026-11-02T23:59:59Z').split('=')[1] ?? '';
    expect(isValidKey('secret', name, key, new Date('2026-11-09T23:59:59Z'))).toBe(true);
    expect(isValidKey('secret', name, key, new Date('2026-11-10T00:00:00Z'))).toBe(false);
    expect(isValidKey('secret', name, `${key}A`, new Date('2026-11-03T00:00:00Z'))).toBe(false);
    expect(isValidKey('another', name, key, new Date('2026-11-03T00:00:00Z'))).toBe(false);
  });
});

describe('parsePhotoCompany', () => {
  it('accepts only the canonical form of the company', () => {
    expect(parsePhotoCompany(name)).toBe('019a91de-4537-7733-aa6c-bf2833666bf7');
    expect(parsePhotoCompany(`${name}=`)).toBeUndefined();
    expect(parsePhotoCompany(name.slice(1))).toBeUndefined();
  });
});
