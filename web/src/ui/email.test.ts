import { describe, expect, it } from 'vitest';
import { validateEmail } from './email.ts';

const invalid = 'Please enter valid email address';

describe('validateEmail', () => {
  it.each(['ana@company.example', " o'brien@company.example ", 'zoë@company.example'])(
    'accepts %j',
    (email) => {
      expect(validateEmail(email, 'empty')).toBeNull();
    },
  );

  it.each([
    'ana',
    'ana@company',
    'a b@company.example',
    '"a"@company.example',
    '<ana@company.example>',
    'ana\u0007@company.example',
    'ana\u200b@company.example',
    'ana@company.exa\u0000mple',
  ])('refuses %j', (email) => {
    expect(validateEmail(email, 'empty')).toBe(invalid);
  });
});
