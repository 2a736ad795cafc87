import { emailFault } from '../../components/email.ts';
import type { BillingContact } from '../../domain/orders/pending-order.ts';
import { cleanPhone, validatePhone } from '../../components/phone.ts';
import { texts } from './texts.ts';

/** Maximum digits of a billing contact's phone number. */
const maxPhoneDigits = 13;

const filled =
  (message: string) =>
  (value: string): string | null =>
    value.trim() === '' ? message : null;

/** What is wrong with each field, said as the server says it; null when nothing is. */
export const billingRules: Record<keyof BillingContact, (value: string) => string | null> = {
  name: filled(texts.nameMissing),
  email: (email) => emailFault(email, texts.emailMissing),
  phone: (phone) => validatePhone(phone, maxPhoneDigits),
  address: filled(texts.addressMissing),
  city: filled(texts.cityMissing),
  postalCode: () => null,
  country: filled(texts.countryMissing),
};

/** The contact as it is sent: without the spaces around its parts, the phone number as digits. */
export const trimmedBilling = (billing: BillingContact): BillingContact => ({
  name: billing.name.trim(),
  email: billing.email.trim(),
  phone: cleanPhone(billing.phone),
  address: billing.address.trim(),
  city: billing.city.trim(),
  postalCode: billing.postalCode.trim(),
  country: billing.country,
});
