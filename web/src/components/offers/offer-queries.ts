import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Offer, OfferForm } from '@shared/model/offer';
import { api } from '@/lib/api';
import { useIdempotencyKey } from '@/lib/idempotency-key';

/** Every offer for one application, newest first. */
export const applicationOffersQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['offers', 'application', applicationId],
    queryFn: async ({ signal }) =>
      (await api('listApplicationOffers', { params: { applicationId } }, { signal })).items,
  });

/** The application that an offer answers. */
export const offeredApplicationQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['applications', 'one', applicationId],
    queryFn: ({ signal }) => api('getApplication', { params: { applicationId } }, { signal }),
  });

/** The posting whose terms an offer starts from. */
export const offeredJobQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['jobs', 'offered', jobId],
    queryFn: ({ signal }) => api('getManagedJob', { params: { jobId } }, { signal }),
  });

/** What an offer and its answer change. */
const touched = ['offers', 'applications', 'jobs', 'placements', 'employer', 'dashboard'] as const;

export const readOffersAgain = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(touched.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));

/** Puts the offer as it is now in its place, then reads again what hangs on it. */
const useStored = (applicationId: string) => {
  const queryClient = useQueryClient();
  const { queryKey } = applicationOffersQuery(applicationId);
  return {
    onSuccess: (offer: Offer) => {
      queryClient.setQueryData(queryKey, (before) => [
        offer,
        ...(before ?? []).filter(({ offerId }) => offerId !== offer.offerId),
      ]);
      void readOffersAgain(queryClient);
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  };
};

type Written = { offer: OfferForm; before: Offer | null };

/** Makes an offer, or changes the open one. */
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

/** Accepts the terms with this hash: those that were on the screen. */
export const useAcceptOffer = ({ offerId, applicationId }: Offer) =>
  useMutation({
    mutationFn: (termsHash: string) => api('acceptOffer', { params: { offerId }, body: { termsHash } }),
    ...useStored(applicationId),
  });

export const useDeclineOffer = ({ offerId, applicationId }: Offer) =>
  useMutation({
    mutationFn: (reason: string) => api('declineOffer', { params: { offerId }, body: { reason } }),
    ...useStored(applicationId),
  });
