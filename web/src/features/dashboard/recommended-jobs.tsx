import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths, pathTo, sourceParameter } from '@shared/paths';
import { QueryGate } from '@/components/records/query-gate';
import { MutedText, Row, Stack } from '@/components/layout';
import { JobCard } from '@/entities/jobs/job-card';
import { matchBand } from '@/entities/applications/match-labels';
import { OutcomeLine } from '@/entities/applications/match-outcome';
import { SaveJobButton } from '@/entities/jobs/save-job-button';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/base/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { ApiError } from '@/lib/api/api-error';
import type { ApiResult } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { recommendedJobsQuery } from './professional-queries';
import { toTab } from './professional-tabs';

type Recommendations = ApiResult<'recommendJobs'>;
type Recommended = Recommendations['items'][number];

const recommendedFrom = (jobId: string): string =>
  `${pathTo(paths.jobDetail, { jobId })}?${sourceParameter}=recommended`;

const Match = ({ match }: Pick<Recommended, 'match'>) => {
  const { t } = useTranslation('match');
  const { tone, word } = matchBand(match.score ?? 0);
  return (
    <Row>
      <Badge tone={tone}>{t('short', { score: match.score ?? 0, word: t(word) })}</Badge>
      <OutcomeLine outcome={match} />
    </Row>
  );
};

const RecommendedJob = ({ job }: { job: Recommended }) => {
  const { t } = useTranslation('dashboard');
  return (
    <JobCard
      job={job}
      heading="h3"
      to={recommendedFrom(job.jobId)}
      action={<SaveJobButton job={job} />}
      note={
        <Row justify="between">
          <Match match={job.match} />
          <ButtonLink
            to={recommendedFrom(job.jobId)}
            size="small"
            aria-label={t('recommended.applyTo', { title: job.title })}
          >
            {t('recommended.apply')}
          </ButtonLink>
        </Row>
      }
    />
  );
};

const Obstacle = ({ obstacle }: { obstacle: NonNullable<Recommendations['obstacle']> }) => {
  const { t } = useTranslation('dashboard');
  return obstacle === 'profession' ? (
    <EmptyState
      title={t('recommended.needsProfession')}
      text={t('recommended.needsProfessionText')}
      action={<ButtonLink to={paths.editProfile}>{t('recommended.setProfession')}</ButtonLink>}
    />
  ) : (
    <EmptyState
      title={t('recommended.busy')}
      text={t('recommended.busyText')}
      action={<ButtonLink to={paths.editProfile}>{t('recommended.setAvailability')}</ButtonLink>}
    />
  );
};

export const RecommendedJobs = ({ atMost }: { atMost?: number }) => {
  const { t } = useTranslation('dashboard');
  const query = useQuery(recommendedJobsQuery());
  if (query.error instanceof ApiError && query.error.code === 'PROFILE_REQUIRED')
    return (
      <EmptyState
        title={t('recommended.needsProfile')}
        text={t('recommended.needsProfileText')}
        action={<ButtonLink to={paths.profileSetup}>{t('professional.completeProfile')}</ButtonLink>}
      />
    );
  return (
    <QueryGate query={query} loading={t('recommended.loading')} rows={3}>
      {({ items, obstacle }) => {
        if (obstacle !== null) return <Obstacle obstacle={obstacle} />;
        return items.length === 0 ? (
          <EmptyState
            illustration="search"
            title={t('recommended.none')}
            text={t('recommended.noneText')}
            action={<ButtonLink to={paths.jobs}>{t('professional.browse')}</ButtonLink>}
          />
        ) : (
          <Stack>
            {atMost === undefined && <MutedText>{t('recommended.how')}</MutedText>}
            <Stack as="ul">
              {items.slice(0, atMost).map((job) => (
                <li key={job.jobId}>
                  <RecommendedJob job={job} />
                </li>
              ))}
            </Stack>
            {atMost !== undefined && items.length > atMost && (
              <Link to={toTab('recommended')}>{t('recommended.all', { count: items.length })}</Link>
            )}
          </Stack>
        );
      }}
    </QueryGate>
  );
};
