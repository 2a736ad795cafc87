import { domainToASCII } from 'node:url';

/** A DNS name has at most 253 characters, and that of the record begins with `_visioncloud.`. */
const maxLength = 253 - '_visioncloud.'.length;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** At least two labels, the last of which begins with a letter: neither a host of a local network nor a network address. */
const domainName = new RegExp(`^(?:${label}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`);

/** `domainToASCII` reads a host as addresses of pages have it, and passes over what follows one of these. */
const delimiter = /[\s/\\?#:@%[\]]/;

/**
 * Returns a domain in lower case, in ASCII and without a final dot, so that each domain has one spelling; undefined if it is none.
 */
export function normaliseDomain(given: string): string | undefined {
  const trimmed = given.trim();
  if (delimiter.test(trimmed)) return undefined;
  const name = domainToASCII(trimmed.replace(/\.$/, ''));
  return name.length <= maxLength && domainName.test(name) ? name : undefined;
}
