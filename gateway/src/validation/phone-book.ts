import { digitsOfCode } from './phone-rule.js';

/** A stored phone number: its digits, and its country code in any notation, empty if none was given. */
export interface PhoneNumber {
  phone: string;
  callingCode: string;
}

/** Returns all digits of a number in E.164, its country code first. Equal keys are one number. */
export function makePhoneKey({ phone, callingCode }: PhoneNumber): string {
  return digitsOfCode(callingCode) + phone;
}

/**
 * Finds entries by phone number. The same digits in two countries are two numbers. A number without a country code is taken for each
 * of those that have its digits, as nobody knows its country.
 */
export class PhoneBook<Entry extends PhoneNumber> {
  private readonly byDigits = new Map<string, Set<Entry>>();

  constructor(entries: readonly Entry[] = []) {
    for (const entry of entries) this.add(entry);
  }

  add(entry: Entry): void {
    for (const digits of [entry.phone, makePhoneKey(entry)]) {
      const known = this.byDigits.get(digits);
      if (known) known.add(entry);
      else this.byDigits.set(digits, new Set([entry]));
    }
  }

  /** Returns the entries with a number, in the order in which they were added; several only if a country code is missing. */
  find(number: PhoneNumber): Entry[] {
    const key = makePhoneKey(number);
    const candidates = [
      ...(this.byDigits.get(number.phone) ?? []),
      ...(this.byDigits.get(key) ?? []),
    ];
    const entries = [...new Set(candidates)];
    const same = entries.filter((entry) => makePhoneKey(entry) === key);
    if (same.length > 0) return same;
    return entries.filter(
      ({ phone, callingCode }) =>
        phone === number.phone && (callingCode === '' || number.callingCode === ''),
    );
  }
}
