import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayFetchFrom } from '../../../shared/pictures/addresses.ts';

test.each(['8.8.8.8', '52.219.1.1', '2a00:1450:4001:81b::200e', '::ffff:8.8.8.8'])(
  'The fetcher may connect to the public address %s',
  (address) => {
    expect(mayFetchFrom(address, false)).toBe(true);
  },
);

test.each([
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '198.18.0.1',
  '::',
  '::1',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '::ffff:10.0.0.1',
  '::ffff:a9fe:a9fe',
  '::ffff:127.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001:db8::1',
  '2001:0:1::1',
  'not an address',
  '',
])('The fetcher may not connect to the address %s', (address) => {
  expect(mayFetchFrom(address, false)).toBe(false);
});

test('The configuration can allow only loopback addresses in addition', () => {
  for (const address of ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])
    expect(mayFetchFrom(address, true)).toBe(true);
  for (const address of ['10.0.0.1', '169.254.169.254', '0.0.0.0', '::', 'fe80::1'])
    expect(mayFetchFrom(address, true)).toBe(false);
});

test('Wrapping an IPv4 address in IPv6 never changes the verdict', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.boolean(), (address, allowLoopback) => {
      expect(mayFetchFrom(`::ffff:${address}`, allowLoopback)).toBe(mayFetchFrom(address, allowLoopback));
    }),
  );
});
