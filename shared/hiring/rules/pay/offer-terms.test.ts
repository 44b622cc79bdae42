import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { OfferTerms } from '../../model/offer';
import { canonicalTerms, termsHash } from './offer-terms';
import { placementStatus, reviewableFrom } from '../../../work/rules/placement-days';
import { ratingOf } from '../../../people/rules/rating';

const terms: OfferTerms = {
  jobType: 'locum',
  startOn: '2026-12-01',
  endOn: null,
  payCents: 150_00,
  rate: 'hour',
  currency: 'USD',
  hoursPerWeek: 36,
  location: 'Zürich',
  notes: '',
};

describe('the hash of terms', () => {
  it('is the same for fields in any order', async () => {
    const reversed = Object.fromEntries(Object.entries(terms).reverse()) as OfferTerms;
    expect(canonicalTerms(reversed)).toBe(canonicalTerms(terms));
    expect(await termsHash(reversed)).toBe(await termsHash(terms));
    expect(await termsHash(terms)).toBe(createHash('sha256').update(canonicalTerms(terms)).digest('hex'));
  });

  it('differs for any other terms', async () => {
    const changes: Partial<OfferTerms>[] = [
      { payCents: 150_01 },
      { endOn: '2027-01-01' },
      { notes: ' ' },
      { hoursPerWeek: null },
      { rate: 'day' },
    ];
    const hashes = await Promise.all([{}, ...changes].map((change) => termsHash({ ...terms, ...change })));
    expect(new Set(hashes).size).toBe(changes.length + 1);
  });
});

describe('a placement', () => {
  it('is upcoming, active, or ended by its dates', () => {
    const days = { startOn: '2026-11-10', endOn: '2026-11-20' };
    const on = (today: string) => placementStatus(days, today);
    expect(['2026-11-09', '2026-11-10', '2026-11-20', '2026-11-21'].map(on)).toEqual([
      'upcoming',
      'active',
      'active',
      'ended',
    ]);
    expect(placementStatus({ ...days, endOn: null }, '2030-01-01')).toBe('active');
  });

  it('can be reviewed after its last day, or after a month if it has none', () => {
    expect(reviewableFrom({ startOn: '2026-11-10', endOn: '2026-11-30' }, '2026-11-12')).toBe('2026-12-01');
    const open = { startOn: '2026-11-01', endOn: null };
    expect(reviewableFrom(open, '2026-11-30')).toBeNull();
    expect(reviewableFrom(open, '2026-12-01')).toBe('2026-12-01');
  });
});

it('a rating is the average of its reviews', () => {
  expect(ratingOf({ ratingSum: 0, ratingCount: 0 })).toBeNull();
  expect(ratingOf({ ratingSum: 14, ratingCount: 3 })).toEqual({ average: 4.67, reviews: 3 });
});
