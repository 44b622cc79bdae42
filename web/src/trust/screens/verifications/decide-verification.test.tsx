import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { messages } from '@shared/text/english.fixture';
import type { VerificationDetail } from '@shared/people/model/verification';
import { loadTexts, useTranslation } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { testUserId } from '@/lib/testing/ids';
import { DecideVerification } from './decide-verification';
import { waitingLabel } from './waiting-label';

const at = '2026-11-20T08:00:00.000Z';
const found = (fields: Partial<VerificationDetail> = {}): VerificationDetail => ({
  userId: testUserId(),
  credentialId: 'npi',
  label: 'NPI number',
  certification: null,
  state: null,
  status: 'pending',
  source: null,
  verifiedAt: null,
  expiryDate: null,
  couldNotBeChecked: false,
  document: null,
  openedAt: at,
  updatedAt: at,
  version: 3,
  history: [],
  professional: { firstName: 'Ada', lastName: 'Rivera', title: 'ICU Nurse' },
  number: '1234567893',
  license: null,
  certificate: null,
  registry: null,
  ...fields,
});

const server = answering({});
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

beforeEach(() => loadTexts('verifications'));

it('verifies without a note, and requires one otherwise', async () => {
  server.use({ decideVerification: () => found({ status: 'verified' }) });
  await show(found());
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(screen.getByText(messages.required)).toBeDefined();
  expect(server.called()).toEqual([]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Verify' })));
  expect(server.calls('decideVerification')).toEqual([
    { params: { userId: testUserId(), credentialId: 'npi' }, body: { decision: 'verify', version: 3 } },
  ]);
  expect(server.idempotencyKeys('decideVerification')).toEqual([expect.stringMatching(/^[\w-]{16,64}$/)]);
});

it('keeps the note when another reviewer was faster, and says so', async () => {
  server.use({ decideVerification: refuse('STALE_VERSION') });
  await show(found());
  fireEvent.change(screen.getByLabelText(/Note to the professional/), { target: { value: 'Unknown there.' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reject' })));
  expect(await screen.findByText(/your decision wasn't saved/)).toBeDefined();
  expect(screen.getByLabelText(/Note to the professional/)).toHaveProperty('value', 'Unknown there.');
});

it('leaves expired ones to their owner', async () => {
  await show(found({ status: 'expired' }));
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows how long a case has waited, to the hour while it matters', () => {
  const since = '2026-11-21T08:00:00.000Z';
  const { t } = renderHook(() => useTranslation('verifications')).result.current;
  const after = (hours: number) => waitingLabel(t, since, Date.parse(since) + hours * 3_600_000);
  expect([after(0.5), after(1), after(47), after(72), after(49 * 24)]).toEqual([
    'Under 1 hour',
    '1 hour',
    '47 hours',
    '3 days',
    '49 days',
  ]);
});
