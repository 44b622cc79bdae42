import fc from 'fast-check';
import { expect, it } from 'vitest';
import { balanceOf, goodwillEntry, issuedEntry, noteEntry, paidEntry, writtenOffEntry } from './ledger';

const cents = fc.integer({ min: 0, max: 1_000_000 });
const at = '2027-01-01T00:00:00.000Z';

it('sums each entry to zero', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      cents,
      cents,
      cents,
      cents,
      (total, tax, due, refunded, credited) => {
        const entries = [
          issuedEntry({ invoiceId: 'in_1', at, totalCents: total, taxCents: tax, dueCents: due }),
          paidEntry({ invoiceId: 'in_1', at, paidCents: due }),
          writtenOffEntry({ invoiceId: 'in_1', at, cents: due }),
          noteEntry({
            creditNoteId: 'cn_1',
            at,
            totalCents: refunded + credited + tax,
            taxCents: tax,
            refundedCents: refunded,
            creditedCents: credited,
          }),
          goodwillEntry({ id: '1', at, cents: credited }),
        ];
        for (const entry of entries) expect(balanceOf([entry])).toBe(0);
      },
    ),
  );
});
