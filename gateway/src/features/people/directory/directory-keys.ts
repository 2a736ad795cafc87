import { toSearchKey } from '../../../validation/search-key.js';
import { makePhoneKey } from '../../../validation/phone-book.js';

/** Columns that the directory sorts and searches by, and compares phone numbers by. Every statement that writes an employee also writes them. */
export interface DirectoryKeys {
  nameKey: string;
  departmentKey: string;
  search: string;
  /** Null: no phone number. */
  phoneKey: string | null;
}

/** An index entry holds about 2,700 bytes, and some characters become eighteen. */
const maxKeyLength = 120;
const maxRestLength = 440;

/**
 * Makes the keys of an employee. `search` has code, name, email and department, one per line; the department comes last, so that one
 * statement can replace it for many people.
 */
export function makeDirectoryKeys(employee: {
  code: string | null;
  name: string;
  email: string | null;
  department: string;
  phone: string | null;
  callingCode: string;
}): DirectoryKeys {
  const nameKey = makeKey(normalizePunctuation(employee.name));
  const departmentKey = makeKey(employee.department);
  const { phone, callingCode } = employee;
  const rest = [toSearchKey(employee.code ?? ''), nameKey, toSearchKey(employee.email ?? '')].join(
    '\n',
  );
  return {
    nameKey,
    departmentKey,
    search: `${rest.slice(0, maxRestLength).toWellFormed()}\n${departmentKey}`,
    phoneKey: phone === null ? null : makePhoneKey({ phone, callingCode }),
  };
}

/** Removes apostrophes and replaces typographic hyphens, so that 'O’Brien' is found as 'OBrien'. */
export function normalizePunctuation(name: string): string {
  return name.replace(/['’]/g, '').replace(/[‐‑]/g, '-');
}

/** Makes the key of a name or department. */
export function makeKey(text: string): string {
  return toSearchKey(text).slice(0, maxKeyLength).toWellFormed();
}
