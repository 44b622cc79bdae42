import { notice } from '@shared/text/notice';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { badAddresses, markedAddresses } from './bad-addresses.fixture';
import { OptionalUrl, webAddress } from './fields';
import { hasPublicName, isCallable, isOwnMachine, parseWebAddress } from './web-address';

const called = webAddress('called', 300, notice('webhookUrlInvalid'));

describe('a typed web address', () => {
  it.each(badAddresses)('rejects %j', (address) => {
    expect(OptionalUrl.safeParse(address).success).toBe(false);
    expect(called.safeParse(address).success).toBe(false);
    const url = URL.parse(address);
    expect(url !== null && parseWebAddress(address) !== null && isCallable(url)).toBe(false);
  });

  it.each(markedAddresses)('drops invisible characters from %j', (address) => {
    expect(parseWebAddress(address)).toBe(null);
    expect([OptionalUrl, called].map((schema) => schema.parse(address))).toEqual(
      Array(2).fill(address.includes('gpj') ? 'https://good.example/gpj' : 'https://good.example'),
    );
  });

  it('rejects private IPv4 addresses in every notation', () => {
    const octet = fc.integer({ min: 0, max: 255 });
    const numbers = fc.tuple(fc.constantFrom([10], [127], [192, 168], [169, 254], [100, 70]), octet, octet, octet);
    fc.assert(
      fc.property(numbers, ([start, ...rest]) => {
        const [a = 0, b = 0, c = 0, d = 0] = [...start, ...rest];
        const last = c * 256 + d;
        const whole = ((a * 256 + b) * 256 + c) * 256 + d;
        for (const host of [
          [a, b, c, d].join('.'),
          [a, b, last].join('.'),
          String(whole),
          `0x${whole.toString(16)}`,
          `0${whole.toString(8)}`,
          [a, b, c, d].map((it) => `0${it.toString(8)}`).join('.'),
          `[::ffff:${[a, b, c, d].join('.')}]`,
          `[64:ff9b::${[a, b, c, d].join('.')}]`,
        ]) {
          expect(OptionalUrl.safeParse(`http://${host}/`).success).toBe(false);
          expect(called.safeParse(`https://${host}/`).success).toBe(false);
        }
      }),
    );
  });

  it('names the rule that rejected it', () => {
    const messageOf = (address: string) => called.safeParse(address).error?.issues.map(({ message }) => message);
    expect(messageOf('https://10.0.0.1/')).toEqual([notice('addressNotPublic')]);
    expect(messageOf('http://hooks.example/')).toEqual([notice('webhookUrlInvalid')]);
    expect(messageOf('https://hooks.example:8443/')).toEqual([notice('webhookUrlInvalid')]);
    expect(messageOf('https://evil.example\\@good.example')).toEqual([notice('webhookUrlInvalid')]);
  });

  it.each([
    ['', ''],
    ['https://example.org', 'https://example.org'],
    [' https://Example.ORG/ ', 'https://example.org'],
    ['https://example.org:443/Team', 'https://example.org/Team'],
    ['https://verify.example:8443/a?b=c#d', 'https://verify.example:8443/a?b=c#d'],
    ['http://example.org/a@b?c=d@e#f', 'http://example.org/a@b?c=d@e#f'],
    ['https://example.org/a/../b', 'https://example.org/b'],
    ['https://klinik-süd.example', 'https://xn--klinik-sd-x9a.example'],
    ['mercy.example/jobs', 'https://mercy.example/jobs'],
    // Cyrillic letters that look like Latin ones.
    ['https://раураl.example/', 'https://xn--l-7sba6dbr.example'],
  ])('is stored as browsers normalize it: %j', (address, stored) => {
    expect(OptionalUrl.parse(address)).toBe(stored);
    expect(OptionalUrl.parse(stored)).toBe(stored);
  });

  it.each(['mercy', 'ann@mercy.example', 'javascript:alert(1)', 'mercy.example:8443', '10.0.0.1', 'printer.local'])(
    'is rejected without a scheme: %j',
    (address) => {
      expect(OptionalUrl.safeParse(address).success).toBe(false);
    },
  );

  it('opens the host that it shows', () => {
    const text = fc.stringMatching(/^https?:[\\/@:a-z0-9.%?#[\] -]{1,40}$/);
    fc.assert(
      fc.property(text, (address) => {
        const { data, success } = OptionalUrl.safeParse(address);
        if (!success) return;
        const url = new URL(data);
        expect(address.toLowerCase()).toContain(`//${url.host}`);
        expect([url.username, url.password, hasPublicName(url)]).toEqual(['', '', true]);
      }),
      { numRuns: 2000 },
    );
  });
});

it.each([
  ['http://localhost:4000/in', true],
  ['http://127.0.0.1:9/in', true],
  ['https://localhost/in', false],
  ['http://127.0.0.2/in', false],
  ['http://localhost.example/in', false],
])('%s is on a developer’s own machine: %s', (address, isOwn) => {
  expect(isOwnMachine(new URL(address))).toBe(isOwn);
  expect(called.safeParse(address).success).toBe(isOwn);
  expect(isCallable(new URL(address))).toBe(false);
  expect(OptionalUrl.safeParse(address).success).toBe(address === 'http://localhost.example/in');
});
