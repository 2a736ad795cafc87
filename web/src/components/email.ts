/** Catches slips, and quotes, white space, angle brackets and control characters, which the server refuses too. */
const emailShape = /^[^\s@"<>\p{Cc}\p{Cf}]+@[^\s@."<>\p{Cc}\p{Cf}]+(\.[^\s@."<>\p{Cc}\p{Cf}]+)+$/u;

/** What is wrong with an email address, `empty` when there is none; null when nothing is. */
export const emailFault = (email: string, empty: string): string | null => {
  if (email.trim() === '') return empty;
  return emailShape.test(email.trim()) ? null : 'Please enter valid email address';
};
