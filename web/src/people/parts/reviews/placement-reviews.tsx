import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import type { HiringSide } from '@shared/hiring/model/hiring-vocabulary';
import type { Placement } from '@shared/work/model/placement';
import { MutedText, Row, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { toast } from '@/components/ui/base/toast';
import type { ApiResult } from '@/lib/api/api';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useSendOnce } from '@/lib/requests/send-once';
import { StarsField } from '@/components/rating-stars';
import { ReviewItem } from './review-item';
import { placementReviewsQuery, useWriteReview } from './review-queries';

type Props = { placement: Placement; side: HiringSide };

export const PlacementReviews = ({ placement, side }: Props) => {
  const { t } = useTranslation('reviews');
  const reviews = useQuery(placementReviewsQuery(placement.placementId));
  return (
    <Card title={t('placement.title')}>
      <QueryGate query={reviews} loading={t('placement.loading')} rows={1}>
        {(found) => <Reviews reviews={found} placement={placement} side={side} />}
      </QueryGate>
    </Card>
  );
};

const Reviews = ({ reviews, placement, side }: Props & { reviews: ApiResult<'getPlacementReviews'> }) => {
  const { t } = useTranslation('reviews');
  const { own, other, open, publishesAt } = reviews;
  const name = side === 'professional' ? placement.organization : placement.professional.name;
  if (!own && !other && !open)
    return (
      <MutedText>
        {placement.reviewableFrom
          ? t('placement.notOpenFrom', { date: formatDate(placement.reviewableFrom) })
          : t('placement.notOpen')}
      </MutedText>
    );
  return (
    <Stack gap="l">
      {own && (
        <Stack as="section" gap="s">
          <h3>{t(side === 'professional' ? 'placement.ofEmployer' : 'placement.ofProfessional', { name })}</h3>
          {own.publishedAt === null && publishesAt && (
            <FormMessage kind="info">
              {t('placement.waiting', { date: formatDate(publishesAt, ownZone()) })}
            </FormMessage>
          )}
          <ReviewItem review={own} />
        </Stack>
      )}
      {!own && open && <WriteReview placement={placement} side={side} name={name} />}
      {other ? (
        <Stack as="section" gap="s">
          <h3>{t(side === 'professional' ? 'placement.fromEmployer' : 'placement.fromProfessional', { name })}</h3>
          <ReviewItem review={other} />
        </Stack>
      ) : (
        <MutedText>{t('placement.waitingForOther', { name })}</MutedText>
      )}
    </Stack>
  );
};

const WriteReview = ({ placement, side, name }: Props & { name: string }) => {
  const { t } = useTranslation('reviews');
  const write = useWriteReview(placement.placementId);
  const send = useSendOnce(write);
  const [rating, setRating] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [checked, setChecked] = useState(false);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    const written = text.trim();
    if (rating === null || written === '') return;
    send({ rating, text: written }, () => toast.success(say('reviewSent', { days: limits.reviewPublishDays })));
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <h3>{t(side === 'professional' ? 'placement.ofEmployer' : 'placement.ofProfessional', { name })}</h3>
        <p>{t('placement.write', { days: limits.reviewPublishDays })}</p>
        {write.isError && <FormMessage kind="error">{write.error.message}</FormMessage>}
        <StarsField
          label={t('placement.rating')}
          value={rating}
          onChange={setRating}
          error={checked && rating === null ? t('placement.chooseStars') : undefined}
        />
        <TextAreaField
          label={t('placement.text')}
          description={t(side === 'professional' ? 'placement.textHintEmployer' : 'placement.textHintProfessional')}
          required
          maxLength={limits.reviewLength}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={checked && text.trim() === '' ? say('required') : undefined}
        />
        <Row>
          <Button type="submit" loading={write.isPending}>
            {t('placement.send')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
