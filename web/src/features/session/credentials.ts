import { emailFault } from '../../components/email.ts';

/** What is wrong with a field; null when nothing is. */
type Fault = string | null;

const shortestPassword = 7;

const noEmail = 'Please enter your registered email address';

/** The address of an account. */
export const registeredEmailFault = (email: string): Fault => emailFault(email, noEmail);

/** The administrator's address: only its absence is said. */
export const administratorEmailFault = (email: string): Fault =>
  email.trim() === '' ? noEmail : null;

/** A password that exists already. */
export const passwordFault = (password: string): Fault =>
  password === '' ? 'Please enter your password' : null;

/** A password that is chosen now. */
export const newPasswordFault = (password: string): Fault =>
  passwordFault(password) ??
  (password.length < shortestPassword ? 'Password should be minimum 7 character' : null);

/** The repetition of a chosen password; `mismatch` is what to say when it differs. */
export const confirmationFault = (
  confirmation: string,
  password: string,
  mismatch: string,
): Fault => {
  if (confirmation === '') return 'Please enter confirm password';
  return confirmation === password ? null : mismatch;
};
