import { describe, expect, it } from 'vitest';
import { isAllowedAddress, parseNetworks } from './public-address.js';

describe('isAllowedAddress', () => {
  it.each(['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111', '2a00:1450:4001:80b::200e'])(
    'allows the public address %s',
    (address) => {
      expect(isAllowedAddress(address, [])).toBe(true);
    },
  );

  it.each([
    ['this host', '0.0.0.0'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['private', '10.0.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['shared by a provider', '100.64.0.1'],
    ['metadata of clouds', '169.254.169.254'],
    ['metadata of Alibaba Cloud', '100.100.100.200'],
    ['metadata of Oracle Cloud', '192.0.0.192'],
    ['documentation', '192.0.2.1'],
    ['benchmarks', '198.18.0.1'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['link-local', 'fe80::1'],
    ['link-local with its interface', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ['unique local', 'fd12:3456::1'],
    ['metadata of AWS', 'fd00:ec2::254'],
    ['multicast', 'ff02::1'],
    ['IPv4-mapped loopback', '::ffff:127.0.0.1'],
    ['IPv4-mapped public address', '::ffff:1.1.1.1'],
    ['IPv4-mapped in hexadecimal', '::ffff:7f00:1'],
    ['IPv4-compatible', '::127.0.0.1'],
    ['IPv4-translated', '::ffff:0:127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['NAT64 of an own network', '64:ff9b:1::7f00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001:0:7f00:1::'],
    ['documentation', '2001:db8::1'],
    ['discarded', '100::1'],
    ['never assigned', '4000::1'],
    ['a host name', 'example.com'],
    ['an IPv4 address in decimal', '2130706433'],
    ['an IPv4 address in octal', '0177.0.0.1'],
    ['an IPv4 address in hexadecimal', '0x7f.0.0.1'],
    ['an IPv4 address of two parts', '127.1'],
    ['nothing', ''],
  ])('refuses %s: %s', (_, address) => {
    expect(isAllowedAddress(address, [])).toBe(false);
  });

  it("allows the operator's networks and no other private addresses", () => {
    const networks = parseNetworks('10.20.0.0/16, fd12::/48,127.0.0.1');
    expect(isAllowedAddress('10.20.255.1', networks)).toBe(true);
    expect(isAllowedAddress('10.21.0.1', networks)).toBe(false);
    expect(isAllowedAddress('fd12::9', networks)).toBe(true);
    expect(isAllowedAddress('fd13::9', networks)).toBe(false);
    expect(isAllowedAddress('127.0.0.1', networks)).toBe(true);
    expect(isAllowedAddress('127.0.0.2', networks)).toBe(false);
    expect(isAllowedAddress('::ffff:10.20.0.1', networks)).toBe(false);
  });
});

describe('parseNetworks', () => {
  it('reads an empty text as no networks', () => {
    expect(parseNetworks('')).toEqual([]);
  });

  it.each(['10.0.0.0/33', 'internal', '10.0.0.0-10.0.0.9'])('throws for %j', (text) => {
    expect(() => parseNetworks(text)).toThrow(/ipaddr/);
  });
});
