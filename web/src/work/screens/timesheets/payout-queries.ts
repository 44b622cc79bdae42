import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { PayoutForm, Payouts } from '@shared/money/model/payout';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { queryOf, readAgain } from '@/lib/requests/query-of';

export const payoutsQuery = () => queryOf('getPayouts');

/** Paid out shifts are also paid in the timesheets and earnings. */
const take = async (client: QueryClient, payouts: Payouts): Promise<void> => {
  client.setQueryData(payoutsQuery().queryKey, payouts);
  await readAgain(client, ['getEarnings', 'getTimesheet', 'listTimesheets', 'listPlacementTimesheets']);
};

export const hasChanged = (error: unknown): boolean => error instanceof ApiError && error.code === 'TERMS_CHANGED';

export const useRequestPayout = () => {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (form: PayoutForm) => api('requestPayout', { body: form }, { idempotencyKey: keyFor(form) }),
    onSuccess: (payouts) => take(client, payouts),
    onError: () => readAgain(client, ['getPayouts']),
  });
};

export const useRetryPayout = () => {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (payoutId: string) =>
      api('retryPayout', { params: { payoutId } }, { idempotencyKey: keyFor(payoutId) }),
    onSuccess: (payouts) => take(client, payouts),
    onError: () => readAgain(client, ['getPayouts']),
  });
};

export const useRefreshPayouts = () => {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => api('refreshPayouts'), onSuccess: (payouts) => take(client, payouts) });
};

/** Opens the provider's page in the same tab. */
export const useOnboarding = () => {
  const keyFor = useIdempotencyKey();
  return useMutation({
    // A link works once: a later click requests a new one.
    mutationFn: (asked: number) => api('startPayoutOnboarding', undefined, { idempotencyKey: keyFor(asked) }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
};
