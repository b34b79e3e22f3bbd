import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 ranges outside the public internet (RFC 6890 and its successors). */
const reserved: [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** IPv6 is public only inside 2000::/3, without these ranges (tunnels, documentation, benchmarks). */
const reserved6: [network: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const blocked4 = new BlockList();
for (const [network, prefix] of reserved) blocked4.addSubnet(network, prefix, 'ipv4');
const blocked6 = new BlockList();
for (const [network, prefix] of reserved6) blocked6.addSubnet(network, prefix, 'ipv6');
const public6 = new BlockList();
public6.addSubnet('2000::', 3, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export function mayFetchFrom(address: string, allowLoopback: boolean): boolean {
  const plain = unwrap(address);
  if (isIPv4(plain))
    return (allowLoopback && loopback.check(plain, 'ipv4')) || !blocked4.check(plain, 'ipv4');
  if (!isIPv6(plain)) return false;
  return (
    (allowLoopback && loopback.check(plain, 'ipv6')) ||
    (public6.check(plain, 'ipv6') && !blocked6.check(plain, 'ipv6'))
  );
}

/** ::ffff:a.b.c.d and its hexadecimal spelling become a.b.c.d. */
function unwrap(address: string): string {
  if (!isIPv6(address) || address.includes('%')) return address;
  const host = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const wrapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(host);
  if (!wrapped) return host;
  const [high, low] = [Number.parseInt(wrapped[1] ?? '', 16), Number.parseInt(wrapped[2] ?? '', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
