import { describe, expect, it } from 'vitest';
import { Sealer } from './sealing.js';

const owner = '019a0000-0000-7000-8000-000000000001';
const other = '019a0000-0000-7000-8000-000000000002';

describe('Sealer', () => {
  const sealer = new Sealer('a pepper');

  it('opens a secret for the owner that it was sealed for', () => {
    expect(sealer.open(sealer.seal('JBSWY3DPEHPK3PXP', owner), owner)).toBe('JBSWY3DPEHPK3PXP');
  });

  it('opens a secret that an earlier release has sealed', () => {
    const sealed =
      '000102030405060708090a0bbea46cc19f0071ba570909a6a0cd85785b597908d98f3800b01ed64185342d3a';
    expect(sealer.open(Buffer.from(sealed, 'hex'), owner)).toBe('JBSWY3DPEHPK3PXP');
  });

  it('opens nothing for another owner, with another pepper, or after the bytes were changed', () => {
    const sealed = sealer.seal('JBSWY3DPEHPK3PXP', owner);
    expect(sealer.open(sealed, other)).toBeUndefined();
    expect(new Sealer('another pepper').open(sealed, owner)).toBeUndefined();
    const changed = Buffer.from(sealed);
    changed[changed.length - 1]! ^= 1;
    expect(sealer.open(changed, owner)).toBeUndefined();
    expect(sealer.open(Buffer.alloc(0), owner)).toBeUndefined();
  });

  it('returns bytes that do not contain the secret and differ each time', () => {
    const [one, two] = [
      sealer.seal('JBSWY3DPEHPK3PXP', owner),
      sealer.seal('JBSWY3DPEHPK3PXP', owner),
    ];
    expect(one.includes('JBSWY3DPEHPK3PXP')).toBe(false);
    expect(one.equals(two)).toBe(false);
  });
});
