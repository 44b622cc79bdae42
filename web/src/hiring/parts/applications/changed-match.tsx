import type { ApplicationDetail } from '@shared/hiring/model/application';
import type { JobMatch } from '@shared/hiring/model/match';
import { MutedText, Stack } from '@/components/layout';
import { Card } from '@/components/ui/card';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import type { Side } from './application-status-badge';
import styles from './changed-match.module.css';
import { MatchDetails, matchId, ScoreBadge } from './match-card';
import { OutcomeLine } from './match-outcome';

type Props = NonNullable<ApplicationDetail['matchNow']> & {
  before: JobMatch;
  appliedAt: string;
  name: string;
  side: Side;
};

const hasDetails = ({ reasons, steps, parts }: JobMatch): boolean =>
  reasons.length > 1 || steps.length > 0 || parts.length > 0;

/** The earlier and the current match, with the current one's parts. Steps apply to the current one only. */
export const ChangedMatch = ({ match, before, rulesChanged, appliedAt, name, side }: Props) => {
  const { t } = useTranslation(['match-changes', 'match']);
  const day = formatDate(appliedAt, ownZone());
  return (
    <Card id={matchId} title={t(`title.${side}`)}>
      <Stack>
        <dl className={styles.both}>
          <Moment when={t(`applied.${side}`, { day, name })} match={before} />
          <Moment when={t('now')} match={match} />
        </dl>
        {rulesChanged && <MutedText>{t('rules')}</MutedText>}
        <MatchDetails match={match} side={side} />
        {hasDetails(before) && (
          <details>
            <summary>{t('detailsThen', { day })}</summary>
            <Stack className={styles.then}>
              <MatchDetails match={{ ...before, counterfactuals: [] }} side="employer" />
            </Stack>
          </details>
        )}
      </Stack>
    </Card>
  );
};

const Moment = ({ when, match }: { when: string; match: JobMatch }) => (
  <div className={styles.moment}>
    <dt>{when}</dt>
    <dd>
      <OutcomeLine outcome={match} license={match.license} />
      {match.score !== null && <ScoreBadge score={match.score} />}
    </dd>
  </div>
);
