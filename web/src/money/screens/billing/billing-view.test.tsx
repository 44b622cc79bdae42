import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorTexts, messages } from '@shared/text/english.fixture';
import { notice } from '@shared/text/notice';
import type { Billing } from '@shared/money/model/billing';
import type { ShiftBalance } from '@shared/money/model/payout';
import { toastStore } from '@/components/ui/base/toast';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { toasted } from '@/lib/testing/toasted';
import {
  basicBilling,
  details,
  estimate,
  invoice,
  loadBillingTexts,
  memberOf,
  press,
  professional,
  showBilling,
  teamBilling,
  visa,
  withoutPlan,
  yearly,
} from './testing';

let stored: Billing;
const server = answering({
  getBilling: () => stored,
  getPlanEstimate: () => estimate,
  listPaymentMethods: () => ({ items: [visa], version: 3 }),
  getOfferedMethods: () => ({ checkout: ['card'], invoice: [] }),
  getBillingDetails: () => details,
  listInvoices: () => ({ items: [invoice()], nextCursor: null }),
  previewPlan: ({ body }) => ({ ...yearly, choice: body }),
  changePlan: () =>
    (stored = teamBilling({ version: 4, plan: { ...stored.plan, period: 'year', priceCents: 2990_00 } })),
  cancelPlan: () => (stored = teamBilling({ version: 4, endsAt: '2026-12-03T12:00:00.000Z', nextInvoice: null })),
  resumePlan: () => (stored = teamBilling({ version: 5 })),
  refreshBilling: () => stored,
  getShiftBalance: () => balance,
  addShiftBalance: ({ body }) => {
    added(body.steps);
    return { url: 'https://pay.example/balance' };
  },
});
let balance: ShiftBalance;
const added = vi.fn();

const dialog = async () => within(await screen.findByRole('dialog'));
const pressIn = async (name: string | RegExp) => {
  const button = await (await dialog()).findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};

const assign = vi.fn();

beforeEach(async () => {
  vi.clearAllMocks();
  stored = teamBilling();
  balance = { payouts: 'off', fundedCents: 0, spentCents: 0, availableCents: 0 };
  vi.spyOn(window, 'location', 'get').mockReturnValue({
    assign,
    href: 'https://site.test/',
    origin: 'https://site.test',
    pathname: '/settings/billing',
    search: '',
    hash: '',
  } as unknown as Location);
  await loadBillingTexts();
});
afterEach(() => void vi.restoreAllMocks());

describe('access to billing', () => {
  it('says that everything is included where plans aren’t sold, without a price', async () => {
    server.use({ getBilling: refuse('BILLING_OFF') });
    await showBilling();
    expect(await screen.findByText('Everything is included')).toBeTruthy();
    expect(document.body.textContent).not.toContain('$');
    expect(screen.queryByRole('link', { name: 'Payment Methods' })).toBeNull();
  });

  it('shows members the plan and who may change it', async () => {
    server.use({
      getPlan: () => ({
        billing: 'stripe',
        kind: 'employer',
        plan: stored.plan,
        use: stored.use,
        mayChange: false,
        administrators: ['Nora Hastings'],
        graceUntil: null,
      }),
    });
    await showBilling(memberOf('manager'));
    expect(await screen.findByText('3 of 5')).toBeTruthy();
    expect(screen.getByText('Nora Hastings is the administrator who can change the plan.')).toBeTruthy();
    expect(server.called()).toEqual(['getPlan']);
  });
});

