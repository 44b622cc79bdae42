import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorTexts } from '@shared/text/english.fixture';
import type { BillingDetails, PaymentMethod } from '@shared/money/model/billing';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { savedFiles } from '@/lib/testing/saved-files';
import { toasted } from '@/lib/testing/toasted';
import { details, invoice, loadBillingTexts, memberOf, press, showBilling, teamBilling, visa } from './testing';

const downloads = savedFiles();

const old: PaymentMethod = {
  ...visa,
  paymentMethodId: 'pm_old',
  brand: 'mastercard',
  last4: '5100',
  expires: '2020-01',
  isDefault: false,
};
let methods: PaymentMethod[];
let saved: BillingDetails;
const server = answering({
  getBilling: () => teamBilling(),
  getShiftBalance: () => ({ payouts: 'off', fundedCents: 0, spentCents: 0, availableCents: 0 }),
  listPaymentMethods: () => ({ items: methods, version: 3 }),
  getOfferedMethods: () => ({ checkout: ['card', 'paypal'], invoice: [] }),
  setDefaultPaymentMethod: ({ params }) => {
    methods = methods.map((it) => ({ ...it, isDefault: it.paymentMethodId === params.paymentMethodId }));
    return { items: methods, version: 4 };
  },
  removePaymentMethod: ({ params }) => {
    methods = methods.filter(({ paymentMethodId }) => paymentMethodId !== params.paymentMethodId);
    return { items: methods, version: 4 };
  },
  getBillingDetails: () => saved,
  saveBillingDetails: ({ body }) => {
    if (body.version !== saved.version) return refuse('STALE_VERSION')();
    saved = { ...saved, ...body, version: body.version + 1 };
    return saved;
  },
  listInvoices: () => ({
    items: [
      invoice(),
      invoice({
        invoiceId: 'cn_1',
        number: 'WL-2026-0344-C',
        state: 'credit_note',
        totalCents: -99_00,
        paidCents: 0,
        creditFor: 'WL-2026-0344',
      }),
    ],
    nextCursor: null,
  }),
  printInvoice: () => ({
    url: 'https://files.test/WL-2026-0412.pdf',
    fileName: 'WL-2026-0412.pdf',
    expiresAt: '2026-11-25T12:00:00.000Z',
  }),
  exportInvoices: ({ query }) =>
    query.cursor === undefined
      ? { csv: 'number\r\n', rows: 1, nextCursor: 'more' }
      : { csv: 'WL-2026-0412\r\n', rows: 1, nextCursor: null },
});

const choose = async (method: string, item: string) => {
  await press(`More for ${method}`);
  await act(async () => fireEvent.click(await screen.findByRole('menuitem', { name: item })));
};
const rows = () => within(screen.getByRole('list', { name: 'Payment Methods' })).getAllByRole('listitem');

beforeEach(async () => {
  methods = [visa, old];
  saved = details;
  await loadBillingTexts();
});

describe('payment methods', () => {
  const show = () => showBilling(memberOf('admin'), '?tab=methods');

  it('show the default and expired ones', async () => {
    await show();
    await screen.findByText('Visa ending in 4242');
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Default'),
      expect.stringContaining('Expired'),
    ]);
  });

  it('name the provider’s methods only', async () => {
    await show();
    expect(await screen.findByText('You can pay by credit or debit card or PayPal.')).toBeTruthy();
    expect(screen.queryByText(/ACH|wire/)).toBeNull();
  });

  it('change the default', async () => {
    await show();
    await choose('Mastercard ending in 5100', 'Make Default');
    await waitFor(() => expect(rows()[1]!.textContent).toContain('Default'));
  });

  it('are removed after a confirmation; the one in use says why not', async () => {
    await show();
    await choose('Mastercard ending in 5100', 'Remove');
    await act(async () =>
      fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' })),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rows()).toHaveLength(1);
    server.use({ removePaymentMethod: refuse('METHOD_IN_USE') });
    await choose('Visa ending in 4242', 'Remove');
    await act(async () =>
      fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' })),
    );
    await toasted({ kind: 'error', text: errorTexts.METHOD_IN_USE });
    expect(rows()).toHaveLength(1);
  });

  it('keep typed billing details when someone else saved first', async () => {
    await show();
    await press('Edit');
    fireEvent.change(await screen.findByLabelText(/Purchase order/), { target: { value: 'PO-7' } });
    saved = { ...details, city: 'Chicago', poNumber: 'PO-6', version: 8 };
    await press('Save Details');
    const conflict = within(await screen.findByRole('dialog'));
    expect(conflict.getByText('PO-7')).toBeTruthy();
    expect(conflict.getByText('PO-6')).toBeTruthy();
    await act(async () => fireEvent.click(conflict.getByRole('button', { name: 'Save' })));
    await waitFor(() => expect(saved).toMatchObject({ city: 'Chicago', poNumber: 'PO-7', version: 9 }));
  });

  it('show errors beside the fields', async () => {
    await show();
    await press('Edit');
    fireEvent.change(await screen.findByLabelText(/^Country/), { target: { value: '1' } });
    await press('Save Details');
    expect(await screen.findByText(/two letters of the country/)).toBeTruthy();
    expect(server.called()).not.toContain('saveBillingDetails');
  });
});

describe('invoices', () => {
  const show = () => showBilling(memberOf('admin'), '?tab=history');

  it('are listed with credit notes, opened, and downloaded', async () => {
    await show();
    expect(await screen.findByText('Credit for WL-2026-0344')).toBeTruthy();
    expect(screen.getByText('-$99')).toBeTruthy();
    await press('Download WL-2026-0412');
    await waitFor(async () => expect(await downloads()).toEqual([{ url: 'https://files.test/WL-2026-0412.pdf' }]));
    expect(server.calls('printInvoice')).toEqual([{ params: { invoiceId: 'in_1' } }]);
    await press('WL-2026-0412');
    expect(within(await screen.findByRole('dialog')).getByText('Professional, monthly')).toBeTruthy();
  });

  it('are exported together', async () => {
    await show();
    await press('Export CSV');
    await waitFor(async () => expect(await downloads()).toMatchObject([{ text: '\uFEFFnumber\r\nWL-2026-0412\r\n' }]));
  });
});
