import { isIPv4, isIPv6 } from 'node:net';

/** The address as people write it: an IPv4 address that arrived on an IPv6 socket, ::ffff:127.0.0.1, is 127.0.0.1. */
export function plainAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped && isIPv4(mapped) ? mapped : address;
}

/**
 * What one caller can hardly leave: its IPv4 address, or the first 64 bits of an IPv6 one, for a single line is given 2^64 addresses
 * of that kind. A text that is no address stays as it is.
 */
export function networkOf(address: string): string {
  if (isIPv4(plainAddress(address))) return plainAddress(address);
  const plain = address.split('%')[0] ?? '';
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const first = [...before, ...zeros, ...after].slice(0, 4);
  return `${first.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/** The groups of 16 bits; an IPv4 address at the end stands for two. */
function groupsOf(part: string): string[] {
  return part
    .split(':')
    .filter(Boolean)
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}
