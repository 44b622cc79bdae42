import { useTranslation } from '@/lib/i18n';
import { Link } from 'react-router-dom';
import type { JobDetail } from '@shared/model/job';
import type { JobMatch } from '@shared/model/match';
import { paths } from '@shared/paths';
import { Quiet, Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import styles from './job-page.module.css';
import { matchBand } from './match-words';

const matchId = 'match';

const Factor = ({ factor, points, of, reason }: JobMatch['factors'][number]) => {
  const { t } = useTranslation('job-page');
  return (
    <li className={styles.factor}>
      <div className={styles.factorHead}>
        <strong>{t(`match.factors.${factor}`)}</strong>
        <span className={styles.points}>{t('match.points', { points, of })}</span>
      </div>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.filled} style={{ inlineSize: `${(100 * points) / of}%` }} />
      </div>
      <Quiet>{reason}</Quiet>
    </li>
  );
};

/** The score in short, leading to its reasons further down. */
export const MatchLink = ({ match }: Pick<JobDetail, 'match'>) => {
  const { t } = useTranslation('job-page');
  if (match === null || match.factors.length === 0) return null;
  const { tone, word } = matchBand(match.score);
  return (
    <p className={styles.matchLink}>
      <Badge tone={tone}>{t('match.short', { score: match.score, word: t(word) })}</Badge>{' '}
      <Link to={{ hash: matchId }}>{t('match.why')}</Link>
    </p>
  );
};

/** How well the reader's profile fits, and why. */
export const MatchCard = ({ match }: { match: JobMatch | null }) => {
  const { t } = useTranslation('job-page');
  if (match === null || match.factors.length === 0) {
    return (
      <Card title={t('match.title')}>
        <p>
          {t('match.noProfile')} <Link to={paths.editProfile}>{t('match.complete')}</Link>
        </p>
      </Card>
    );
  }
  const { tone, word } = matchBand(match.score);
  return (
    <Card id={matchId} title={t('match.title')} actions={<Badge tone={tone}>{t(word)}</Badge>}>
      <Stack>
        <p className={styles.score}>
          <span className={classNames(styles.percent, styles[tone])}>{match.score}%</span>{' '}
          <Quiet as="span">{t('match.ofProfile')}</Quiet>
        </p>
        <Stack as="ul" gap="m">
          {match.factors.map((it) => (
            <Factor key={it.factor} {...it} />
          ))}
        </Stack>
      </Stack>
    </Card>
  );
};
