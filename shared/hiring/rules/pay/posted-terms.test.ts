import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyJob } from '../../model/job.fixture';
import { JobDraft } from '../../model/job';
import { OfferTerms } from '../../model/offer';
import { PayPackage } from '../../model/pay-package';
import { withContractPay } from './pay-package';
import { postedTerms, weeksOf } from './posted-terms';

const travel = JobDraft.parse({
  ...emptyJob,
  location: 'Austin, TX',
  jobType: 'contract',
  assignment: 'travel',
  shift: 'nights',
  hoursPerShift: 12,
  shiftsPerWeek: 3,
  contractWeeks: 13,
  startOn: '2026-12-07',
  payPackage: { baseHourlyCents: 40_00, mealsWeeklyCents: 300_00, lodgingWeeklyCents: 700_00, guaranteedHours: 24 },
});

describe('the terms that a posting states', () => {
  it('are the whole package, with its weekly total as the pay and the shifts as the hours', () => {
    const terms = postedTerms(travel, { startOn: '2026-12-07', payCents: 0 });
    expect(terms).toMatchObject({
      startOn: '2026-12-07',
      endOn: '2027-03-07',
      payCents: 36 * 40_00 + 1000_00,
      rate: 'week',
      hoursPerWeek: 36,
      contract: { shift: 'nights', payPackage: { guaranteedHours: 24 } },
    });
    expect(weeksOf(terms)).toBe(13);
    expect(OfferTerms.parse(terms)).toEqual(terms);
  });

  it('have no stipends for a local contract', () => {
    const { contract } = postedTerms({ ...travel, assignment: 'local' }, { startOn: '2026-12-07', payCents: 0 });
    expect(contract?.payPackage).toMatchObject({ baseHourlyCents: 40_00, mealsWeeklyCents: null });
  });

  it('have the posted pay nearest to the chosen one', () => {
    const amount = fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: null });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 1_000_000 }), (one, other, payCents) => {
        const [salaryMinCents, salaryMaxCents] =
          one !== null && other !== null ? [Math.min(one, other), Math.max(one, other)] : [one, other];
        const job = { ...emptyJob, salaryMinCents, salaryMaxCents };
        const posted = postedTerms(job, { startOn: '2026-12-07', payCents }).payCents;
        expect(posted).toBeGreaterThanOrEqual(salaryMinCents ?? 0);
        expect(posted).toBeLessThanOrEqual(salaryMaxCents ?? Number.MAX_SAFE_INTEGER);
        const isWithin = payCents >= (salaryMinCents ?? 0) && payCents <= (salaryMaxCents ?? payCents);
        if (isWithin) expect(posted).toBe(payCents);
      }),
    );
  });
});

describe('the terms of an offer', () => {
  const terms = postedTerms(travel, { startOn: '2026-12-07', payCents: 0 });

  it('derive pay and hours from a changed package', () => {
    const payPackage = PayPackage.parse({ ...terms.contract!.payPackage, baseHourlyCents: 50_00 });
    const changed = withContractPay({ ...terms, contract: { ...terms.contract!, payPackage, shiftsPerWeek: 2 } });
    expect(changed).toMatchObject({ payCents: 24 * 50_00 + 1000_00, rate: 'week', hoursPerWeek: 24 });
  });

  it('need the base rate of a package', () => {
    const payPackage = PayPackage.parse({ mealsWeeklyCents: 300_00 });
    const parsed = OfferTerms.safeParse({ ...terms, contract: { ...terms.contract!, payPackage } });
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual(['contract.payPackage.baseHourlyCents']);
  });

  it('have whole weeks only between whole weeks', () => {
    expect(weeksOf({ startOn: '2026-12-07', endOn: null })).toBeNull();
    expect(weeksOf({ startOn: '2026-12-07', endOn: '2026-12-12' })).toBeNull();
    expect(weeksOf({ startOn: '2026-12-07', endOn: '2026-12-13' })).toBe(1);
  });
});
