import { describe, expect, it } from 'vitest';
import { validateNewPassword } from './new-password.js';

const owner = { email: 'safety.team@northwind.example', companyName: 'Blue Harbour Ltd' };
const common = 'Password is too common, please choose another one';
const repeated = 'Password should not be one character repeated';
const address = 'Password should not be made from your email address';
const company = 'Password should not be made from your company name';
const product = 'Password should not be made from the name of this product';

describe('validateNewPassword', () => {
  it.each([
    ['1234567', common],
    ['password', common],
    ['PassWord1', common],
    ['trustno1', common],
    ['aaaaaaa', repeated],
    ['aAaAaAa', repeated],
    ['       ', repeated],
    ['😀😀😀😀😀😀😀', repeated],
    ['safety.team@northwind.example', address],
    ['Safety-Team', address],
    ['northwind2026', address],
    ['safetyteamnorthwind!', address],
    ['blueharbour', company],
    ['Blue Harbour Ltd', company],
    ['harbour1', company],
    ['B-l-u-e-H-a-r-b-o-u-r', company],
    ['visioncloud', product],
    ['VisionCloud1!', product],
  ])('refuses %j: %s', async (password, message) => {
    expect(await validateNewPassword(password, owner)).toBe(message);
  });

  it.each([
    'a new password',
    'correct horse battery staple',
    'a harbour with nine red boats',
    'x7Kp-29qWz!',
    'blue is not the only colour',
    'ltd7-Kqz!w2',
  ])('accepts %j', async (password) => {
    expect(await validateNewPassword(password, owner)).toBeNull();
  });
});
