import { describe, expect, it } from 'vitest';
import { getNetwork, plainAddress } from './network.js';

describe('getNetwork', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['2001:db8::5:6:7:8:9', '2001:db8:0:5::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b::/64'],
    ['no address', 'no address'],
    ['', ''],
  ])('returns for %j the network %j', (address, network) =>
    expect(getNetwork(address)).toBe(network),
  );
});

describe('plainAddress', () => {
  it.each([
    ['::ffff:127.0.0.1', '127.0.0.1'],
    ['127.0.0.1', '127.0.0.1'],
    ['2001:db8::1', '2001:db8::1'],
    ['::ffff:999.0.0.1', '::ffff:999.0.0.1'],
  ])('returns for %j the plain form %j', (address, plain) =>
    expect(plainAddress(address)).toBe(plain),
  );
});
