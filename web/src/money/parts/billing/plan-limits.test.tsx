import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense, useSyncExternalStore } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { ErrorState } from '@/components/ui/base/error-state';
import { toast, toastStore } from '@/components/ui/base/toast';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { planRefusal } from '@/lib/api/plan-refusal';
import { FixedSession } from '@/lib/auth/session';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { errorTexts } from '@shared/text/english.fixture';
import { PlanRefusalDialog } from './plan-refusal-dialog';
import { PlanUseNote } from './plan-use-note';
import { usePlanLocks } from './use-plan-locks';

const planWith = (used: number, limit: number | null) => () => ({
  billing: 'stripe' as const,
  kind: 'employer' as const,
  plan: { planId: 'team' as const, state: 'active' as const, period: 'month' as const, priceCents: 299_00 },
  use: [{ feature: 'activePostings' as const, used, limit }],
  mayChange: true,
  administrators: [],
  graceUntil: null,
});

const server = answering({
  changeJobStatus: refuse('QUOTA_REACHED'),
});

const Refusal = () => {
  const refused = useSyncExternalStore(planRefusal.subscribe, planRefusal.get);
  return refused && <PlanRefusalDialog refused={refused} onClose={planRefusal.dismiss} />;
};

const show = (view: React.ReactNode) =>
  act(async () =>
    render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <Suspense>{view}</Suspense>
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );

beforeEach(() => loadTexts('plan-limits', 'common', 'errors', 'notices'));

describe('a plan refusal', () => {
  it('opens one dialog with the way out, instead of a toast', async () => {
    await show(<Refusal />);
    await act(async () => {
      const sent = api('changeJobStatus', { params: { jobId: testId('job') }, body: { status: 'active', version: 1 } });
      await sent.catch((error: unknown) => toast.error((error as Error).message));
    });
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(errorTexts.QUOTA_REACHED)).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'See Plans' }).getAttribute('href')).toBe('/settings/billing');
    await waitFor(() => expect(toastStore.get()).toEqual([]));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Not Now' })));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers verification where that raises the limit, to people who may verify', async () => {
    const refused = { code: 'LIMITED_UNTIL_VERIFIED', message: 'Try again in 12 minutes.' } as const;
    const onClose = () => undefined;
    const as = (role: 'admin' | 'member') =>
      show(
        <FixedSession session={{ me: { membership: { role } } } as Parameters<typeof FixedSession>[0]['session']}>
          <PlanRefusalDialog refused={refused} onClose={onClose} />
        </FixedSession>,
      );
    await as('admin');
    expect(screen.getByText('Try again in 12 minutes.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Verify Organization' }).getAttribute('href')).toBe(
      '/settings/verification',
    );
    cleanup();
    await as('member');
    expect(screen.getByText('Try again in 12 minutes.')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('leads to the plans from a closed page', async () => {
    await show(<ErrorState error={new ApiError(403, { code: 'PLAN_REQUIRED', error: 'Professional includes it.' })} />);
    expect(screen.getByText('Professional includes it.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See Plans' })).toBeTruthy();
  });
});

const Locks = () => <p>{[...usePlanLocks()].join(', ') || 'Nothing locked'}</p>;
const employed = { me: { membership: { role: 'member' } } } as Parameters<typeof FixedSession>[0]['session'];

it('locks features that the team’s plan lacks, and nothing while it is unknown', async () => {
  const use = [
    { feature: 'activePostings' as const, used: 0, limit: 0 },
    { feature: 'candidateSearch' as const, used: null, limit: 0 },
    { feature: 'exports' as const, used: null, limit: 1 },
  ];
  let answer: (() => void) | undefined;
  const known = new Promise<void>((resolve) => (answer = resolve));
  server.use({ getPlan: () => known.then(() => ({ ...planWith(0, 0)(), use })) });
  await show(
    <FixedSession session={employed}>
      <Locks />
    </FixedSession>,
  );
  expect(screen.getByText('Nothing locked')).toBeTruthy();
  await act(async () => answer?.());
  expect(await screen.findByText('candidateSearch')).toBeTruthy();
});

describe('usage near a limit', () => {
  it.each([
    [5, 5, '5 of 5 active jobs of your plan in use.'],
    [3, 5, '3 of 5 active jobs of your plan in use.'],
  ])('is shown near the limit: %i of %i', async (used, limit, text) => {
    server.use({ getPlan: planWith(used, limit) });
    await show(<PlanUseNote feature="activePostings" />);
    expect((await screen.findByRole('link', { name: 'See Plans' })).parentElement?.textContent).toContain(text);
  });

  it.each([
    ['much is left', planWith(1, 5)],
    ['nothing is limited', planWith(1, null)],
  ])('is not shown while %s', async (_case, getPlan) => {
    server.use({ getPlan });
    await show(<PlanUseNote feature="activePostings" />);
    await waitFor(() => expect(server.called()).toEqual(['getPlan']));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
