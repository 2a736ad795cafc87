const shortest = 6;

/** What is wrong with a phone number of at most so many digits; null when nothing is. */
export const phoneFault =
  (longest: number) =>
  (phone: string): string | null => {
    if (phone.trim() === '') return 'Please enter phone number';
    if (!/^\d+$/u.test(phone.trim())) return 'Only numbers accepted.';
    if (phone.trim().length < shortest) return 'Minimum 6 digit required.';
    return phone.trim().length > longest ? `At most ${longest} digits` : null;
  };
