import { describe, expect, it } from 'vitest';
import { CompanyQuota } from './company-quota.js';
import { Unavailable } from '../errors.js';

describe('CompanyQuota', () => {
  it('refuses a company that holds its maximum, until some is released', () => {
    const quota = new CompanyQuota({ max: 10, maxPerCompany: 3 });
    const [release] = [1, 2, 3].map(() => quota.take('a company'));
    expect(() => quota.take('a company')).toThrow(Unavailable);
    expect(() => quota.take('another company')).not.toThrow();
    release?.();
    release?.();
    expect(() => quota.take('a company')).not.toThrow();
    expect(() => quota.take('a company')).toThrow(Unavailable);
  });

  it('refuses every company when nothing is left', () => {
    const quota = new CompanyQuota({ max: 4, maxPerCompany: 3 });
    quota.take('a company', 3);
    expect(() => quota.take('another company', 2)).toThrow(Unavailable);
    expect(() => quota.take('another company')).not.toThrow();
    expect(() => quota.take('a third company')).toThrow(Unavailable);
  });
});
