import type { ReceivedApplication } from '@shared/model/application';
import { matchBand } from '@/entities/applications/match-labels';
import { OutcomeLine } from '@/entities/applications/match-outcome';
import { Badge } from '@/components/ui/badge';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './match-score.module.css';

export const MatchScore = ({ match }: Pick<ReceivedApplication, 'match'>) => {
  const { t } = useTranslation('applicants');
  if (match === null) return <span className="visually-hidden">{t('match.none')}</span>;
  return (
    <span className={styles.match}>
      {match.score !== null && <Percent score={match.score} />}
      <OutcomeLine outcome={match} />
    </span>
  );
};

const Percent = ({ score }: { score: number }) => {
  const { t } = useTranslation('applicants');
  const { tone, word } = matchBand(score);
  return (
    <span title={t(`match.${word}`)}>
      <Badge tone={tone}>{score}%</Badge>
      <span className="visually-hidden">{t(`match.${word}`)}</span>
    </span>
  );
};
