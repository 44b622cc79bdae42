import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certificationFacts } from '../../../data/healthcare/certifications';
import { certifications } from '../../model/healthcare-vocabulary';
import { notice } from '../../../text/notice';
import { certificationProblems, daysToExpiry, isReviewable, usualExpiry } from './held-certification';

const today = '2026-11-23';
const card = { code: 'bls', otherName: '', issuedOn: '2025-11-05', expiresOn: '2027-11-30' } as const;

describe('the usual expiration', () => {
  it.each([
    ['bls', '2025-11-05', '2027-11-30'],
    ['acls', '2024-02-29', '2026-02-28'],
    ['cen', '2025-11-05', '2029-11-05'],
    ['abms', '2025-11-05', null],
    ['other', '2025-11-05', null],
    ['bls', null, null],
  ] as const)('of %s issued on %s is %s', (code, issuedOn, expected) => {
    expect(usualExpiry(code, issuedOn)).toBe(expected);
  });

  it('is never before the issue date', () => {
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.constantFrom(...certifications), day, (code, issuedOn) => {
        const expiry = usualExpiry(code, issuedOn);
        expect(expiry === null).toBe(certificationFacts[code].validMonths === null);
        if (expiry !== null) expect(expiry > issuedOn).toBe(true);
      }),
    );
  });
});

it('contradicting dates are rejected', () => {
  expect(certificationProblems(card, today)).toEqual([]);
  expect(certificationProblems({ ...card, issuedOn: '2026-11-24' }, today)).toEqual([
    ['issuedOn', notice('issuedInFuture')],
  ]);
  expect(certificationProblems({ ...card, expiresOn: '2025-11-04' }, today)).toEqual([
    ['expiresOn', notice('expiryBeforeIssue')],
  ]);
  expect(certificationProblems({ ...card, code: 'other' }, today)).toEqual([['otherName', notice('required')]]);
});

it('a review needs an issue date, and a name if the code has none', () => {
  expect(isReviewable(card)).toBe(true);
  expect(isReviewable({ ...card, issuedOn: null })).toBe(false);
  expect(isReviewable({ ...card, code: 'other' })).toBe(false);
  expect(isReviewable({ ...card, code: 'other', otherName: 'Wilderness EMT' })).toBe(true);
});

it('days to expiration are counted within the reminder period', () => {
  expect(daysToExpiry('2026-12-13', today)).toBe(20);
  expect(daysToExpiry('2026-11-23', today)).toBe(0);
  expect(daysToExpiry('2026-11-21', today)).toBe(-2);
  expect(daysToExpiry('2027-11-30', today)).toBeNull();
  expect(daysToExpiry(null, today)).toBeNull();
});
