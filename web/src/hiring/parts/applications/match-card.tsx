import { useTranslation } from '@/lib/i18n/i18n';
import { Link } from 'react-router-dom';
import type { JobMatch } from '@shared/hiring/model/match';
import { profileField } from '@shared/people/model/profile-vocabulary';
import { fieldsToCorrect } from '@shared/people/rules/eligibility/obstacle-fields';
import { paths } from '@shared/paths';
import { MutedText, Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/base/class-names';
import styles from './match.module.css';
import { matchBand } from './match-labels';
import { OutcomeLine } from './match-outcome';
import { useMatchTexts } from './match-texts';
import type { Side } from './application-status-badge';

export const matchId = 'match';

const Part = ({ part, points, of, reason }: JobMatch['parts'][number]) => {
  const { t } = useTranslation('match');
  const { reasonText } = useMatchTexts();
  return (
    <li className={styles.factor}>
      <div className={styles.factorHead}>
        <strong>{t(`parts.${part}`)}</strong>
        <span className={styles.points}>{t('points', { points, of })}</span>
      </div>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.filled} style={{ inlineSize: `${(100 * points) / of}%` }} />
      </div>
      <MutedText>{reasonText(reason)}</MutedText>
    </li>
  );
};

const Parts = ({ parts }: Pick<JobMatch, 'parts'>) =>
  parts.length > 0 && (
    <Stack as="ul" gap="m">
      {parts.map((it) => (
        <Part key={it.part} {...it} />
      ))}
    </Stack>
  );

export const ScoreBadge = ({ score }: { score: number }) => {
  const { t } = useTranslation('match');
  const { tone, word } = matchBand(score);
  return <Badge tone={tone}>{t('short', { score, word: t(word) })}</Badge>;
};

/** The first reason is in the line above. */
const OtherReasons = ({ reasons }: Pick<JobMatch, 'reasons'>) => {
  const { t } = useTranslation('match');
  const { reasonText } = useMatchTexts();
  if (reasons.length < 2) return null;
  return (
    <section className={styles.blockers} aria-label={t('reasonsTitle')}>
      <h3>{t('reasonsTitle')}</h3>
      <Stack as="ul" gap="s">
        {reasons.map((it) => (
          <li key={reasonText(it)}>{reasonText(it)}</li>
        ))}
      </Stack>
    </section>
  );
};

const Steps = ({ steps }: Pick<JobMatch, 'steps'>) => {
  const { t } = useTranslation('match');
  const { stepText } = useMatchTexts();
  if (steps.length === 0) return null;
  return (
    <section className={styles.blockers}>
      <h3>{t('steps.title')}</h3>
      <Stack as="ul" gap="s">
        {steps.map((it) => (
          <li key={`${it.step} ${it.what}`}>{stepText(it)}</li>
        ))}
      </Stack>
      {steps.some((it) => it.days !== undefined) && <MutedText>{t('about.note')}</MutedText>}
    </section>
  );
};

const Changes = ({ counterfactuals }: Pick<JobMatch, 'counterfactuals'>) => {
  const { t } = useTranslation('match');
  const { changeText } = useMatchTexts();
  if (counterfactuals.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{t('changes.title')}</h3>
      <ul>
        {counterfactuals.map(({ change, gain, score }) => (
          <li key={changeText(change)}>
            {gain === null
              ? t('changes.possible', { score, change: changeText(change) })
              : t('changes.gain', { gain, change: changeText(change) })}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Links professionals to the fields of their profile that make them ineligible. */
const CorrectProfile = ({ reasons }: Pick<JobMatch, 'reasons'>) => {
  const { t } = useTranslation('match');
  const fields = fieldsToCorrect(reasons);
  if (fields.length === 0) return null;
  return (
    <p className={styles.corrections}>
      {t('isWrong')}
      {fields.map((field) => (
        <Link key={field} to={`${paths.editProfile}#${profileField(field)}`}>
          {t(`correct.${field}`)}
        </Link>
      ))}
    </p>
  );
};

/** Why someone isn't eligible, and what would change that. */
export const Blockers = ({ match: { reasons, steps } }: { match: Pick<JobMatch, 'reasons' | 'steps'> }) => (
  <>
    <CorrectProfile reasons={reasons} />
    <OtherReasons reasons={reasons} />
    <Steps steps={steps} />
  </>
);

/** Details below the outcome and the score. */
export const MatchDetails = ({ match, side }: { match: JobMatch; side: Side }) => (
  <>
    {side === 'professional' && <CorrectProfile reasons={match.reasons} />}
    <OtherReasons reasons={match.reasons} />
    <Steps steps={match.steps} />
    <Changes counterfactuals={match.counterfactuals} />
    <Parts parts={match.parts} />
  </>
);

type Props = { match: JobMatch | null; side: Side };

export const MatchCard = ({ match, side }: Props) => {
  const { t } = useTranslation('match');
  if (match === null) return side === 'professional' ? <NoMatch /> : null;
  const band = match.score === null ? null : matchBand(match.score);
  return (
    <Card id={matchId} title={t(`title.${side}`)} actions={band && <Badge tone={band.tone}>{t(band.word)}</Badge>}>
      <Stack>
        <OutcomeLine outcome={match} license={match.license} />
        {band && (
          <p className={styles.score}>
            <span className={classNames(styles.percent, styles[band.tone])}>{match.score}%</span>{' '}
            <MutedText as="span">{t(`of.${side}`)}</MutedText>
          </p>
        )}
        <MatchDetails match={match} side={side} />
      </Stack>
    </Card>
  );
};

export const MatchSummary = ({ match }: { match: JobMatch | null }) => {
  const { t } = useTranslation('match');
  if (match === null) return null;
  return (
    <Stack gap="s">
      {match.score !== null && (
        <div>
          {t('title.professional')}: <ScoreBadge score={match.score} />
        </div>
      )}
      <OutcomeLine outcome={match} license={match.license} />
      <CorrectProfile reasons={match.reasons} />
      <OtherReasons reasons={match.reasons} />
      <Steps steps={match.steps} />
      {match.parts.length > 0 && (
        <details>
          <summary>{t('why')}</summary>
          <div className={styles.reasons}>
            <Parts parts={match.parts} />
          </div>
        </details>
      )}
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
