import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Billing, PlanChoice } from '@shared/money/model/billing';
import { toast } from '@/components/ui/base/toast';
import { api, type ApiCall, type CallOptions } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { pagesOf, queryOf, readAgain } from '@/lib/requests/query-of';

export const billingQuery = () => queryOf('getBilling');
export const methodsQuery = () => queryOf('listPaymentMethods');
export const detailsQuery = () => queryOf('getBillingDetails');
export const invoicesQuery = () => pagesOf('listInvoices', { query: {} });
export const estimateQuery = () => ({ ...queryOf('getPlanEstimate'), staleTime: 300_000 });
/** Never cached, because prices depend on the time. */
export const previewQuery = (choice: PlanChoice) => ({
  ...queryOf('previewPlan', { body: choice }),
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
});

export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof ApiError && codes.includes(error.code);

const take = async (client: QueryClient, billing: Billing): Promise<void> => {
  client.setQueryData(billingQuery().queryKey, billing);
  await readAgain(client, [
    'getShiftBalance',
    'getPlan',
    'listInvoices',
    'listPaymentMethods',
    'getSettingsOverview',
    'getPlanEstimate',
  ]);
};

/** Reloads billing after a conflict, which shows others' changes and keeps the choice. */
const readAfter = async (client: QueryClient, error: unknown): Promise<void> => {
  if (hasCode(error, 'STALE_VERSION', 'NO_SUBSCRIPTION', 'ALREADY_SUBSCRIBED', 'MONEY_BACK_OVER')) {
    await readAgain(client, ['getBilling']);
  }
};

const useChange = <B>(send: (body: B, options: CallOptions) => Promise<Billing>) => {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: B) => send(body, { idempotencyKey: keyFor(body) }),
    onSuccess: (billing) => take(client, billing),
    onError: (error) => readAfter(client, error),
  });
};

export const useChangePlan = () =>
  useChange((body: ApiCall<'changePlan'>['body'], options) => api('changePlan', { body }, options));
export const useCancelPlan = () =>
  useChange((body: ApiCall<'cancelPlan'>['body'], options) => api('cancelPlan', { body }, options));
export const useResumePlan = () =>
  useChange((body: ApiCall<'resumePlan'>['body'], options) => api('resumePlan', { body }, options));
export const useMoneyBack = () =>
  useChange((body: ApiCall<'takeMoneyBack'>['body'], options) => api('takeMoneyBack', { body }, options));
export const useKeptJobs = () =>
  useChange((body: ApiCall<'chooseKeptJobs'>['body']) => api('chooseKeptJobs', { body }));

export const useRefresh = () => {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => api('refreshBilling'), onSuccess: (billing) => take(client, billing) });
};

/** Opens the provider's page in the same tab. */
const open = ({ url }: { url: string }): void => window.location.assign(url);

export const useCheckout = () => {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: ApiCall<'startCheckout'>['body']) =>
      api('startCheckout', { body }, { idempotencyKey: keyFor(body) }),
    onSuccess: open,
    onError: (error) => readAfter(client, error),
  });
};

/** An organization's balance; a stage without payouts has none. */
export const shiftBalanceQuery = () => queryOf('getShiftBalance');

export const useAddShiftBalance = () => {
  const keyFor = useIdempotencyKey();
  return useMutation({
    // A provider's page works for a while: a later click requests a new one.
    mutationFn: ({ steps, asked }: { steps: number; asked: number }) =>
      api('addShiftBalance', { body: { steps } }, { idempotencyKey: keyFor([steps, asked]) }),
    onSuccess: open,
  });
};

export const useAddMethod = () => {
  const keyFor = useIdempotencyKey();
  return useMutation({
    // A provider's page works for a while: a later click requests a new one.
    mutationFn: (asked: number) => api('addPaymentMethod', undefined, { idempotencyKey: keyFor(asked) }),
    onSuccess: open,
  });
};

const useMethodChange = (send: (paymentMethodId: string) => ReturnType<typeof api<'setDefaultPaymentMethod'>>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async (methods) => {
      client.setQueryData(methodsQuery().queryKey, methods);
      await readAgain(client, ['getBilling']);
    },
    onError: (error) => {
      toast.error(error.message);
      if (hasCode(error, 'NOT_FOUND')) void readAgain(client, ['listPaymentMethods']);
    },
  });
};
export const useDefaultMethod = () =>
  useMethodChange((paymentMethodId) => api('setDefaultPaymentMethod', { params: { paymentMethodId } }));
export const useRemoveMethod = () =>
  useMethodChange((paymentMethodId) => api('removePaymentMethod', { params: { paymentMethodId } }));
