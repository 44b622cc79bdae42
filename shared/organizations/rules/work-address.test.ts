import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeMailDomains } from '../../data/free-mail-domains';
import { isWorkAddress } from './work-address';

describe('a work address', () => {
  it.each([
    ['dana@stmary.example', 'https://www.stmary.example/careers'],
    ['dana@stmary.example', 'https://icu.stmary.example'],
    ['dana@mail.stmary.example', 'https://stmary.example'],
    ['dana@stmary.example', ''],
    ['DANA@StMary.Example', 'https://STMARY.example'],
  ])('%s belongs to the facility at "%s"', (email, website) => {
    expect(isWorkAddress(email, website)).toBe(true);
  });

  it.each([
    ['dana@gmail.com', ''],
    ['dana@gmail.com', 'https://gmail.com'],
    ['dana@other.example', 'https://stmary.example'],
    ['dana@notstmary.example', 'https://stmary.example'],
    ['dana@stmary.example.net', 'https://stmary.example'],
  ])('%s does not belong to the facility at "%s"', (email, website) => {
    expect(isWorkAddress(email, website)).toBe(false);
  });

  it('is never at a free email provider, whatever the website', () => {
    fc.assert(
      fc.property(fc.constantFrom(...freeMailDomains), fc.webUrl(), (domain, website) => {
        expect(isWorkAddress(`dana@${domain}`, website)).toBe(false);
      }),
    );
  });
});
