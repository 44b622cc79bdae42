import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { ManagedJob } from '@shared/hiring/model/job';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { ErrorState } from '@/components/ui/base/error-state';
import { Card } from '@/components/ui/card';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { interviewKitQuery } from './scorecard-queries';
import styles from './scorecards.module.css';

// Lazy, because its suggestions are many texts.
const KitDialog = lazy(() => import('./kit-dialog').then((it) => ({ default: it.KitDialog })));

/** The job's criteria, with their editor. */
export const InterviewKitCard = ({ job: { jobId, professions } }: { job: ManagedJob }) => {
  const { t } = useTranslation('scorecards');
  const query = useQuery(interviewKitQuery(jobId));
  const [opened, setOpened] = useState(false);
  const criteria = query.data?.criteria ?? [];
  return (
    <Card title={t('kit.title')}>
      <Stack>
        {query.isPending && <ListSkeleton rows={2} label={t('kit.loading')} />}
        {query.isError && !query.data && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {query.data &&
          (criteria.length === 0 ? (
            <MutedText>{t('kit.none')}</MutedText>
          ) : (
            <ul role="list" className={styles.kitList}>
              {criteria.map(({ criterionId, name, lookFor }) => (
                <li key={criterionId}>
                  <strong>{name}</strong>
                  {lookFor && <MutedText>{lookFor}</MutedText>}
                </li>
              ))}
            </ul>
          ))}
        {query.data && (
          <Row>
            <Button size="small" variant="secondary" onClick={() => setOpened(true)}>
              {criteria.length === 0 ? t('noKit.set') : t('kit.edit')}
            </Button>
          </Row>
        )}
        {opened && (
          <Suspense>
            <KitDialog jobId={jobId} professions={professions} onClose={() => setOpened(false)} />
          </Suspense>
        )}
      </Stack>
    </Card>
  );
};
