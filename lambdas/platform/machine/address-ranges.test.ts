import { expect, it } from 'vitest';
import { isWithin } from './address-ranges';

it.each([
  ['203.0.113.9', ['203.0.113.0/24'], true],
  ['203.0.114.9', ['203.0.113.0/24'], false],
  ['203.0.113.9', ['203.0.113.9'], true],
  ['203.0.113.8', ['203.0.113.9'], false],
  ['::ffff:203.0.113.9', ['203.0.113.0/24'], true],
  ['2001:db8::1', ['2001:db8::/32'], true],
  ['2001:db9::1', ['2001:db8::/32', '203.0.113.0/24'], false],
  ['2001:db8::1', ['2001:db8::1'], true],
  ['not an address', ['0.0.0.0/0'], false],
  ['203.0.113.9', [], false],
])('%s in %j: %s', (address, ranges, expected) => {
  expect(isWithin(address, ranges)).toBe(expected);
});
