import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Offer, OfferForm } from '@shared/hiring/model/offer';
import { hasOpening } from '@shared/hiring/rules/jobs/job-status';
import { api, type ApiResult } from '@/lib/api/api';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { queryOf, readAgain } from '@/lib/requests/query-of';

export const applicationOffersQuery = (applicationId: string) => ({
  ...queryOf('listApplicationOffers', { params: { applicationId } }),
  select: ({ items }: ApiResult<'listApplicationOffers'>) => items,
});

export const offeredApplicationQuery = (applicationId: string) =>
  queryOf('getApplication', { params: { applicationId } });

export const offeredJobQuery = (jobId: string) => queryOf('getManagedJob', { params: { jobId } });

/** Whether all openings are filled, read only while an offer is possible. */
export const useIsFilled = (jobId: string, enabled: boolean): boolean => {
  const { data } = useQuery({ ...offeredJobQuery(jobId), enabled });
  return enabled && data !== undefined && !hasOpening(data);
};

/** Placements belong to the offers area. */
export const readOffersAgain = (queryClient: QueryClient): Promise<unknown> =>
  readAgain(queryClient, ['offers', 'applications', 'jobs', 'search', 'dashboards', 'getAnalytics']);

const useStored = (applicationId: string) => {
  const queryClient = useQueryClient();
  const { queryKey } = applicationOffersQuery(applicationId);
  return {
    onSuccess: (offer: Offer) => {
      queryClient.setQueryData(queryKey, (before) => ({
        items: [offer, ...(before?.items ?? []).filter(({ offerId }) => offerId !== offer.offerId)],
      }));
      void readOffersAgain(queryClient);
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  };
};

type Written = { offer: OfferForm; before: Offer | null };

export const useSaveOffer = (applicationId: string) => {
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ offer, before }: Written) =>
      before
        ? api('changeOffer', { params: { offerId: before.offerId }, body: { offer, version: before.version } })
        : api('makeOffer', { params: { applicationId }, body: offer }, { idempotencyKey: keyFor(offer) }),
    ...useStored(applicationId),
  });
};

export const useWithdrawOffer = ({ offerId, applicationId, version }: Offer) =>
  useMutation({
    mutationFn: (reason: string) => api('withdrawOffer', { params: { offerId }, body: { reason, version } }),
    ...useStored(applicationId),
  });

/** Signs exactly the terms shown, identified by their hash. */
export const useAcceptOffer = ({ offerId, applicationId }: Offer) =>
  useMutation({
    mutationFn: (body: { termsHash: string; signedAs: string }) => api('acceptOffer', { params: { offerId }, body }),
    ...useStored(applicationId),
  });

export const useDeclineOffer = ({ offerId, applicationId }: Offer) =>
  useMutation({
    mutationFn: (reason: string) => api('declineOffer', { params: { offerId }, body: { reason } }),
    ...useStored(applicationId),
  });
