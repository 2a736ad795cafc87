import { ContactSource } from '../contacts/contact-source.js';

/** Names of contact sources in files. */
export const sourceNames: Record<ContactSource, string> = {
  [ContactSource.MOBILE]: 'Mobile',
  [ContactSource.CAMERA]: 'Computer Vision',
  [ContactSource.MANUAL]: 'Added by hand',
};

/** Formats a number with its country code in brackets, since a spreadsheet would treat a leading plus as a formula. */
export function formatPhone({
  callingCode,
  phone,
}: {
  callingCode: string | null;
  phone: string | null;
}): string | null {
  return phone !== null && callingCode ? `(+${callingCode.replace(/^\++/, '')}) ${phone}` : phone;
}
