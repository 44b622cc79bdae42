import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { AccountView } from '@shared/trust/model/staff';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { AccountViewsCard } from './account-views-card';

const view: AccountView = {
  grantId: `vwg_${'0'.repeat(26)}`,
  reason: 'Looked for the missing shift.',
  ticket: 'TICK-014',
  startedAt: '2026-11-20T10:00:00.000Z',
  endedAt: '2026-11-20T10:12:00.000Z',
  roles: ['support', 'finance'],
  areas: ['account', 'shifts', 'earnings'],
};
const server = answering({ listAccountViews: () => ({ items: [view], nextCursor: null }) });

const show = () =>
  act(() =>
    Promise.resolve(
      render(
        <QueryClientProvider client={new QueryClient()}>
          <Suspense>
            <AccountViewsCard />
          </Suspense>
        </QueryClientProvider>,
      ),
    ),
  );

beforeEach(() => loadTexts('settings', 'common'));

it('lists ticket, role, reason, and what was opened', async () => {
  await show();
  expect(await screen.findByText('TICK-014 · Support and Finance')).toBeDefined();
  expect(screen.getByText('Reason: Looked for the missing shift.')).toBeDefined();
  expect(screen.getByText('Opened: Account settings, Shifts, and Earnings and payouts')).toBeDefined();
});

it('says that nothing was opened', async () => {
  server.use({ listAccountViews: () => ({ items: [{ ...view, areas: [] }], nextCursor: null }) });
  await show();
  expect(await screen.findByText('Nothing was opened.')).toBeDefined();
});

it('is hidden while there was no view', async () => {
  server.use({ listAccountViews: () => ({ items: [], nextCursor: null }) });
  await show();
  expect(server.calls('listAccountViews')).toHaveLength(1);
  expect(screen.queryByRole('heading')).toBeNull();
});
