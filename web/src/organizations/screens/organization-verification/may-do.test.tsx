import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { FixedSession } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { MayDo } from './verification-view';

const session = {
  me: { membership: { role: 'admin', unverified: true } },
} as Parameters<typeof FixedSession>[0]['session'];
answering({
  getPlan: () => ({
    billing: 'stripe' as const,
    kind: 'employer' as const,
    plan: { planId: null, state: 'none' as const, period: null, priceCents: null },
    use: [
      { feature: 'teamSeats' as const, used: 1, limit: 1 },
      { feature: 'candidateSearch' as const, used: null, limit: 0 },
    ],
    mayChange: true,
    administrators: [],
    graceUntil: null,
  }),
});

beforeEach(() => loadTexts('organization-verification'));

it('promises nothing that the plan refuses', async () => {
  const found = { status: 'unverified', graceUntil: null } as Parameters<typeof MayDo>[0]['found'];
  await act(async () =>
    render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <FixedSession session={session}>
            <Suspense>
              <MayDo found={found} />
            </Suspense>
          </FixedSession>
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );
  expect(await screen.findAllByRole('link', { name: '(with a plan)' })).toHaveLength(2);
  const notYet = within(screen.getByRole('list', { name: 'Not yet' }));
  expect(notYet.getByText(/^Invite your team/)).toBeTruthy();
  expect(notYet.getByText(/^Search professionals/)).toBeTruthy();
  expect(notYet.queryByText('Draft and preview jobs')).toBeNull();
  expect(screen.getByText('Draft and preview jobs')).toBeTruthy();
});
