import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import type { RecruitmentFigures } from '@shared/model/employer-analytics';
import { classNames } from '@/components/ui/base/class-names';
import { formatRating } from '@/lib/time/format';
import styles from './employer-dashboard.module.css';
import { labelMetricSource, formatMetric } from './metric-labels';

const headline = [
  ['recruitmentRate', 'percent'],
  ['averageDaysToFill', 'days'],
] as const;

export const EmployerHeadline = ({ figures }: { figures: RecruitmentFigures }) => {
  const { t } = useTranslation('employer-dashboard');
  return (
    <dl className={styles.headline} aria-label={t('headline')}>
      {headline.map(([name, unit]) => (
        <div key={name}>
          <dt>{t(`figures.${name}.label`)}</dt>
          <dd className={classNames(styles.figure, figures[name].value === null && styles.tooFew)}>
            {formatMetric(figures[name], unit, t)}
          </dd>
          <dd className={styles.source}>{labelMetricSource(figures[name], name, t)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('figures.rating.label')}</dt>
        <OwnRating rating={figures.rating} />
      </div>
    </dl>
  );
};

const OwnRating = ({ rating }: Pick<RecruitmentFigures, 'rating'>) => {
  const { t } = useTranslation('employer-dashboard');
  return rating ? (
    <>
      <dd className={styles.figure}>{t('units.rating', { value: formatRating(rating.average) })}</dd>
      <dd className={styles.source}>{t('figures.rating.from', { count: rating.reviews })}</dd>
    </>
  ) : (
    <>
      <dd className={classNames(styles.figure, styles.tooFew)}>{say('notEnoughData')}</dd>
      <dd className={styles.source}>{t('figures.rating.none')}</dd>
    </>
  );
};
