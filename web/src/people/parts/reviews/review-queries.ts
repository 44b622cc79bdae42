import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReviewForm } from '@shared/people/model/review';
import { api } from '@/lib/api/api';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { pagesOf, queryOf, readAgain } from '@/lib/requests/query-of';

export type ReviewSubject = { userId: string } | { organizationId: string };

export const isProfessional = (of: ReviewSubject): of is { userId: string } => 'userId' in of;

export const reviewsQuery = (of: ReviewSubject) =>
  pagesOf(isProfessional(of) ? 'listProfessionalReviews' : 'listOrganizationReviews', { params: of });

export const placementReviewsQuery = (placementId: string) =>
  queryOf('getPlacementReviews', { params: { placementId } });

const useReadAgain = () => {
  const queryClient = useQueryClient();
  return () => readAgain(queryClient, ['reviews']);
};

export const useWriteReview = (placementId: string) => {
  const onSettled = useReadAgain();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (review: ReviewForm) =>
      api('writeReview', { params: { placementId }, body: review }, { idempotencyKey: keyFor(review) }),
    onSettled,
  });
};

export const useReply = (reviewId: string) => {
  const onSettled = useReadAgain();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (text: string) =>
      api('replyToReview', { params: { reviewId }, body: { text } }, { idempotencyKey: keyFor({ reviewId, text }) }),
    onSettled,
  });
};
