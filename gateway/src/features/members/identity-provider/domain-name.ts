import { domainToASCII } from 'node:url';

/** A DNS name has at most 253 characters, and that of the record begins with `_visioncloud.`. */
const maxLength = 253 - '_visioncloud.'.length;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** At least two labels, the last of which begins with a letter: neither a host of a local network nor a network address. */
const domainName = new RegExp(`^(?:${label}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`);

/** `domainToASCII` parses its input like the host of a URL, and ignores everything after one of these characters. */
const delimiter = /[\s/\\?#:@%[\]]/;

/**
 * Returns the only spelling of a domain: in lower case, in ASCII, and without a final dot; undefined for anything but a domain.
 */
export function normaliseDomain(given: string): string | undefined {
  const trimmed = given.trim();
  if (delimiter.test(trimmed)) return undefined;
  const name = domainToASCII(trimmed.replace(/\.$/, ''));
  return name.length <= maxLength && domainName.test(name) ? name : undefined;
}

/** Returns the domain of an email address. */
export function getMailDomain(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}
