import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payoutLimits } from '../../limits/payout-limits';
import { balanceOf, issuedEntry, noteEntry, paidEntry, payoutRequestedEntry, payoutSentEntry } from '../ledger';
import { approvedLine as line } from './approved-line.fixture';
import { centsByOrganization, payoutCents, planPayout } from './plan-payout';

const funds = (cents: number) => new Map([['o1', cents]]);

describe('a payout plan', () => {
  it('includes the approved shifts of contractors', () => {
    const { lines, waiting } = planPayout([line()], funds(1000_00), 0);
    expect(lines).toMatchObject([{ shiftId: 's1', cents: 655_50 }]);
    expect(lines[0]).not.toHaveProperty('engagement');
    expect(waiting).toEqual([]);
  });

  it.each([
    ['employees of the facility', { engagement: 'facility' }],
    ['employees of an agency', { engagement: 'agency' }],
    ['jobs that say nothing about it', { engagement: null }],
    ['other currencies', { currency: 'EUR' }],
    ['what is paid already', { isSettled: true }],
  ] as const)('leaves out %s', (_, fields) => {
    expect(planPayout([line(fields)], funds(10_000_00), 0)).toEqual({ lines: [], waiting: [] });
  });

  it('pays the oldest shifts first, as far as the funds reach', () => {
    const later = line({ shiftId: 's2', day: '2026-11-18', cents: 400_00 });
    const { lines, waiting } = planPayout([later, line()], funds(1000_00), 0);
    expect(lines.map(({ shiftId }) => shiftId)).toEqual(['s1']);
    expect(waiting).toMatchObject([{ why: 'funds', line: { shiftId: 's2' } }]);
  });

  it('leaves out a week with a negative correction', () => {
    const other = line({ shiftId: 's2', weekStartsOn: '2026-11-23', day: '2026-11-24' });
    const { lines, waiting } = planPayout([line(), line({ cents: -10_00 }), other], funds(2000_00), 0);
    expect(lines.map(({ shiftId }) => shiftId)).toEqual(['s2']);
    expect(waiting).toMatchObject([{ why: 'correction', line: { cents: 655_50 } }]);
  });

  it('keeps the daily limit', () => {
    const { lines, waiting } = planPayout([line()], funds(1000_00), payoutLimits.dailyCents - 655_49);
    expect(lines).toEqual([]);
    expect(waiting).toMatchObject([{ why: 'limit' }]);
  });

  it('never exceeds an organization’s funds or the limit, and accounts for every shift', () => {
    const lines = fc.array(
      fc.record({ cents: fc.integer({ min: 1, max: 3000_00 }), organizationId: fc.constantFrom('o1', 'o2') }),
      { maxLength: 40 },
    );
    const balances = fc.tuple(fc.integer({ min: -1000, max: 9000_00 }), fc.integer({ min: 0, max: 9000_00 }));
    fc.assert(
      fc.property(lines, balances, fc.integer({ min: 0, max: 6000_00 }), (drawn, [one, two], spent) => {
        const approved = drawn.map((fields, index) => line({ ...fields, shiftId: `s${index}` }));
        const left = new Map([
          ['o1', one],
          ['o2', two],
        ]);
        const plan = planPayout(approved, left, spent);
        for (const [id, cents] of centsByOrganization(plan.lines)) expect(cents).toBeLessThanOrEqual(left.get(id)!);
        expect(payoutCents(plan.lines)).toBeLessThanOrEqual(Math.max(0, payoutLimits.dailyCents - spent));
        expect(plan.lines.length + plan.waiting.length).toBe(approved.length);
      }),
    );
  });
});

describe('the payout ledger', () => {
  it('sums to zero for every deposit, note, and payout, and clears what people are owed', () => {
    const at = '2026-11-20T12:00:00.000Z';
    const amounts = fc.array(fc.integer({ min: 1, max: 5000_00 }), { maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000_00 }), amounts, (deposit, payouts) => {
        const entries = [
          issuedEntry({
            invoiceId: 'i',
            at,
            totalCents: deposit,
            taxCents: 0,
            dueCents: deposit,
            depositCents: deposit,
          }),
          paidEntry({ invoiceId: 'i', at, paidCents: deposit }),
          ...payouts.flatMap((cents, index) => [
            payoutRequestedEntry({ payoutId: `p${index}`, at, cents }),
            payoutSentEntry({ payoutId: `p${index}`, at, cents }),
          ]),
          noteEntry({
            creditNoteId: 'n',
            at,
            totalCents: 1,
            taxCents: 0,
            refundedCents: 1,
            creditedCents: 0,
            depositCents: 1,
          }),
        ];
        for (const entry of entries) expect(balanceOf([entry])).toBe(0);
        const sumOf = (account: string) =>
          entries
            .flatMap(({ lines }) => lines)
            .filter((it) => it.account === account)
            .reduce((sum, { cents }) => sum + cents, 0);
        const spent = payouts.reduce((sum, cents) => sum + cents, 0);
        expect(sumOf('payouts')).toBe(0);
        expect(sumOf('revenue')).toBe(0);
        expect(sumOf('deposits')).toBe(spent + 1 - deposit);
        expect(sumOf('cash')).toBe(deposit - 1 - spent);
      }),
    );
  });
});
