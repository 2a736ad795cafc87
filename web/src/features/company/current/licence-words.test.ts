import { describe, expect, it } from 'vitest';
import { formatExcess, formatLicences } from './licence-words.ts';

const licences = (employees: [number | null, number], cameras: [number | null, number]) => ({
  employees: { ordered: employees[0], used: employees[1] },
  cameras: { ordered: cameras[0], used: cameras[1] },
});

describe('formatLicences', () => {
  it('formats both counts, or only those in use if nothing was ordered', () => {
    expect(formatLicences({ ordered: 1200, used: 143 })).toBe('1,200 ordered, 143 in use');
    expect(formatLicences({ ordered: null, used: 143 })).toBe('143 in use');
  });
});

describe('formatExcess', () => {
  it('formats what is used beyond the order', () => {
    expect(formatExcess(licences([12, 143], [2, 3]))).toBe('131 employees and 1 camera');
    expect(formatExcess(licences([142, 143], [3, 3]))).toBe('1 employee');
  });

  it('returns null if nothing exceeds the order, or nothing was ordered', () => {
    expect(formatExcess(licences([143, 143], [2, 0]))).toBeNull();
    expect(formatExcess(licences([null, 143], [null, 3]))).toBeNull();
  });
});
