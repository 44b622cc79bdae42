import { Link } from 'react-router-dom';
import { paths, pathTo } from '@shared/paths';
import { Badge } from '@/components/ui/badge';
import { MatchDetails } from '@/hiring/parts/applications/match-card';
import { OutcomeLine } from '@/hiring/parts/applications/match-outcome';
import { MatchRing } from '@/hiring/parts/applications/match-ring';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from '../search/find.module.css';
import type { ComparedJob, Fit } from './use-fit';

/** The match with the chosen job, with reasons and points. */
export const FitBox = ({ job, fit: { match, applied, invitedAt } }: { job: ComparedJob; fit: Fit }) => {
  const { t } = useTranslation('find-professionals');
  const state = applied ? t('applied') : invitedAt && t('invited');
  return (
    <section className={styles.fit} aria-labelledby="fit-title">
      {match.score !== null && <MatchRing score={match.score} size={60} />}
      <div className={styles.fitWords}>
        <h2 id="fit-title">
          {t(match.score === null ? 'fit.cannot' : 'fit.can', { job: job.title })}
          {state && <Badge tone={applied ? 'info' : 'neutral'}>{state}</Badge>}
        </h2>
        <OutcomeLine outcome={match} license={match.license} />
        <MatchDetails match={match} side="employer" />
        <Link to={pathTo(paths.jobCandidates, { jobId: job.jobId })}>{t('fit.best')}</Link>
      </div>
    </section>
  );
};
