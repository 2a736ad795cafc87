/** Good enough to catch a slip; the server and the mail decide. */
const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;

/** What is wrong with an email address, `empty` when there is none; null when nothing is. */
export const emailFault = (email: string, empty: string): string | null => {
  if (email.trim() === '') return empty;
  return emailShape.test(email.trim()) ? null : 'Please enter valid email address';
};
