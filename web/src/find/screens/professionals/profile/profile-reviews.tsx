import { useTranslation } from '@/lib/i18n/i18n';
import type { ProfessionalView } from '@shared/people/model/professional-view';
import { MutedText, Stack } from '@/components/layout';
import { RatingStars } from '@/components/rating-stars';
import { ReviewList } from '@/people/parts/reviews/review-list';
import { useReader } from './reader';

/** Reviews by employers. Visitors see the rating, signed-in users the texts. */
export const ProfileReviews = ({ profile: { userId, rating } }: { profile: ProfessionalView }) => {
  const { t } = useTranslation('professional-profile');
  const { kind } = useReader();
  if (kind !== 'visitor' && kind !== 'teamless') return <ReviewList of={{ userId }} />;
  return (
    <Stack gap="s">
      {rating && <RatingStars value={rating.average} count={rating.reviews} />}
      <MutedText>{t(rating ? 'reviews.signIn' : 'summary.noReviews')}</MutedText>
    </Stack>
  );
};
