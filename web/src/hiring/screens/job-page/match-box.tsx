import Check from 'lucide-react/dist/esm/icons/check.mjs';
import CircleAlert from 'lucide-react/dist/esm/icons/circle-alert.mjs';
import { Link } from 'react-router-dom';
import type { JobMatch } from '@shared/hiring/model/match';
import { paths } from '@shared/paths';
import { Blockers } from '@/hiring/parts/applications/match-card';
import { matchBand } from '@/hiring/parts/applications/match-labels';
import { OutcomeLine } from '@/hiring/parts/applications/match-outcome';
import { MatchRing } from '@/hiring/parts/applications/match-ring';
import { useMatchTexts } from '@/hiring/parts/applications/match-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './match-box.module.css';

const Reasons = ({ parts, counterfactuals }: Pick<JobMatch, 'parts' | 'counterfactuals'>) => {
  const { t } = useTranslation('match');
  const { reasonText, changeText } = useMatchTexts();
  const byPoints = [...parts].sort((a, b) => b.points / b.of - a.points / a.of);
  return (
    <ul role="list" className={styles.reasons}>
      {byPoints.map(({ part, points, of, reason }) => (
        <li key={part} data-missing={points < of || undefined}>
          {points < of ? <CircleAlert size={16} aria-hidden="true" /> : <Check size={16} aria-hidden="true" />}
          <span>{reasonText(reason)}</span>
          <span className={styles.points}>{t('points', { points, of })}</span>
        </li>
      ))}
      {counterfactuals.map(({ change, gain, score }) => (
        <li key={changeText(change)} data-missing="">
          <CircleAlert size={16} aria-hidden="true" />
          <span>
            {gain === null
              ? t('changes.possible', { score, change: changeText(change) })
              : t('changes.gain', { gain, change: changeText(change) })}
          </span>
        </li>
      ))}
    </ul>
  );
};

/** How well the person fits: reasons with points, missing items last. No ring for ineligible people. */
export const MatchBox = ({ match }: { match: JobMatch | null }) => {
  const { t } = useTranslation('match');
  const band = match && match.score !== null ? matchBand(match.score) : null;
  return (
    <section className={styles.box} id="match" aria-labelledby="match-title">
      {match && match.score !== null && <MatchRing score={match.score} size={60} />}
      <div className={styles.words}>
        <h2 id="match-title">
          {t('title.professional')}
          {band && <span className={styles.band}>{t(band.word)}</span>}
        </h2>
        {match === null ? (
          <p>
            {t('noProfile')} <Link to={paths.editProfile}>{t('complete')}</Link>
          </p>
        ) : (
          <>
            <OutcomeLine outcome={match} license={match.parts.length > 0 ? null : match.license} />
            <Blockers match={match} />
            {match.parts.length + match.counterfactuals.length > 0 && <Reasons {...match} />}
          </>
        )}
      </div>
    </section>
  );
};
