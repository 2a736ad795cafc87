import { validateEmail } from '../../../ui/email.ts';
import type { BillingContact } from './pending-order.ts';
import { cleanPhone, validatePhone } from '../../../ui/phone.ts';
import { texts } from './page-texts.ts';

/** Maximum digits of a billing contact's phone number. */
const maxPhoneDigits = 13;

const filled =
  (message: string) =>
  (value: string): string | null =>
    value.trim() === '' ? message : null;

/** Rules that return an error message (the server's wording) or null. */
export const billingRules: Record<keyof BillingContact, (value: string) => string | null> = {
  name: filled(texts.nameMissing),
  email: (email) => validateEmail(email, texts.emailMissing),
  phone: (phone) => validatePhone(phone, maxPhoneDigits),
  address: filled(texts.addressMissing),
  city: filled(texts.cityMissing),
  postalCode: () => null,
  country: filled(texts.countryMissing),
};

/** Returns the contact for the gateway: trimmed, with only the digits of the phone number. */
export const trimmedBilling = (billing: BillingContact): BillingContact => ({
  name: billing.name.trim(),
  email: billing.email.trim(),
  phone: cleanPhone(billing.phone),
  address: billing.address.trim(),
  city: billing.city.trim(),
  postalCode: billing.postalCode.trim(),
  country: billing.country,
});
