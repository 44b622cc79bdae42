import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ManagedJob } from '@shared/hiring/model/job';
import { paths, pathTo } from '@shared/paths';
import { Columns, MutedText, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Card } from '@/components/ui/card';
import { OutcomeLine } from '@/hiring/parts/applications/match-outcome';
import { PlanLocked } from '@/money/parts/billing/plan-locked';
import { usePlanLock } from '@/money/parts/billing/use-plan-lock';
import { recommendedProfessionalsQuery } from '@/hiring/parts/candidates/candidate-queries';
import { PoolSummary } from '@/hiring/parts/candidates/pool-summary';
import { useTranslation } from '@/lib/i18n/i18n';

const shownPeople = 3;

/** Recommended professionals for an active job with professions. */
export const RecommendedCard = ({ job: { jobId } }: { job: ManagedJob }) => {
  const { t } = useTranslation('candidates');
  const lock = usePlanLock('candidateSearch');
  const query = useQuery({ ...recommendedProfessionalsQuery(jobId), enabled: lock === 'open' });
  if (lock === 'locked')
    return (
      <Card title={t('recommended.title')}>
        <PlanLocked feature="candidateSearch" isPart />
      </Card>
    );
  return (
    <Card
      title={t('recommended.title')}
      actions={
        <ButtonLink to={pathTo(paths.jobCandidates, { jobId })} variant="secondary" size="small">
          {t('recommended.seeAll')}
        </ButtonLink>
      }
    >
      <QueryGate query={query} loading={t('recommended.loading')} rows={2}>
        {({ items, pool }) => (
          <Columns gap="l">
            {pool ? <PoolSummary pool={pool} /> : <MutedText>{t('none.noOne.text')}</MutedText>}
            <Stack as="ul" gap="s">
              {items.slice(0, shownPeople).map(({ professional: { userId, displayName, title }, match }) => (
                <li key={userId}>
                  <Link to={pathTo(paths.doctorProfile, { userId })}>{displayName}</Link>
                  {title && <MutedText as="span"> {title}</MutedText>}
                  <div>
                    <OutcomeLine outcome={match} />
                  </div>
                </li>
              ))}
            </Stack>
          </Columns>
        )}
      </QueryGate>
    </Card>
  );
};
