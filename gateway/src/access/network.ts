import { isIPv4, isIPv6 } from 'node:net';

/** Returns the plain form of an IPv4 address that an IPv6 socket reports: 127.0.0.1 for ::ffff:127.0.0.1. */
export function plainAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped && isIPv4(mapped) ? mapped : address;
}

/**
 * Returns the network of an address: an IPv4 address, or the first 64 bits of an IPv6 one, because one customer gets 2^64 of those.
 * Returns any other text unchanged.
 */
export function getNetwork(address: string): string {
  if (isIPv4(plainAddress(address))) return plainAddress(address);
  const plain = address.split('%')[0] ?? '';
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const before = splitGroups(head);
  const after = tail === undefined ? [] : splitGroups(tail);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const first = [...before, ...zeros, ...after].slice(0, 4);
  const groups = first.map((group) => group.replace(/^0+(?=.)/, '')).join(':');
  return `${groups.replace(/(^|:)0(:0)*$/, '')}::/64`;
}

/** Splits a part of an IPv6 address into its groups of 16 bits; a trailing IPv4 address counts as two. */
function splitGroups(part: string): string[] {
  return part
    .split(':')
    .filter(Boolean)
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}
