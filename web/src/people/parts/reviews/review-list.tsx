import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/i18n';
import type { Rating, Review } from '@shared/people/model/review';
import { MutedText, Stack } from '@/components/layout';
import { NextPage } from '@/components/records/next-page';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { formatNumber } from '@/lib/time/format';
import { RatingStars } from '@/components/rating-stars';
import { ReviewItem } from './review-item';
import { isProfessional, reviewsQuery, type ReviewSubject } from './review-queries';
import styles from './reviews.module.css';

export const ReviewList = ({ of }: { of: ReviewSubject }) => {
  const { t } = useTranslation('reviews');
  const query = useInfiniteQuery(reviewsQuery(of));
  const reviews = rowsOf(query.data);
  if (query.isPending) return <ListSkeleton rows={3} label={t('list.loading')} />;
  if (query.isError && reviews.length === 0)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const rating = query.data?.pages[0]?.rating ?? null;
  if (reviews.length === 0)
    return <MutedText>{t(isProfessional(of) ? 'list.noneOfProfessional' : 'list.noneOfEmployer')}</MutedText>;
  return (
    <Stack gap="l">
      {rating && <Head rating={rating} reviews={reviews} isWhole={!query.hasNextPage} />}
      <ul className={styles.list} role="list" aria-label={t('list.label')}>
        {reviews.map((review) => (
          <li key={review.reviewId}>
            <ReviewItem review={review} />
          </li>
        ))}
      </ul>
      <NextPage query={query} />
    </Stack>
  );
};

type HeadProps = { rating: NonNullable<Rating>; reviews: readonly Review[]; isWhole: boolean };

/** The average. The star distribution shows only if all reviews are loaded. */
const Head = ({ rating, reviews, isWhole }: HeadProps) => (
  <div className={styles.head}>
    <div className={styles.average}>
      <RatingStars value={rating.average} count={rating.reviews} />
    </div>
    {isWhole && reviews.length === rating.reviews && <Distribution reviews={reviews} />}
  </div>
);

const Distribution = ({ reviews }: { reviews: readonly Review[] }) => {
  const { t } = useTranslation('reviews');
  return (
    <ul className={styles.distribution} role="list" aria-label={t('list.distribution')}>
      {[5, 4, 3, 2, 1].map((star) => {
        const count = reviews.filter(({ rating }) => rating === star).length;
        return (
          <li key={star} className={styles.share}>
            <span>{t('stars.name', { count: star })}</span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.fill} style={{ inlineSize: `${(count / reviews.length) * 100}%` }} />
            </span>
            <span>{formatNumber(count)}</span>
          </li>
        );
      })}
    </ul>
  );
};
