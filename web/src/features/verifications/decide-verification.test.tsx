import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { messages } from '@shared/messages';
import type { VerificationDetail } from '@shared/model/verification';
import { ApiError } from '@/lib/api/api-error';
import { loadWording } from '@/lib/i18n/i18n';
import { waitingLabel } from './waiting-label';

const api = vi.hoisted(() => vi.fn());
vi.mock('@/lib/api/api', async (original) => ({ ...(await original<object>()), api }));

const { DecideVerification } = await import('./decide-verification');

const found = (fields: Partial<VerificationDetail> = {}): VerificationDetail =>
  ({ userId: 'u', credentialId: 'npi', status: 'pending', version: 3, ...fields }) as VerificationDetail;

const show = (detail: VerificationDetail) =>
  act(() =>
    Promise.resolve(
      render(
        <QueryClientProvider client={new QueryClient()}>
          <Suspense>
            <DecideVerification found={detail} />
          </Suspense>
        </QueryClientProvider>,
      ),
    ),
  );

beforeEach(async () => {
  api.mockReset();
  await loadWording('verifications');
});

it('verifies without a note, and wants one for anything else', async () => {
  api.mockResolvedValue(found({ status: 'verified' }));
  await show(found());
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(screen.getByText(messages.required)).toBeDefined();
  expect(api).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Verify' })));
  const [name, call, options] = api.mock.calls[0] as [string, unknown, { idempotencyKey: string }];
  expect([name, call]).toEqual([
    'decideVerification',
    { params: { userId: 'u', credentialId: 'npi' }, body: { decision: 'verify', version: 3 } },
  ]);
  expect(options.idempotencyKey).toMatch(/^[\w-]{16,64}$/);
});

it('keeps the note when another reviewer was faster, and says so', async () => {
  api.mockRejectedValue(new ApiError(409, { code: 'STALE_VERSION', error: 'This has changed.' }));
  await show(found());
  fireEvent.change(screen.getByLabelText(/Note to the professional/), { target: { value: 'Unknown there.' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reject' })));
  expect(await screen.findByText(/your decision was not saved/)).toBeDefined();
  expect(screen.getByLabelText(/Note to the professional/)).toHaveProperty('value', 'Unknown there.');
});

it('leaves what has expired to its owner', async () => {
  await show(found({ status: 'expired' }));
  expect(screen.queryByRole('button')).toBeNull();
});

it('tells how long a case waits, to the hour while it matters', () => {
  const since = '2026-11-21T08:00:00.000Z';
  const after = (hours: number) => waitingLabel(since, Date.parse(since) + hours * 3_600_000);
  expect([after(0.5), after(1), after(47), after(72), after(49 * 24)]).toEqual([
    'Less than 1 hour',
    '1 hour',
    '47 hours',
    '3 days',
    '49 days',
  ]);
});
