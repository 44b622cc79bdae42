import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import type { PlanState } from '@shared/money/billing/vocabulary';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { PlanRow, usePressingPlan } from './plan-row';

const server = answering({});

const planIn =
  (state: PlanState, mayChange = true) =>
  () => ({
    billing: 'stripe' as const,
    kind: 'employer' as const,
    plan: { planId: null, state, period: null, priceCents: null },
    use: [],
    mayChange,
    administrators: [],
    graceUntil: null,
  });

const Row = () => {
  const state = usePressingPlan();
  return state === null ? <p>Nothing</p> : <PlanRow state={state} />;
};

const show = () =>
  act(async () =>
    render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <Suspense>
            <Row />
          </Suspense>
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );

beforeEach(() => loadTexts('home'));

it.each([
  ['paused', 'Your trial has ended'],
  ['limited', "Your plan's payment failed"],
  ['past_due', "Your plan's payment failed"],
] as const)('a plan that is %s has a row that leads to payment', async (state, title) => {
  server.use({ getPlan: planIn(state) });
  await show();
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open Billing' }).getAttribute('href')).toContain('/settings/billing');
});

it.each([
  ['active', true],
  ['trialing', true],
  ['paused', false],
] as const)('has none while the plan is %s and changing it is %s', async (state, mayChange) => {
  server.use({ getPlan: planIn(state, mayChange) });
  await show();
  await waitFor(() => expect(server.called()).toEqual(['getPlan']));
  expect(screen.getByText('Nothing')).toBeTruthy();
});
