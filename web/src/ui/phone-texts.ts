/** Messages about phone numbers, with the same wording as the server's. */
export const texts = {
  phoneMissing: 'Please enter phone number',
  phoneTooShort: 'Minimum 6 digit required.',
  maxDigits: (max: number): string => `At most ${max} digits`,
  numbersOnly: 'Only numbers accepted.',
  numericOnly: 'Only numeric accepted.',
  otherCallingCode: (prefix: string, code: string): string =>
    `The number begins with +${prefix}, but the country code is +${code}`,
};