describe('the plan', () => {
  it('shows its usage, the next invoice, and what the last days would have cost', async () => {
    await showBilling();
    expect(await screen.findByText('per month, renews Dec 3, 2026')).toBeTruthy();
    expect(screen.getByText('3 of 5')).toBeTruthy();
    expect(screen.getByText('6, no limit')).toBeTruthy();
    expect(screen.getByText('after $99 credit')).toBeTruthy();
    expect(await screen.findByText(/7 jobs posted, at most 4 active/)).toBeTruthy();
    expect(screen.getByText('Starter allows 1 active job, you had 4.')).toBeTruthy();
  });

  it('of a professional shows the month’s remaining use, and every plan’s additions', async () => {
    stored = basicBilling();
    await showBilling(professional);
    expect(await screen.findByText('3 of 5')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Choose Professional' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Choose Premium' })).toBeTruthy();
    expect(screen.getByText('60 job alerts')).toBeTruthy();
    expect(screen.getByText('150 portfolio items')).toBeTruthy();
  });

  it('says when a payment failed, and where to make it', async () => {
    stored = teamBilling({
      plan: { ...stored.plan, state: 'past_due' },
      dunning: {
        since: '2026-11-20T12:00:00.000Z',
        limitedAt: '2026-11-27T12:00:00.000Z',
        amountCents: 299_00,
        nextAttemptAt: '2026-11-23T12:00:00.000Z',
        payUrl: 'https://provider.test/pay',
      },
    });
    await showBilling();
    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain('Your payment of $299 failed');
    expect(note.textContent).toContain('Nov 27, 2026');
    expect(within(note).getByRole('link', { name: 'Pay $299' }).getAttribute('href')).toBe('https://provider.test/pay');
  });

  it('shows a contract’s invoice with its payment method, and says when it is overdue', async () => {
    const plan = { planId: 'enterprise', state: 'contract', period: null, priceCents: null } as const;
    const contractInvoice = {
      ...{ amountCents: 24_000_00, dueAt: '2099-01-05T12:00:00.000Z', isOverdue: false },
      ...{ limitedAt: '2099-01-12T12:00:00.000Z', payUrl: 'https://pay.example/in_1' },
    };
    server.use({
      getBilling: () => teamBilling({ plan, contractInvoice }),
      getOfferedMethods: () => ({ checkout: ['card'], invoice: ['customer_balance', 'us_bank_account'] }),
    });
    const { unmount } = await showBilling(memberOf('admin'));
    expect(await screen.findByText(/invoice of \$24,000 is due on Jan 5, 2099/)).toBeTruthy();
    expect(await screen.findByText(/by bank transfer \(ACH or wire\) or ACH direct debit/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View Invoice and Pay' }).getAttribute('href')).toBe(
      contractInvoice.payUrl,
    );
    unmount();
    server.use({
      getBilling: () => teamBilling({ plan, contractInvoice: { ...contractInvoice, isOverdue: true } }),
    });
    await showBilling(memberOf('admin'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/was due on .*stays as it is until Jan 12, 2099/);
  });

  it('leads back to an open checkout', async () => {
    stored = withoutPlan({
      checkout: {
        planId: 'team',
        period: 'month',
        url: 'https://provider.test/session',
        expiresAt: '2026-11-26T12:00:00.000Z',
      },
    });
    await showBilling();
    expect(await screen.findByText("Your order of Professional isn't finished")).toBeTruthy();
    await press('Check Again');
    expect(server.called()).toContain('refreshBilling');
  });
});

