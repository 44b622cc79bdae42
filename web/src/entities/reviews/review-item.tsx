import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import type { Review } from '@shared/model/review';
import { Prose, MutedText, Row } from '@/components/layout';
import { ReasonDialog } from '@/components/reason-dialog';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { formatDate } from '@/lib/time/format';
import { useSendOnce } from '@/lib/requests/send-once';
import { useSession } from '@/lib/auth/session';
import { RatingStars } from '@/components/rating-stars';
import { useReply, useReportReview } from './review-queries';
import styles from './reviews.module.css';

/** Whether the review is about the user: the professional, or an employer's administrators and managers. */
const useIsAbout = ({ side, professionalId, organizationId }: Review): boolean => {
  const { me } = useSession();
  if (!me) return false;
  if (side === 'employer') return me.userId === professionalId;
  return me.membership?.organizationId === organizationId && me.membership.role !== 'member';
};

/** One review with its response. Its subject may respond once and report it. */
export const ReviewItem = ({ review }: { review: Review }) => {
  const { t } = useTranslation('reviews');
  const isAbout = useIsAbout(review);
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
      {isAbout && publishedAt !== null && <Actions review={review} />}
    </div>
  );
};

const Actions = ({ review }: { review: Review }) => {
  const { t } = useTranslation('reviews');
  const [asked, setAsked] = useState<'reply' | 'report' | null>(null);
  const reply = useReply(review.reviewId);
  const report = useReportReview(review.reviewId);
  const sendReply = useSendOnce(reply);
  const sendReport = useSendOnce(report);
  const close = () => setAsked(null);
  return (
    <Row>
      {!review.reply && (
        <Button variant="secondary" size="small" onClick={() => setAsked('reply')}>
          {t('reply.open')}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={() => setAsked('report')}>
        {t('report.open')}
      </Button>
      {asked === 'reply' && (
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
            sendReply(text, () => {
              toast.success(say('reviewReplied'));
              close();
            })
          }
          onClose={close}
        />
      )}
      {asked === 'report' && (
        <ReasonDialog
          title={t('report.title')}
          text={t('report.text')}
          label={t('report.label')}
          confirmLabel={t('report.send')}
          required
          saving={report.isPending}
          problem={report.error?.message}
          onSubmit={(reason) =>
            sendReport(reason, ({ message }) => {
              toast.success(message);
              close();
            })
          }
          onClose={close}
        />
      )}
    </Row>
  );
};
