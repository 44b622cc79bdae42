import { useTranslation } from '@/lib/i18n/i18n';
import { Link } from 'react-router-dom';
import type { JobDetail } from '@shared/model/job';
import type { JobMatch } from '@shared/model/match';
import { paths } from '@shared/paths';
import { MutedText, Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/base/class-names';
import styles from './match.module.css';
import { matchBand } from './match-labels';
import { useMatchTexts } from './match-texts';
import type { Side } from './application-status-badge';

const matchId = 'match';

const Factor = ({ factor, points, of, reason }: JobMatch['factors'][number]) => {
  const { t } = useTranslation('match');
  const { reasonText } = useMatchTexts();
  return (
    <li className={styles.factor}>
      <div className={styles.factorHead}>
        <strong>{t(`factors.${factor}`)}</strong>
        <span className={styles.points}>{t('points', { points, of })}</span>
      </div>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.filled} style={{ inlineSize: `${(100 * points) / of}%` }} />
      </div>
      <MutedText>{reasonText(reason)}</MutedText>
    </li>
  );
};

export const MatchLink = ({ match }: Pick<JobDetail, 'match'>) => {
  const { t } = useTranslation('match');
  if (match === null || match.factors.length === 0) return null;
  const { tone, word } = matchBand(match.score);
  return (
    <p className={styles.matchLink}>
      <Badge tone={tone}>{t('short', { score: match.score, word: t(word) })}</Badge>{' '}
      <Link to={{ hash: matchId }}>{t('why')}</Link>
    </p>
  );
};

const Blockers = ({ blockers }: Pick<JobMatch, 'blockers'>) => {
  const { t } = useTranslation('match');
  const { reasonText, remedyText } = useMatchTexts();
  if (blockers.length === 0) return null;
  return (
    <section className={styles.blockers}>
      <h3>{t('blockers')}</h3>
      <Stack as="ul" gap="s">
        {blockers.map(({ blocker, reason, remedy }) => (
          <li key={blocker}>
            <strong>{reasonText(reason)}</strong>
            <MutedText>{t('remedy', { remedy: remedyText(remedy) })}</MutedText>
          </li>
        ))}
      </Stack>
    </section>
  );
};

type Props = { match: JobMatch | null; side: Side };

export const MatchCard = ({ match, side }: Props) => {
  const { t } = useTranslation('match');
  if (match === null || match.factors.length === 0) return side === 'professional' ? <NoMatch /> : null;
  const { tone, word } = matchBand(match.score);
  return (
    <Card id={matchId} title={t(`title.${side}`)} actions={<Badge tone={tone}>{t(word)}</Badge>}>
      <Stack>
        <p className={styles.score}>
          <span className={classNames(styles.percent, styles[tone])}>{match.score}%</span>{' '}
          <MutedText as="span">{t(`of.${side}`)}</MutedText>
        </p>
        <Blockers blockers={match.blockers} />
        <Stack as="ul" gap="m">
          {match.factors.map((it) => (
            <Factor key={it.factor} {...it} />
          ))}
        </Stack>
      </Stack>
    </Card>
  );
};

export const MatchSummary = ({ match }: { match: JobMatch | null }) => {
  const { t } = useTranslation('match');
  if (match === null || match.factors.length === 0) return null;
  const { tone, word } = matchBand(match.score);
  return (
    <Stack gap="s">
      <div>
        {t('title.professional')}: <Badge tone={tone}>{t('short', { score: match.score, word: t(word) })}</Badge>
      </div>
      <Blockers blockers={match.blockers} />
      <details>
        <summary>{t('why')}</summary>
        <Stack as="ul" gap="m" className={styles.reasons}>
          {match.factors.map((it) => (
            <Factor key={it.factor} {...it} />
          ))}
        </Stack>
      </details>
    </Stack>
  );
};

const NoMatch = () => {
  const { t } = useTranslation('match');
  return (
    <Card title={t('title.professional')}>
      <p>
        {t('noProfile')} <Link to={paths.editProfile}>{t('complete')}</Link>
      </p>
    </Card>
  );
};
