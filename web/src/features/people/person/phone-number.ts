/** A phone number in the directory. */
interface PhoneNumber {
  callingCode: string | null;
  phone: string | null;
}

/** Formats a number as '+65 81234567'; null if there is none. */
export const formatPhone = ({ callingCode, phone }: PhoneNumber): string | null =>
  phone ? `${callingCode ?? ''} ${phone}`.trim() : null;

/** Returns the `tel:` link of a number. */
export const telLink = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/gu, '')}`;
