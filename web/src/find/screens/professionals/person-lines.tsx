import BadgeCheck from 'lucide-react/dist/esm/icons/badge-check.mjs';
import Star from 'lucide-react/dist/esm/icons/star.mjs';
import type { ProfessionalCard } from '@shared/people/model/professional-view';
import { RowPay } from '@/hiring/parts/jobs/job-headline';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatRating } from '@/lib/time/format';
import styles from './search/find.module.css';

type Person = { person: ProfessionalCard };

/** Requested rates are hourly. */
export const Rate = ({ person: { hourlyRate } }: Person) =>
  hourlyRate && (
    <RowPay
      job={{
        jobType: 'per_diem',
        assignment: null,
        payBy: 'range',
        rate: 'hour',
        currency: hourlyRate.currency,
        salaryMinCents: hourlyRate.minCents,
        salaryMaxCents: hourlyRate.maxCents,
        hoursPerShift: null,
        shiftsPerWeek: null,
      }}
    />
  );

export const VerifiedSign = ({ person: { badges } }: Person) => {
  const { t } = useTranslation('professionals');
  if (badges.length === 0) return null;
  const text = t('badges.count', { count: badges.length });
  return (
    <span className={styles.verified} title={text}>
      <BadgeCheck size={16} aria-hidden="true" />
      <span className="visually-hidden">{text}</span>
    </span>
  );
};

/** "ICU Nurse · 8 years". */
export const WorkLine = ({ person: { title, experience } }: Person) => {
  const { t } = useTranslation(['find-professionals', 'professionals']);
  return (
    <p className={styles.parts}>
      <span>{title}</span>
      {experience !== null && <span>{experience === 0 ? t('firstYear') : t('years', { count: experience })}</span>}
    </p>
  );
};

/** "Austin, TX · 12 miles away · 4.9 (7)". */
export const PlaceLine = ({ person: { location, rating }, miles }: Person & { miles: number | null }) => {
  const { t } = useTranslation(['find-professionals', 'professionals']);
  return (
    <p className={styles.parts}>
      {location && <span>{location}</span>}
      {miles !== null && <span>{t('miles', { count: miles })}</span>}
      <span>
        {rating ? (
          <>
            <Star size={13} className={styles.star} aria-hidden="true" />
            <span className="visually-hidden">{t('facts.rating')} </span>
            {t('rating', { average: formatRating(rating.average), count: rating.reviews })}
          </>
        ) : (
          t('noReviews')
        )}
      </span>
    </p>
  );
};

export const AvailabilityDot = ({ person: { availabilityStatus } }: Person) => {
  const { t } = useTranslation(['professionals', 'labels/profiles']);
  return (
    <span className={styles.availability} data-status={availabilityStatus}>
      <span className="visually-hidden">{t('facts.availability')}: </span>
      {t(`availabilityStatus.${availabilityStatus}`)}
    </span>
  );
};
