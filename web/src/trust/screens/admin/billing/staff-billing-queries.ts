import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffBilling } from '@shared/money/model/billing';
import { api, type ApiCall, type CallOptions } from '@/lib/api/api';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { pagesOf, queryOf, readAgain } from '@/lib/requests/query-of';

export const staffBillingQuery = (ownerId: string) => queryOf('getStaffBilling', { params: { ownerId } });
export const staffInvoicesQuery = (ownerId: string) => pagesOf('listStaffInvoices', { params: { ownerId } });

const useAct = <B>(ownerId: string, send: (body: B, options: CallOptions) => Promise<StaffBilling>) => {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: B) => send(body, { idempotencyKey: keyFor(body) }),
    onSuccess: (billing) => client.setQueryData(staffBillingQuery(ownerId).queryKey, billing),
    // Also after a refusal: another colleague may have been faster.
    onSettled: () => readAgain(client, ['getStaffBilling', 'listStaffInvoices']),
  });
};

export const useCredit = (ownerId: string) =>
  useAct(ownerId, (body: ApiCall<'giveCredit'>['body'], options) =>
    api('giveCredit', { params: { ownerId }, body }, options),
  );
export const useRefund = (ownerId: string, invoiceId: string) =>
  useAct(ownerId, (body: ApiCall<'refundInvoice'>['body'], options) =>
    api('refundInvoice', { params: { ownerId, invoiceId }, body }, options),
  );
export const useOverride = (ownerId: string) =>
  useAct(ownerId, (body: ApiCall<'overridePlan'>['body']) => api('overridePlan', { params: { ownerId }, body }));
export const useEndOverride = (ownerId: string) =>
  useAct(ownerId, (body: ApiCall<'endOverride'>['body']) => api('endOverride', { params: { ownerId }, body }));
