/** Good enough to catch a slip; the server and the mail decide. */
const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;

/** What is wrong with an email for signing in; null when nothing is. */
export const emailFault = (email: string): string | null => {
  if (email.trim() === '') return 'Please enter your registered email address';
  return emailShape.test(email.trim()) ? null : 'Please enter valid email address';
};

/** What is wrong with a password for signing in; null when nothing is. */
export const passwordFault = (password: string): string | null =>
  password === '' ? 'Please enter your password' : null;
