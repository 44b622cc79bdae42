import Star from 'lucide-react/dist/esm/icons/star.mjs';
import type { ReceivedApplication } from '@shared/hiring/model/application';
import { MatchRing } from '@/hiring/parts/applications/match-ring';
import { shortName } from '@/lib/i18n/short-name';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from '../candidates.module.css';

type Candidate = ReceivedApplication['candidate'];

/** "Registered Nurse, Critical Care" */
export const useProfession = () => {
  const { t } = useTranslation(['labels/jobs', 'labels/professions']);
  return ({ profession, specialty, title }: Candidate): string => {
    const words = [profession && shortName(t(`profession.${profession}`)), specialty && t(`specialty.${specialty}`)];
    return words.filter(Boolean).join(', ') || title;
  };
};

export const None = () => (
  <span className={styles.none} aria-hidden="true">
    –
  </span>
);

export const Rated = ({ rating }: { rating: number | null }) => {
  const { t } = useTranslation('applicants');
  if (rating === null) return <None />;
  return (
    <span className={styles.rated}>
      <Star size={14} aria-hidden="true" fill="currentColor" />
      <span aria-hidden="true">{rating}</span>
      <span className="visually-hidden">{t('rating.of', { count: rating })}</span>
    </span>
  );
};

/** No score for ineligible people: the next line says why. */
export const Match = ({ match, size }: Pick<ReceivedApplication, 'match'> & { size: number }) =>
  match === null || match.score === null || match.state === 'not_eligible' ? (
    <None />
  ) : (
    <MatchRing score={match.score} size={size} />
  );
