import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { employerJobsOf } from '@/organizations/parts/organization/testing';
import { FixedSession } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { EmployerSetup } from './employer-setup';

const planWith = (has: boolean) => () => ({
  billing: 'stripe' as const,
  kind: 'employer' as const,
  plan: { planId: null, state: 'none' as const, period: null, priceCents: null },
  use: [
    { feature: 'teamSeats' as const, used: 1, limit: has ? null : 1 },
    { feature: 'candidateSearch' as const, used: null, limit: has ? 1 : 0 },
  ],
  mayChange: true,
  trialAvailable: true as const,
  administrators: [],
  graceUntil: null,
});

const server = answering({ listSavedProfessionalIds: () => ({ userIds: [] }) });
const session = { me: { membership: { role: 'admin' } } } as Parameters<typeof FixedSession>[0]['session'];

const show = () =>
  act(async () =>
    render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <FixedSession session={session}>
            <Suspense>
              <EmployerSetup summary={employerJobsOf()} />
            </Suspense>
          </FixedSession>
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );

beforeEach(() => loadTexts('home'));

it('leads to the trial, and not to features that the plan refuses', async () => {
  server.use({ getPlan: planWith(false) });
  await show();
  expect(await screen.findByRole('heading', { name: 'Start your free trial' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See Plans' }).getAttribute('href')).toBe('/settings/billing');
  expect(screen.queryByRole('link', { name: 'Invite' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Browse' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Post a Job' })).toBeTruthy();
});

it('has every step once there is a plan', async () => {
  server.use({ getPlan: planWith(true) });
  await show();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Start your free trial' })).toBeTruthy());
  expect(screen.queryByRole('link', { name: 'See Plans' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Invite' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Browse' })).toBeTruthy();
});