describe('choosing a plan', () => {
  const openYearly = async () => {
    await showBilling();
    fireEvent.click(await screen.findByRole('radio', { name: 'Yearly, save 17%' }));
    await press('Switch to Yearly');
  };

  it('shows every line before anything happens, and the button names the amount', async () => {
    await openYearly();
    const shown = await dialog();
    expect(await shown.findByText('Unused time, Professional, monthly')).toBeTruthy();
    expect(shown.getByText('-$99.67')).toBeTruthy();
    expect(shown.getByText(/Next invoice: \$2,990 on Nov 23, 2027/).textContent).toContain('you save $598, 17%');
    expect(server.called()).not.toContain('changePlan');
    const pay = shown.getByRole('button', { name: 'Pay $2,791.33' });
    await act(async () => {
      fireEvent.click(pay);
      fireEvent.click(pay);
    });
    await toasted({ kind: 'success', text: messages.planUpdated });
    expect(server.calls('changePlan')).toEqual([
      {
        body: {
          planId: 'team',
          period: 'year',
          prorationAt: yearly.prorationAt,
          dueTodayCents: 2791_33,
          version: 3,
        },
      },
    ]);
  });

  it.each(['TERMS_CHANGED', 'STALE_VERSION'] as const)('calculates again after %s', async (code) => {
    await openYearly();
    await (await dialog()).findByText('Due today');
    server.use({
      changePlan: refuse(code),
      previewPlan: ({ body }) => ({ ...yearly, choice: body, dueTodayCents: 2800_00, version: 9 }),
    });
    await pressIn('Pay $2,791.33');
    const shown = await dialog();
    expect(await shown.findByText(/price or your plan changed/)).toBeTruthy();
    expect(await shown.findByRole('button', { name: 'Pay $2,800' })).toBeTruthy();
  });

  it('stays after a decline and leads to the payment methods', async () => {
    server.use({ changePlan: refuse('PAYMENT_DECLINED') });
    await openYearly();
    await pressIn('Pay $2,791.33');
    const shown = await dialog();
    expect((await shown.findByRole('alert')).textContent).toContain(messages.planUpdateFailed);
    expect(shown.getByRole('link', { name: 'Payment Methods' }).getAttribute('href')).toBe(
      '/settings/billing?tab=methods',
    );
  });

  it('says when to retry while the provider is down', async () => {
    server.use({ previewPlan: refuse('PROVIDER_DOWN') });
    await openYearly();
    expect(await (await dialog()).findByText(errorTexts.PROVIDER_DOWN)).toBeTruthy();
    expect(screen.getByText('per month, renews Dec 3, 2026')).toBeTruthy();
  });

  it('accepts a promo code, and shows an invalid one beside the field', async () => {
    server.use({
      previewPlan: ({ body }) => {
        if (body.promoCode === 'NOPE')
          return refuse('INVALID_REQUEST', undefined, { fields: { promoCode: notice('required') } })();
        return { ...yearly, choice: body, dueTodayCents: body.promoCode ? 2000_00 : 2791_33 };
      },
    });
    await openYearly();
    await pressIn('Add a Promo Code');
    const type = async (value: string) => {
      fireEvent.change(await (await dialog()).findByLabelText('Promo code'), { target: { value } });
      await pressIn('Apply');
    };
    await type('NOPE');
    expect(await (await dialog()).findByText(messages.required)).toBeTruthy();
    await type('WELCOME');
    expect(await (await dialog()).findByRole('button', { name: 'Pay $2,000' })).toBeTruthy();
    expect((await dialog()).getByText('Promo code WELCOME')).toBeTruthy();
  });

  it('opens the provider’s page for a first plan or a trial, once', async () => {
    stored = withoutPlan();
    server.use({
      previewPlan: ({ body }) => ({ ...yearly, kind: 'checkout', choice: body, dueTodayCents: 0, version: 0 }),
      startCheckout: () => ({ url: 'https://provider.test/session' }),
    });
    await showBilling();
    await press('Start 14-Day Free Trial');
    await pressIn('Continue to Free Trial');
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://provider.test/session'));
    expect(server.calls('startCheckout')).toMatchObject([
      { body: { planId: 'team', period: 'month', trial: true, version: 0 } },
    ]);
  });

  it('buys several job postings', async () => {
    stored = withoutPlan();
    server.use({
      previewPlan: ({ body }) => ({ ...yearly, kind: 'checkout', choice: body, dueTodayCents: body.quantity * 99_00 }),
    });
    await showBilling();
    await press('Buy Job Postings');
    await pressIn('More');
    expect(await (await dialog()).findByRole('button', { name: 'Continue to Pay $198' })).toBeTruthy();
  });

  it('reloads the provider’s state after its page', async () => {
    await showBilling(memberOf('admin'), '?checkout=done');
    await toasted({ kind: 'success', text: messages.planUpdated });
    expect(server.calls('refreshBilling')).toHaveLength(1);
  });

  it('keeps polling for an order that the provider could not confirm yet', async () => {
    stored = withoutPlan();
    server.use({ refreshBilling: refuse('PROVIDER_DOWN') });
    await showBilling(memberOf('admin'), '?checkout=done');
    await toasted({ kind: 'error' });
    stored = teamBilling();
    expect(await screen.findByText(/per month, renews/, {}, { timeout: 10_000 })).toBeTruthy();
  });
});

