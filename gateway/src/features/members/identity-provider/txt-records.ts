import { Resolver } from 'node:dns/promises';

declare module '../../../request/context.js' {
  interface App {
    lookUpTxt: LookUpTxt;
  }
}

/** Returns the TXT records of a name, each in chunks. @throws an error with the code of the DNS. */
export type LookUpTxt = (name: string) => Promise<string[][]>;

/** Timeout of each of two tries. */
const timeoutMs = 2000;

/** Result of a lookup. NO_ANSWER: unknown, because a name server failed. */
export type RecordState = 'FOUND' | 'MISSING' | 'NO_ANSWER';

/** Error codes of names that do not exist or have no TXT record. */
const missingCodes: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA']);

/** Looks up TXT records at the system's name servers. */
export function lookUpTxtInDns(name: string): Promise<string[][]> {
  return new Resolver({ timeout: timeoutMs, tries: 2 }).resolveTxt(name);
}

/** Looks up whether a TXT record has a value. */
export async function findTxtRecord(
  lookUpTxt: LookUpTxt,
  { recordName, recordValue }: { recordName: string; recordValue: string },
): Promise<RecordState> {
  try {
    const records = await lookUpTxt(recordName);
    return records.some((chunks) => chunks.join('').trim() === recordValue) ? 'FOUND' : 'MISSING';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return missingCodes.has(code) ? 'MISSING' : 'NO_ANSWER';
  }
}
