/** Whether a text is a UUID, of any version and in either case. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** Finds what a client names by our id or by a code of the company's own. Where one's code looks like another's id, the id counts. */
export async function byIdOrCode<Found>(
  reference: string,
  byId: (id: string) => Promise<Found | null>,
  byCode: (code: string) => Promise<Found | null>,
): Promise<Found | null> {
  return (isUuid(reference) ? await byId(reference) : null) ?? byCode(reference);
}
