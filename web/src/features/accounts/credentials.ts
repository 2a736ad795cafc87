import { emailFault } from '../../components/email.ts';
import { texts } from './sign-in-texts.tsx';

/** Returns an error message, or null if it can be the address of an account. */
export const validateRegisteredEmail = (email: string): string | null =>
  emailFault(email, texts.emailMissing);

/** Returns an error message if the administrator's address is missing; its form is not checked. */
export const validateAdministratorEmail = (email: string): string | null =>
  email.trim() === '' ? texts.emailMissing : null;

/** Returns an error message if a password that exists already is missing. */
export const validatePassword = (password: string): string | null =>
  password === '' ? texts.passwordMissing : null;
