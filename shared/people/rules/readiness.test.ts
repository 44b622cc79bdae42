import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import golden from '../../data/healthcare/golden.json';
import { complianceCodes, complianceStates } from '../model/compliance';
import { readinessOf, type ReadinessItem } from './readiness';

const itemOf = (fields: Partial<ReadinessItem>): ReadinessItem => ({
  itemId: fields.code ?? 'license',
  code: 'license',
  state: 'accepted',
  blocksStart: true,
  verifiedOn: null,
  validUntil: null,
  ...fields,
});

/** Reasons as worded in the golden cases. */
const whyOf: Record<string, object> = {
  'license verified 144 days ago, 120 allowed': {
    itemId: 'license',
    reason: 'verified_too_long_ago',
    days: 144,
    allowed: 120,
  },
  'exclusion check older than 30 days': { itemId: 'exclusion', reason: 'verified_too_long_ago', allowed: 30 },
  'drug screen missing': { itemId: 'drug_screen', reason: 'open' },
  'a license cannot be waived': { itemId: 'license', reason: 'cannot_be_waived' },
};

describe('readiness', () => {
  it.each(golden.readiness)('$id', ({ items, decisionOn, expect: expected }) => {
    const stored = items.map((item) => itemOf(item as Partial<ReadinessItem>));
    const { mayStart, problems } = readinessOf(stored, { decisionOn, startOn: decisionOn });
    expect(mayStart).toBe(expected.mayStart);
    const { why } = expected as { why?: string };
    expect(problems).toMatchObject(why === undefined ? [] : [whyOf[why]!]);
  });

  it('checks validity on the first day', () => {
    const items = [itemOf({ code: 'certification', validUntil: '2026-12-10' })];
    const on = (decisionOn: string, startOn: string) => readinessOf(items, { decisionOn, startOn }).problems;
    expect(on('2026-12-01', '2026-12-10')).toEqual([]);
    expect(on('2026-12-01', '2026-12-11')).toMatchObject([{ reason: 'expires_before_start' }]);
    expect(on('2026-12-11', '2026-12-10')).toMatchObject([{ reason: 'expired' }]);
  });

  it('counts every blocking item once, and names the open ones', () => {
    const item = fc.record({
      code: fc.constantFrom(...complianceCodes),
      state: fc.constantFrom(...complianceStates),
      blocksStart: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(item), (found) => {
        const items = found.map((fields, index) => itemOf({ ...fields, itemId: `${fields.code}-${index}` }));
        const { mayStart, done, total, problems } = readinessOf(items, {
          decisionOn: '2026-12-01',
          startOn: '2026-12-01',
        });
        expect(done + problems.length).toBe(total);
        expect(mayStart).toBe(done === total);
        const blocking = new Set(items.filter(({ blocksStart }) => blocksStart).map(({ itemId }) => itemId));
        expect(problems.every(({ itemId }) => blocking.has(itemId))).toBe(true);
      }),
    );
  });
});
