import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CurrencyEarnings } from '@shared/work/model/placement';
import { paths } from '@shared/paths';
import { showTo } from '@/hiring/parts/offers/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { EarningsCards } from './earnings-cards';
import { EarningsChart } from './earnings-chart';

const months = (cents: number): CurrencyEarnings['months'] => [
  { month: '2026-10', minutes: 0, expectedCents: 0, approvedCents: 0, paidCents: 0 },
  { month: '2026-11', minutes: cents === 0 ? 0 : 450, expectedCents: cents, approvedCents: cents, paidCents: 0 },
];
const dollars: CurrencyEarnings = {
  currency: 'USD',
  totalCents: 1_250_000,
  canceledCents: 0,
  thisMonth: { cents: 71_250, minutes: 450 },
  pending: { cents: 71_250, dueOn: '2026-12-01' },
  averageHourlyCents: 95_50,
  months: months(71_250),
};
const pounds: CurrencyEarnings = {
  currency: 'GBP',
  totalCents: 20_000,
  canceledCents: 0,
  thisMonth: { cents: 0, minutes: 0 },
  pending: { cents: 0, dueOn: null },
  averageHourlyCents: null,
  months: months(0),
};

let currencies: CurrencyEarnings[];
let rating: { average: number; reviews: number } | null;
answering({
  getEarnings: () => ({ currencies }),
  listProfessionalReviews: () => ({ items: [], nextCursor: null, rating }),
});
const cardOf = (name: string) => within(screen.getByText(name).closest('li')!);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  currencies = [dollars];
  rating = { average: 4.6, reviews: 12 };
  await loadTexts('earnings', 'reviews', 'marketplace');
});
afterEach(() => vi.useRealTimers());

describe('earnings', () => {
  it('are four metrics with their sources', async () => {
    await showTo('professional', <EarningsCards />);
    await screen.findByText('$12,500');
    expect(cardOf('This Month').getByText('$712.50')).toBeDefined();
    expect(cardOf('This Month').getByText('7h 30m worked')).toBeDefined();
    expect(cardOf('Pending Payments').getByText('Due Dec 1, 2026')).toBeDefined();
    expect(cardOf('Average Hourly Rate').getByText('$95.50')).toBeDefined();
    expect(await cardOf('Average Hourly Rate').findByText('4.6 out of 5 stars')).toBeDefined();
    expect(cardOf('Average Hourly Rate').getByText('(12 reviews)')).toBeDefined();
  });

  it('lead to the timesheets while there are none, except from there', async () => {
    currencies = [];
    await showTo('professional', <EarningsCards />);
    expect(await screen.findByRole('link', { name: 'Go to Timesheets' })).toBeDefined();
    cleanup();
    await showTo('professional', <EarningsCards />, { at: paths.timesheets });
    await screen.findByText(/^No earnings yet/);
    expect(screen.queryByRole('link', { name: 'Go to Timesheets' })).toBeNull();
  });

  it('show the expected pay for hours awaiting approval', async () => {
    currencies = [{ ...dollars, thisMonth: { cents: 0, minutes: 0 } }];
    await showTo('professional', <EarningsCards />);
    expect(await screen.findByText('0h approved, $712.50 awaiting approval')).toBeDefined();
  });

  it('name the pay for canceled shifts', async () => {
    currencies = [{ ...dollars, canceledCents: 208_00 }];
    await showTo('professional', <EarningsCards />);
    expect(await screen.findByText('Approved pay to date, $208 of it for canceled shifts')).toBeDefined();
  });

  it('are separate by currency, and say what is late', async () => {
    currencies = [{ ...dollars, pending: { cents: 71_250, dueOn: '2026-11-01' } }, pounds];
    await showTo('professional', <EarningsCards />);
    expect(await screen.findByText('Was due Nov 1, 2026')).toBeDefined();
    expect(cardOf('Total Earnings').getByText('£200')).toBeDefined();
    expect(cardOf('Pending Payments').getByText('Nothing pending')).toBeDefined();
    expect(cardOf('Average Hourly Rate').queryByText(/£/)).toBeNull();
  });

  it('are shown as none, not zero, without any', async () => {
    currencies = [];
    rating = null;
    await showTo('professional', <EarningsCards />);
    expect(await screen.findByText(/No earnings yet/)).toBeDefined();
    expect(screen.queryByText(/\$/)).toBeNull();
    expect(await screen.findByText('No reviews yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to Timesheets' }).getAttribute('href')).toBe('/timesheets');
  });

  it('by month are a described chart and a table', async () => {
    currencies = [dollars, pounds];
    await showTo('professional', <EarningsChart />);
    const drawing = await screen.findByRole('img', { name: /^Approved: / });
    expect(drawing.getAttribute('aria-label')).toBe(
      'Approved: $712.50 from Oct 2026 to Nov 2026, with a high of $712.50 in Nov 2026',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Show as Table' }));
    const row = screen.getByRole('rowheader', { name: /Nov 2026/ }).closest('tr')!;
    expect(within(row).getByText('7h 30m')).toBeDefined();
    fireEvent.change(screen.getByRole('combobox', { name: 'Currency' }), { target: { value: 'GBP' } });
    expect(screen.getByText(/Your monthly earnings appear here/)).toBeDefined();
  });
});
