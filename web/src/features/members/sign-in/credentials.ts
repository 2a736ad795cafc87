import { validateEmail } from '../../../ui/email.ts';
import { texts } from './sign-in-texts.tsx';

/** Returns an error message, or null if the email is valid. */
export const validateRegisteredEmail = (email: string): string | null =>
  validateEmail(email, texts.emailMissing);

/** Returns an error message if the administrator's user name is empty; its format is not checked. */
export const validateAdministratorEmail = (email: string): string | null =>
  email.trim() === '' ? texts.emailMissing : null;

/** Returns an error message if the current password is empty. */
export const validatePassword = (password: string): string | null =>
  password === '' ? texts.passwordMissing : null;
