import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazy } from '@/lib/browser/lazy';
import { say } from '@/lib/i18n/notices';
import type { ApplicationPreparation } from '@shared/hiring/model/application';
import type { JobDetail } from '@shared/hiring/model/job';
import { paths, pathTo } from '@shared/paths';
import { Stack } from '@/components/layout';
import { OutcomeLine } from '@/hiring/parts/applications/match-outcome';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { ErrorState } from '@/components/ui/base/error-state';
import { FormMessage } from '@/components/ui/fields/form-message';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { useTranslation } from '@/lib/i18n/i18n';
import { ApplyForm } from './apply-form';
import { preparationQuery } from '../job-page-queries';

const SuspensionNotice = lazy(() =>
  import('@/people/parts/profile/suspension-notice').then((it) => ({ default: it.SuspensionNotice })),
);

type Props = { job: Pick<JobDetail, 'jobId' | 'title'>; onClose: () => void };

/** The form, or why applying isn't possible: another tab may have applied first. */
export const ApplyDialog = ({ job, onClose }: Props) => {
  const { t } = useTranslation('job-page');
  const preparation = useQuery(preparationQuery(job.jobId));
  const { data } = preparation;
  return (
    <Dialog opened onClose={onClose} title={t('apply.title', { title: job.title })}>
      {preparation.isPending && <ListSkeleton rows={4} label={t('apply.opening')} />}
      {preparation.isError && !data && (
        <ErrorState error={preparation.error} onRetry={() => void preparation.refetch()} />
      )}
      {data &&
        (data.obstacle ? (
          <Obstacle preparation={data} obstacle={data.obstacle} onClose={onClose} />
        ) : (
          <ApplyForm preparation={data} onClose={onClose} />
        ))}
    </Dialog>
  );
};

type ObstacleName = NonNullable<ApplicationPreparation['obstacle']>;

const Obstacle = ({
  preparation: { applicationId, match },
  obstacle,
  onClose,
}: {
  preparation: ApplicationPreparation;
  obstacle: ObstacleName;
  onClose: () => void;
}) => {
  const { t } = useTranslation(['job-page', 'answer-clock']);
  const texts: Record<Exclude<ObstacleName, 'profession' | 'excluded'>, string> = {
    applied: t('apply.alreadyApplied'),
    not_again: say('jobNotAgain'),
    closed: say('jobNotOpen'),
    answers: t('paused'),
    profile: t('apply.profileFirst'),
  };
  return (
    <Stack>
      {obstacle === 'excluded' ? (
        <Suspense fallback={null}>
          <SuspensionNotice />
        </Suspense>
      ) : (
        <FormMessage kind="info">
          {obstacle === 'profession' ? match && <OutcomeLine outcome={match} /> : texts[obstacle]}
        </FormMessage>
      )}
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          {t('apply.close')}
        </Button>
        {obstacle === 'profile' && <ButtonLink to={paths.profileSetup}>{t('apply.completeProfile')}</ButtonLink>}
        {(obstacle === 'applied' || obstacle === 'not_again') && applicationId && (
          <ButtonLink to={pathTo(paths.application, { applicationId })}>{t('applied.view')}</ButtonLink>
        )}
      </DialogActions>
    </Stack>
  );
};
