import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Networks in CIDR notation, parsed. */
export type Networks = readonly [ipaddr.IPv4 | ipaddr.IPv6, number][];

/**
 * Parses addresses and networks separated by commas, such as `10.20.0.0/16, fd12::/48`.
 * @throws Error if one of them is neither.
 */
export function parseNetworks(text: string): Networks {
  const parts = text.split(',').map((part) => part.trim());
  return parts
    .filter((part) => part !== '')
    .map((part) =>
      part.includes('/')
        ? ipaddr.parseCIDR(part)
        : [ipaddr.parse(part), ipaddr.parse(part).kind() === 'ipv4' ? 32 : 128],
    );
}

/** The only block of IPv6 from which public addresses are assigned. ipaddr.js also calls unassigned ones 'unicast'. */
const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Returns whether the gateway may send a customer's requests to an IP address: it is public, or the operator allows its network.
 */
export function isAllowedAddress(address: string, allowed: Networks): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (allowed.some((network) => isWithin(parsed, network))) return true;
  // Also refuses IPv4-mapped, NAT64, 6to4 and Teredo addresses, which lead to IPv4 addresses.
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(publicIpv6);
}

function isWithin(address: ipaddr.IPv4 | ipaddr.IPv6, [network, bits]: Networks[number]): boolean {
  return address.kind() === network.kind() && address.match(network, bits);
}
