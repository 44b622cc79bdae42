import { expect, it } from 'vitest';
import { readTags } from '../../../platform/pdf/read-tags.fake';
import type { InvoiceItem } from '../../../store/money/billing/invoice-item';
import { drawInvoice } from './draw-invoice';

const at = new Date('2026-11-29T12:00:00.000Z');
const invoice: InvoiceItem = {
  ...{ invoiceId: 'in_1', number: 'WL-2026-0001', ownerId: 'org_1', issuedAt: at.toISOString(), state: 'paid' },
  lines: [{ kind: 'other', text: 'Setup', amountCents: 5000 }],
  ...{ totalCents: 5000, taxCents: 0, paidCents: 5000, creditCents: 0, refundedCents: 0 },
  ...{ creditFor: null, payUrl: null },
  billedTo: null,
};

it('an invoice is tagged for screen readers: seller, customer, and a table of its lines', async () => {
  const { language, title, tags } = await readTags(await drawInvoice(invoice, { language: 'en', at }));
  expect([language, title]).toEqual(['en-US', 'WL-2026-0001']);
  expect(tags.slice(0, 3)).toEqual(['Document', 'H1 Invoice', 'P WL-2026-0001']);
  const table = tags.slice(tags.indexOf('Table'));
  expect(table.slice(0, 7)).toEqual([
    ...['Table', 'TR', 'TH Description', 'TH Amount'],
    ...['TR', 'TD Setup', 'TD $50.00'],
  ]);
});

it.each([
  ['en', 'Due December 29, 2026'],
  ['es', 'Vence el 29 de diciembre de 2026'],
  ['fr', 'Échéance le 29 décembre 2026'],
] as const)('an open invoice says in %s when it is due', async (language, text) => {
  const { tags } = await readTags(
    await drawInvoice({ ...invoice, state: 'open', dueAt: '2026-12-29T12:00:00.000Z' }, { language, at }),
  );
  expect(tags.join()).toContain(text);
  expect((await readTags(await drawInvoice(invoice, { language, at }))).tags.join()).not.toContain(text);
});
