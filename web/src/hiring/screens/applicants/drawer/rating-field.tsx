import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import Star from 'lucide-react/dist/esm/icons/star.mjs';
import type { ApplicationDetail } from '@shared/hiring/model/application';
import { classNames } from '@/components/ui/base/class-names';
import { toast } from '@/components/ui/base/toast';
import { useTranslation } from '@/lib/i18n/i18n';
import { queuedApi } from '@/lib/requests/kept/optimistic-queue';
import { useApplicantCache } from './applicant-cache';
import styles from './applicant.module.css';

const stars = [1, 2, 3, 4, 5] as const;

/** The team's rating, never visible to the professional. */
export const RatingField = ({ application }: { application: ApplicationDetail }) => {
  const { t } = useTranslation('applicants');
  const { applicationId, team } = application;
  const id = useId();
  const cache = useApplicantCache();
  const rate = useMutation({
    mutationFn: (rating: number | null) =>
      queuedApi('rateApplication', { params: { applicationId }, body: { rating } }),
    onSuccess: cache.store,
    onError: (error) => toast.error(error.message),
  });
  const value = rate.isPending ? rate.variables : (team?.rating ?? null);
  return (
    <fieldset className={styles.rating} role="radiogroup">
      <legend className={styles.ratingLabel}>{t('rating.label')}</legend>
      {stars.map((star) => (
        <label key={star} className={classNames(styles.star, value !== null && star <= value && styles.filled)}>
          <input
            type="radio"
            name={id}
            className="visually-hidden"
            checked={value === star}
            onChange={() => rate.mutate(star)}
          />
          <Star size={18} aria-hidden="true" fill="currentColor" />
          <span className="visually-hidden">{t('rating.of', { count: star })}</span>
        </label>
      ))}
      {value !== null && (
        <button type="button" className={styles.clear} onClick={() => rate.mutate(null)}>
          {t('rating.clear')}
        </button>
      )}
    </fieldset>
  );
};
