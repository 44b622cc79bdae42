import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReviewForm } from '@shared/model/review';
import { api } from '@/lib/api';
import { atCursor } from '@/lib/cursor-pages';
import { useIdempotencyKey } from '@/lib/idempotency-key';

/** Whose published reviews are read. */
export type ReviewSubject = { userId: string } | { organizationId: string };

export const isProfessional = (of: ReviewSubject): of is { userId: string } => 'userId' in of;

const idOf = (of: ReviewSubject): string => (isProfessional(of) ? of.userId : of.organizationId);

export const reviewsQuery = (of: ReviewSubject) =>
  infiniteQueryOptions({
    queryKey: ['reviews', 'of', idOf(of)],
    queryFn: ({ pageParam, signal }) =>
      isProfessional(of)
        ? api('listProfessionalReviews', { params: of, query: atCursor(pageParam) }, { signal })
        : api('listOrganizationReviews', { params: of, query: atCursor(pageParam) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

/** What both sides of a placement say of each other, as far as this side may read it. */
export const placementReviewsQuery = (placementId: string) =>
  queryOptions({
    queryKey: ['reviews', 'placement', placementId],
    queryFn: ({ signal }) => api('getPlacementReviews', { params: { placementId } }, { signal }),
  });

const useReadAgain = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['reviews'] });
};

export const useWriteReview = (placementId: string) => {
  const readAgain = useReadAgain();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (review: ReviewForm) =>
      api('writeReview', { params: { placementId }, body: review }, { idempotencyKey: keyFor(review) }),
    onSettled: readAgain,
  });
};

export const useReply = (reviewId: string) => {
  const readAgain = useReadAgain();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (text: string) =>
      api('replyToReview', { params: { reviewId }, body: { text } }, { idempotencyKey: keyFor({ reviewId, text }) }),
    onSettled: readAgain,
  });
};

export const useReportReview = (reviewId: string) => {
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (reason: string) =>
      api('reportReview', { params: { reviewId }, body: { reason } }, { idempotencyKey: keyFor({ reviewId, reason }) }),
  });
};
