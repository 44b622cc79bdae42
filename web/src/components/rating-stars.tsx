import { useId } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatNumber, formatRating } from '@/lib/time/format';
import styles from './rating-stars.module.css';

const stars = [1, 2, 3, 4, 5] as const;

const outline = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.44 6.2 20.5l1.1-6.47L2.6 9.45l6.5-.95z';

/** Filled share of a star, 0 to 1. */
const shareOf = (star: number, value: number): number => Math.min(1, Math.max(0, value - star + 1));

const Star = ({ share }: { share: number }) => {
  const id = useId();
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <clipPath id={id}>
        <rect x="0" y="0" width={24 * share} height="24" />
      </clipPath>
      <path d={outline} className={styles.starEmpty} />
      {share > 0 && <path d={outline} className={styles.starFull} clipPath={`url(#${id})`} />}
    </svg>
  );
};

type Props = {
  value: number;
  count?: number;
};

export const RatingStars = ({ value, count }: Props) => {
  const { t } = useTranslation('reviews');
  const average = count === undefined ? formatNumber(value) : formatRating(value);
  return (
    <span className={styles.rating}>
      <span className="visually-hidden">{t('stars.words', { value: average })}</span>
      <span className={styles.stars} aria-hidden="true">
        {stars.map((star) => (
          <Star key={star} share={shareOf(star, value)} />
        ))}
      </span>
      {count !== undefined && (
        <>
          <strong aria-hidden="true">{average}</strong>
          <span className={styles.count}>{t('stars.count', { count })}</span>
        </>
      )}
    </span>
  );
};

type FieldProps = {
  label: string;
  value: number | null;
  onChange: (value: number) => void;
  error?: string | undefined;
  disabled?: boolean;
};

/** One to five stars as a radio group, so arrow keys move between them. */
export const StarsField = ({ label, value, onChange, error, disabled = false }: FieldProps) => {
  const { t } = useTranslation('reviews');
  const id = useId();
  const chosen = stars.find((star) => star === value);
  const [labelId, messageId] = [`${id}-label`, `${id}-message`];
  return (
    <div
      role="radiogroup"
      className={styles.field}
      aria-labelledby={labelId}
      aria-required="true"
      {...(error && { 'aria-describedby': messageId, 'aria-invalid': true })}
    >
      <span id={labelId} className={styles.fieldLabel}>
        {label}
        <span className={styles.mark} aria-hidden="true">
          {' *'}
        </span>
      </span>
      <div className={styles.choices}>
        {stars.map((star) => (
          <label key={star} className={styles.choice}>
            <input
              type="radio"
              name={id}
              className="visually-hidden"
              value={star}
              checked={value === star}
              disabled={disabled}
              onChange={() => onChange(star)}
            />
            <Star share={value !== null && star <= value ? 1 : 0} />
            <span className="visually-hidden">{t(`stars.meaning.${star}`)}</span>
          </label>
        ))}
        <span className={styles.meaning} aria-hidden="true">
          {chosen === undefined ? t('stars.choose') : t(`stars.meaning.${chosen}`)}
        </span>
      </div>
      {error && (
        <p id={messageId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
};
