import { useTranslation } from '@/lib/i18n';
import type { RecruitmentFigures } from '@shared/model/employer-analytics';
import { classNames } from '@/components/ui/class-names';
import styles from './employer-dashboard.module.css';
import { figureSource, figureText } from './figure-words';

const headline = [
  ['recruitmentRate', 'percent'],
  ['averageDaysToFill', 'days'],
  ['rating', 'rating'],
] as const;

/** How recruiting goes, each figure with what it is counted from. */
export const EmployerHeadline = ({ figures }: { figures: RecruitmentFigures }) => {
  const { t } = useTranslation('employer-dashboard');
  return (
    <dl className={styles.headline} aria-label={t('headline')}>
      {headline.map(([name, unit]) => (
        <div key={name}>
          <dt>{t(`figures.${name}.label`)}</dt>
          <dd className={classNames(styles.figure, figures[name].value === null && styles.tooFew)}>
            {figureText(figures[name], unit, t)}
          </dd>
          <dd className={styles.source}>{figureSource(figures[name], name, t)}</dd>
        </div>
      ))}
    </dl>
  );
};
