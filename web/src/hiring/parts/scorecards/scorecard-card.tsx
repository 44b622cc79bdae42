import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { limits } from '@shared/limits';
import type { Recommendation } from '@shared/hiring/model/hiring-vocabulary';
import type { SubmittedScorecard } from '@shared/hiring/model/scorecard';
import { Face } from '@/components/faces/face';
import { MutedText, Prose, Row, Stack } from '@/components/layout';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { formatDateTime, formatNumber } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useTranslation } from '@/lib/i18n/i18n';
import { scorecardVersionsQuery } from './scorecard-queries';
import styles from './scorecards.module.css';

const tones: Record<Recommendation, BadgeTone> = {
  strong_no: 'danger',
  no: 'warning',
  yes: 'success',
  strong_yes: 'success',
};

export const RecommendationBadge = ({ value }: { value: Recommendation }) => {
  const { t } = useTranslation('scorecards');
  return <Badge tone={tones[value]}>{t(`recommendation.${value}`)}</Badge>;
};

const Content = ({ scorecard: { ratings, notes } }: { scorecard: SubmittedScorecard }) => {
  const { t } = useTranslation('scorecards');
  return (
    <Stack gap="s">
      {ratings.length > 0 && (
        <dl className={styles.ratings}>
          {ratings.map(({ criterionId, name, score, evidence }) => (
            <div key={criterionId}>
              <dt>{name}</dt>
              <dd className={styles.given} data-missing={score === null || undefined}>
                {score === null
                  ? t('card.notAssessed')
                  : t('card.score', { score: formatNumber(score), most: formatNumber(limits.scoreMax) })}
              </dd>
              {evidence && (
                <dd className={styles.evidence}>
                  <Prose>{evidence}</Prose>
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
      {notes && <Prose>{notes}</Prose>}
    </Stack>
  );
};

const Versions = ({ applicationId, userId }: { applicationId: string; userId: string }) => {
  const { t } = useTranslation('scorecards');
  const query = useQuery(scorecardVersionsQuery(applicationId, userId));
  if (query.isPending) return <ListSkeleton rows={1} label={t('card.loadingVersions')} />;
  if (query.isError && !query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <ol role="list" className={styles.versions}>
      {query.data.items.map((version) => (
        <li key={version.submittedAt}>
          <Row gap="s">
            <RecommendationBadge value={version.recommendation} />
            <MutedText as="span">{formatDateTime(version.submittedAt, ownZone())}</MutedText>
          </Row>
          <Content scorecard={version} />
        </li>
      ))}
    </ol>
  );
};

type Props = {
  applicationId: string;
  author: { userId: string; name: string };
  scorecard: SubmittedScorecard;
  edited: boolean;
  own?: boolean;
  action?: ReactNode;
};

export const ScorecardCard = ({ applicationId, author, scorecard, edited, own = false, action }: Props) => {
  const { t } = useTranslation('scorecards');
  const [opened, setOpened] = useState(false);
  return (
    <li className={styles.card}>
      <Row justify="between" align="start">
        <Row gap="s">
          <Face id={author.userId} name={author.name} url={null} size={32} />
          <div>
            <strong>{own ? t('you', { name: author.name }) : author.name}</strong>
            <MutedText>
              {edited
                ? t('card.edited', { when: formatDateTime(scorecard.submittedAt, ownZone()) })
                : formatDateTime(scorecard.submittedAt, ownZone())}
            </MutedText>
          </div>
        </Row>
        <RecommendationBadge value={scorecard.recommendation} />
      </Row>
      <Content scorecard={scorecard} />
      {(edited || action) && (
        <Row gap="s">
          {action}
          {edited && (
            <Button size="small" variant="quiet" aria-expanded={opened} onClick={() => setOpened(!opened)}>
              {opened ? t('card.hideVersions') : t('card.showVersions')}
            </Button>
          )}
        </Row>
      )}
      {opened && <Versions applicationId={applicationId} userId={author.userId} />}
    </li>
  );
};
