/** Whether a text is a UUID, of any version and in either case. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** Names something of a company by our id or by the company's own code: one of the two. */
export interface Reference {
  id?: string | null;
  code?: string | null;
}

/** Reads the text of a path, which may be either. */
export function referenceOf(text = ''): Reference {
  return isUuid(text) ? { id: text } : { code: text };
}

/** Reads the text of a path that names a company by id or pass-key. */
export function companyRefOf(text = ''): { id?: string; passKey?: string } {
  return isUuid(text) ? { id: text } : { passKey: text };
}

/** Finds what a reference names. A code may look like an id, so an id that nothing has is looked up as a code. */
export async function findByReference<Found>(
  { id, code }: Reference,
  findById: (id: string) => Promise<Found | null>,
  findByCode: (code: string) => Promise<Found | null>,
): Promise<Found | null> {
  return (id ? await findById(id) : null) ?? findByCode(code ?? id ?? '');
}