describe('the end of a plan', () => {
  it('says what changes, cancels once, and can be undone', async () => {
    await showBilling();
    await press('Cancel Subscription');
    const shown = await dialog();
    expect(shown.getByText('Professional stays active until Dec 3, 2026. After that:')).toBeTruthy();
    expect(shown.getByText('No job stays online. 3 jobs are paused. Nothing is deleted.')).toBeTruthy();
    const cancel = shown.getByRole('button', { name: 'Cancel Subscription' });
    await act(async () => {
      fireEvent.click(cancel);
      fireEvent.click(cancel);
    });
    await waitFor(() =>
      expect(toastStore.get()).toMatchObject([{ kind: 'success', text: messages.planCancellationScheduled }]),
    );
    expect(server.calls('cancelPlan')).toEqual([{ body: { keptJobIds: [], version: 3 } }]);
    expect(await screen.findByText('per month, ends Dec 3, 2026')).toBeTruthy();
    await press('Resume Subscription');
    expect(await screen.findByText('per month, renews Dec 3, 2026')).toBeTruthy();
    expect(server.calls('resumePlan')).toEqual([{ body: { version: 4 } }]);
  });

  it('refunds within its time, after a confirmation', async () => {
    stored = teamBilling({
      moneyBack: { until: '2026-12-20T12:00:00.000Z', amountCents: 299_00, invoiceNumber: 'WL-2026-0412' },
    });
    server.use({ takeMoneyBack: () => (stored = withoutPlan({ version: 4 })) });
    await showBilling();
    await press('Get Money Back');
    await pressIn('End Plan and Get $299');
    expect(await screen.findByText('Choose a plan to publish jobs.')).toBeTruthy();
    expect(server.calls('takeMoneyBack')).toEqual([{ body: { version: 3 } }]);
  });
});

it('simulates a month without asking the server', async () => {
  await showBilling();
  await screen.findByText('Try a month');
  server.forgetCalls();
  await press('More');
  expect(screen.getByText('5 of 5')).toBeTruthy();
  await press('More');
  expect(screen.getByText(/More than 5 active jobs need a pause elsewhere/)).toBeTruthy();
  expect(server.called()).toEqual([]);
});

describe('the balance for shifts', () => {
  it('is shown where people are paid through Wardline, and added to in steps', async () => {
    balance = { payouts: 'on', fundedCents: 1000_00, spentCents: 655_50, availableCents: 344_50 };
    await showBilling(memberOf('admin'), '?tab=balance');
    expect(await screen.findByText('$344.50')).toBeTruthy();
    expect(screen.getByText('$655.50')).toBeTruthy();
    const amount = screen.getByLabelText(/Amount to add/);
    fireEvent.change(amount, { target: { value: '250' } });
    await press('Add to Balance');
    expect(screen.getByText(/Enter an amount from/)).toBeTruthy();
    expect((amount as HTMLInputElement).value).toBe('250');
    fireEvent.change(amount, { target: { value: '$1,200' } });
    await press('Add to Balance');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/balance'));
    expect(added.mock.calls).toEqual([[12]]);
  });

  it('has no tab elsewhere', async () => {
    await showBilling(memberOf('admin'), '?tab=balance');
    expect(await screen.findByRole('link', { name: 'Payment Methods' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Shift Balance' })).toBeNull();
  });
});
