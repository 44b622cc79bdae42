import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Payout, Payouts } from '@shared/money/model/payout';
import { showTo } from '@/hiring/parts/offers/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { PayoutsSection } from './payouts-section';

const line = {
  shiftId: 'shf_01KB0000000000000000000000',
  placementId: 'plc_01KB0000000000000000000000',
  weekStartsOn: '2026-11-16',
  day: '2026-11-17',
  minutes: 690,
  cents: 655_50,
  organizationId: 'org_01KB0000000000000000000000',
  organization: 'Lakeshore',
};
const payout = (fields: Partial<Payout> = {}): Payout => ({
  payoutId: 'pay_01KB0000000000000000000000',
  status: 'sent',
  method: 'standard',
  feeCents: 0,
  returnedFeeCents: 0,
  lines: [line],
  amountCents: 655_50,
  createdAt: '2026-11-26T12:00:00.000Z',
  arrivesOn: '2026-11-30',
  failure: null,
  ...fields,
});
const quote = { quoteId: 'a'.repeat(64), lines: [line], amountCents: 655_50, instant: null };
const later = { ...line, shiftId: 'shf_01KB0000000000000000000001', day: '2026-11-18', cents: 100_00 };
const withCard = {
  ...quote,
  lines: [line, later],
  amountCents: 755_50,
  instant: { to: { kind: 'card' as const, last4: '5556' }, feeCents: 11_33 },
};
const payoutsOf = (fields: Partial<Payouts> = {}): Payouts => ({
  payouts: 'on',
  account: 'ready',
  quote,
  waiting: [],
  payroll: [],
  open: null,
  items: [],
  ...fields,
});

let stored: Payouts;
const requested = vi.fn();
const server = answering({
  getPayouts: () => stored,
  refreshPayouts: () => (stored = payoutsOf()),
  requestPayout: ({ body }) => {
    requested(body);
    return (stored = payoutsOf({ quote: null, open: payout() }));
  },
  retryPayout: () => (stored = payoutsOf({ quote: null, open: payout() })),
});
const show = (at = '/timesheets') => showTo('professional', <PayoutsSection />, { at, path: '/timesheets' });

beforeEach(async () => {
  requested.mockClear();
  stored = payoutsOf();
  await loadTexts('payouts', 'errors', 'notices', 'common');
});

describe('payouts', () => {
  it('shows the amount and that there is no fee, and is requested once by a double click', async () => {
    await show();
    const button = await screen.findByRole('button', { name: 'Pay Out $655.50' });
    expect(screen.getByText('1 approved shift')).toBeTruthy();
    expect(screen.getByText('None')).toBeTruthy();
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    expect(await screen.findByText(/Arrives by/)).toBeTruthy();
    expect(requested.mock.calls).toEqual([[{ quoteId: quote.quoteId, shiftIds: [line.shiftId], method: 'standard' }]]);
  });

  it('shows the fee of an instant payout first, and the amount that arrives', async () => {
    stored = payoutsOf({ quote: withCard });
    await show();
    expect(await screen.findByRole('button', { name: 'Pay Out $755.50' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Instant' }));
    expect(screen.getByText(/to your debit card ending in 5556. Fee: \$11.33/)).toBeTruthy();
    expect(screen.getByText('To your debit card ending in 5556')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Pay Out $744.17' }));
    await screen.findByText(/Arrives by/);
    expect(requested.mock.calls).toMatchObject([[{ method: 'instant', shiftIds: [line.shiftId, later.shiftId] }]]);
  });

  it('pays only the chosen shifts, and their fee', async () => {
    stored = payoutsOf({ quote: withCard });
    await show();
    fireEvent.click(await screen.findByText('Choose Shifts'));
    const [first, second] = screen.getAllByRole('checkbox');
    fireEvent.click(first!);
    expect(screen.getByText('1 approved shift')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Instant' }));
    expect(screen.getByRole('button', { name: 'Pay Out $98.50' })).toBeTruthy();
    fireEvent.click(second!);
    expect(screen.getByText('Choose at least one shift.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Pay Out/ })).toBeNull();
    fireEvent.click(second!);
    expect(screen.getByRole('button', { name: 'Pay Out $98.50' })).toBeTruthy();
    fireEvent.click(await screen.findByRole('radio', { name: 'Standard' }));
    fireEvent.click(screen.getByRole('button', { name: 'Pay Out $100' }));
    await screen.findByText(/Arrives by/);
    expect(requested.mock.calls).toMatchObject([[{ method: 'standard', shiftIds: [later.shiftId] }]]);
  });

  it('says that an instant payout became a standard one', async () => {
    stored = payoutsOf({ quote: null, open: payout({ returnedFeeCents: 9_83 }) });
    await show();
    expect(await screen.findByText(/We returned the \$9.83 fee/)).toBeTruthy();
  });

  it('says when an instant payout arrives, and its fee', async () => {
    stored = payoutsOf({ quote: null, open: payout({ method: 'instant', feeCents: 9_83 }) });
    await show();
    expect(await screen.findByText('Arrives within 30 minutes')).toBeTruthy();
    expect(screen.getByText('After a fee of $9.83')).toBeTruthy();
    expect(screen.getByText('$645.67')).toBeTruthy();
  });

  it('says that the amount changed', async () => {
    server.use({ requestPayout: refuse('TERMS_CHANGED') });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Pay Out $655.50' }));
    expect(await screen.findByText('The amount changed. Check it and try again.')).toBeTruthy();
  });

  it('asks for a bank account before anything can be paid', async () => {
    stored = payoutsOf({ account: 'none' });
    await show();
    expect(await screen.findByRole('button', { name: 'Set Up Payouts' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Pay Out/ })).toBeNull();
  });

  it('reloads the provider’s state on the return from its page', async () => {
    stored = payoutsOf({ account: 'none' });
    await show('/timesheets?payouts=done');
    expect(await screen.findByRole('button', { name: 'Pay Out $655.50' })).toBeTruthy();
  });

  it('resends what the bank returned', async () => {
    stored = payoutsOf({ quote: null, open: payout({ status: 'failed', failure: 'account_closed' }) });
    await show();
    expect(await screen.findByText('Your bank returned $655.50')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Send Again' }));
    expect(await screen.findByText(/Arrives by/)).toBeTruthy();
  });

  it('says who pays by payroll, and what is waiting', async () => {
    const { organizationId, organization } = line;
    stored = payoutsOf({
      quote: null,
      payroll: [{ organizationId, organization }],
      waiting: [{ organizationId, organization, cents: 100_00, why: 'funds' }],
    });
    await show();
    expect(await screen.findByText("Paid by Lakeshore's payroll")).toBeTruthy();
    expect(screen.getByText("Lakeshore hasn't prepaid this yet")).toBeTruthy();
  });

  it.each([
    ['where organizations pay everyone themselves', { payouts: 'off' }],
    ['to who never worked as a contractor', { account: 'none' }],
  ] as const)('shows nothing %s', async (_, fields) => {
    const asked = vi.fn();
    server.use({
      getPayouts: () => {
        asked();
        return payoutsOf({ quote: null, ...fields });
      },
    });
    await show();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByText('Payouts')).toBeNull();
  });
});
