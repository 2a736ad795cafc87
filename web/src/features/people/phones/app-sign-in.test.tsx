import { expect, it } from 'vitest';
import { appSignInAddress, readAppSignIn } from './app-sign-in.ts';

it('writes pass-key and employee code into the fragment of an address, and reads them back', () => {
  const signIn = { passKey: 'ACME-7KQ4', employeeId: 'E/1 &2' };
  const address = new URL(appSignInAddress(signIn));
  expect([address.pathname, address.search]).toEqual(['/app', '']);
  expect(address.hash).toBe('#unique_id=ACME-7KQ4&employee_id=E%2F1+%262');
  expect(readAppSignIn(address.hash)).toEqual(signIn);
});

it('leaves the employee code out of a company’s QR code', () => {
  const { hash } = new URL(appSignInAddress({ passKey: 'ACME-7KQ4' }));
  expect(hash).toBe('#unique_id=ACME-7KQ4');
  expect(readAppSignIn(hash)).toEqual({ passKey: 'ACME-7KQ4' });
});

it('returns null for an address without a company', () => {
  expect(readAppSignIn('')).toBeNull();
  expect(readAppSignIn('#employee_id=E7')).toBeNull();
});
