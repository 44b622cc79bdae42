import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import type { Review } from '@shared/people/model/review';
import { Prose, MutedText, Row } from '@/components/layout';
import { ReasonDialog } from '@/components/reason-dialog';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { formatDate } from '@/lib/time/format';
import { useSendOnce } from '@/lib/requests/send-once';
import { useSession } from '@/lib/auth/session';
import { RatingStars } from '@/components/rating-stars';
import { ReportLink } from '@/trust/parts/reports/report-link';
import { useReply } from './review-queries';
import styles from './reviews.module.css';

/** Whether the review is about the user: the professional, or an employer's administrators and managers. */
const useIsAbout = ({ side, professionalId, organizationId }: Review): boolean => {
  const { me } = useSession();
  if (!me) return false;
  if (side === 'employer') return me.userId === professionalId;
  return me.membership?.organizationId === organizationId && me.membership.role !== 'member';
};

/** Whether the user's side wrote it, where the list says so. */
const useIsOwn = ({ side, professionalId, organizationId }: Review): boolean => {
  const { me } = useSession();
  if (!me) return false;
  return side === 'professional'
    ? me.userId === professionalId
    : organizationId !== null && me.membership?.organizationId === organizationId;
};

/** One review with its response. Its subject may respond once, and others can report it. */
export const ReviewItem = ({ review }: { review: Review }) => {
  const { t } = useTranslation('reviews');
  const isAbout = useIsAbout(review);
  const isOwn = useIsOwn(review);
  const { author, jobTitle, rating, text, createdAt, publishedAt, reply, side } = review;
  const at = publishedAt ?? createdAt;
  return (
    <div className={styles.review}>
      <Row justify="between">
        <RatingStars value={rating} />
        <MutedText as="span">
          <time dateTime={at}>{formatDate(at)}</time>
        </MutedText>
      </Row>
      <Prose>{text}</Prose>
      <MutedText>{t('item.by', { author, jobTitle })}</MutedText>
      {reply && (
        <div className={styles.reply}>
          <MutedText>
            {t(side === 'employer' ? 'item.replyOfProfessional' : 'item.replyOfEmployer', {
              date: formatDate(reply.at),
            })}
          </MutedText>
          <Prose>{reply.text}</Prose>
        </div>
      )}
      {review.hidden && <MutedText>{t('hidden')}</MutedText>}
      {publishedAt !== null && !review.hidden && (
        <Row>
          {isAbout && !reply && <Reply review={review} />}
          {!isOwn && <ReportLink target={{ kind: 'review', reviewId: review.reviewId }} seen={jobTitle} />}
        </Row>
      )}
    </div>
  );
};

const Reply = ({ review }: { review: Review }) => {
  const { t } = useTranslation('reviews');
  const [isOpen, setIsOpen] = useState(false);
  const reply = useReply(review.reviewId);
  const send = useSendOnce(reply);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        {t('reply.open')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('reply.title')}
          text={t('reply.text')}
          label={t('reply.label')}
          confirmLabel={t('reply.send')}
          required
          maxLength={limits.reviewReplyLength}
          saving={reply.isPending}
          problem={reply.error?.message}
          onSubmit={(text) =>
            send(text, () => {
              toast.success(say('reviewReplied'));
              close();
            })
          }
          onClose={close}
        />
      )}
    </>
  );
};
