/** A phone number as the directory has it. */
interface PhoneNumber {
  callingCode: string | null;
  phone: string | null;
}

/** '+65 81234567'; null where no number is known. */
export const formatPhone = ({ callingCode, phone }: PhoneNumber): string | null =>
  phone ? `${callingCode ?? ''} ${phone}`.trim() : null;

/** The address that calls a number. */
export const telLink = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/gu, '')}`;
