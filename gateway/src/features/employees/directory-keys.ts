import { fold } from '../../validation/fold.js';

/** What the directory sorts and searches by; kept beside what it is made of by whoever writes an employee. */
export interface DirectoryKeys {
  nameKey: string;
  departmentKey: string;
  search: string;
}

/** An entry of an index holds some 2,700 bytes; some single characters fold to eighteen. */
const maxKeyLength = 120;
const maxRestLength = 440;

/**
 * The keys of an employee. `search` has code, name, e-mail and department, a line each; the department comes last, so
 * that one statement can put another one there for many people.
 */
export function directoryKeys(employee: {
  code: string | null;
  name: string;
  email: string | null;
  department: string;
}): DirectoryKeys {
  const nameKey = key(withoutApostrophes(employee.name));
  const departmentKey = key(employee.department);
  const rest = [fold(employee.code ?? ''), nameKey, fold(employee.email ?? '')].join('\n');
  return {
    nameKey,
    departmentKey,
    search: `${rest.slice(0, maxRestLength).toWellFormed()}\n${departmentKey}`,
  };
}

/** A name as it is searched: 'O’Brien' as 'OBrien', and every hyphen as the one on keyboards. */
export function withoutApostrophes(name: string): string {
  return name.replace(/['’]/g, '').replace(/[‐‑]/g, '-');
}

/** The key of a name or a department alone. */
export function key(text: string): string {
  return fold(text).slice(0, maxKeyLength).toWellFormed();
}
