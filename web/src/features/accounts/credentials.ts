import { emailFault } from '../../components/email.ts';

/** What is wrong with a field; null when nothing is. */
type Fault = string | null;

export const shortestPassword = 7;

const noEmail = 'Please enter your registered email address';

/** The address of an account. */
export const registeredEmailFault = (email: string): Fault => emailFault(email, noEmail);

/** The administrator's address: only its absence is said. */
export const administratorEmailFault = (email: string): Fault =>
  email.trim() === '' ? noEmail : null;

/** A password that exists already. */
export const passwordFault = (password: string): Fault =>
  password === '' ? 'Please enter your password' : null;

/**
 * A password that is chosen now.
 * @param isCommon whether many people use it; left out while that is not known.
 */
export const newPasswordFault = (
  password: string,
  isCommon: (password: string) => boolean = () => false,
): Fault => {
  const fault = passwordFault(password);
  if (fault !== null) return fault;
  if (password.length < shortestPassword) return 'Password should be minimum 7 character';
  if (/^(.)\1*$/su.test(password.toLowerCase()))
    return 'Password should not be one character repeated';
  return isCommon(password) ? 'Password is too common, please choose another one' : null;
};

/** The repetition of a chosen password; `mismatch` is what to say when it differs. */
export const confirmationFault = (
  confirmation: string,
  password: string,
  mismatch: string,
): Fault => {
  if (confirmation === '') return 'Please enter confirm password';
  return confirmation === password ? null : mismatch;
};
