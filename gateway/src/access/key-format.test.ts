import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { apiKeyFormat, cameraKeyFormat, hashKey } from './key-format.js';

const claims = { companyId: randomUUID(), id: randomUUID() };

describe('KeyFormat', () => {
  it('reads which company and row a key names', () => {
    for (const format of [apiKeyFormat, cameraKeyFormat])
      expect(format.read(format.make(claims))).toEqual(claims);
  });

  it('makes another key each time', () => {
    const [one, other] = [apiKeyFormat.make(claims), apiKeyFormat.make(claims)];
    expect(hashKey(one).equals(hashKey(other))).toBe(false);
    expect(hashKey(one).equals(hashKey(one))).toBe(true);
  });

  it('reads no key of another kind, and no damaged one', () => {
    const key = apiKeyFormat.make(claims);
    expect(cameraKeyFormat.read(key)).toBeUndefined();
    for (const damaged of ['', 'vak_x_y', key.slice(0, -1), `${key}x`, ` ${key}`, `${key}\n`])
      expect(apiKeyFormat.read(damaged)).toBeUndefined();
  });
});
