import { Resolver } from 'node:dns/promises';

declare module '../../request/context.js' {
  interface App {
    lookUpTxt: LookUpTxt;
  }
}

/** Returns the TXT records of a name, each in chunks. @throws an error with the code of the DNS. */
export type LookUpTxt = (name: string) => Promise<string[][]>;

/** A name server is waited for so long, twice. */
const timeoutMs = 2000;

/** What the DNS said of a record. NO_ANSWER: nothing is known, because a name server failed. */
export type RecordState = 'FOUND' | 'MISSING' | 'NO_ANSWER';

/** Codes of the DNS: there is no such name, or it has no TXT record. */
const missingCodes: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA']);

/** Asks the name servers of the system. */
export function lookUpTxtInDns(name: string): Promise<string[][]> {
  return new Resolver({ timeout: timeoutMs, tries: 2 }).resolveTxt(name);
}

/** Looks for a TXT record with a value. */
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
