/** Returns whether a text is a UUID of any version, in upper or lower case. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** Identifies an object of a company by our id or by the company's own code. */
export interface Reference {
  id?: string | null;
  code?: string | null;
}

/** Parses a path segment that is an id or a code. */
export function parseReference(text = ''): Reference {
  return isUuid(text) ? { id: text } : { code: text };
}

/** Parses a path segment that is an id or a pass-key of a company. */
export function parseCompanyReference(text = ''): { id?: string; passKey?: string } {
  return isUuid(text) ? { id: text } : { passKey: text };
}

/** Finds the object of a reference. A code may look like an id, so an unknown id is looked up as a code. */
export async function findByReference<Found>(
  { id, code }: Reference,
  findById: (id: string) => Promise<Found | null>,
  findByCode: (code: string) => Promise<Found | null>,
): Promise<Found | null> {
  return (id ? await findById(id) : null) ?? findByCode(code ?? id ?? '');
}
