import { Suspense, useState, type ReactNode } from 'react';
import { mayNotApply } from '@shared/hiring/rules/match/match-outcome';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import type { JobDetail } from '@shared/hiring/model/job';
import { paths, pathTo } from '@shared/paths';
import { MutedText } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { FormMessage } from '@/components/ui/fields/form-message';
import { ApplicationStatusBadge } from '@/hiring/parts/applications/application-status-badge';
import { OutcomeLine } from '@/hiring/parts/applications/match-outcome';
import { RowPay } from '@/hiring/parts/jobs/job-headline';
import { SaveJobButton } from '@/hiring/parts/jobs/saved/save-job-button';
import { lazy } from '@/lib/browser/lazy';
import { isEmployer } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { passesFocusOn } from '@/lib/browser/lost-focus';
import { useMedia } from '@/lib/browser/use-media';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { isPaused, PausedNote } from './answer-promise';
import styles from './job-page.module.css';
import type { ViewedJob } from './job-parts';

const OwnReopening = lazy(() => import('./own-reopening').then((module) => ({ default: module.OwnReopening })));
const ApplyDialog = lazy(() => import('./apply/apply-dialog').then((module) => ({ default: module.ApplyDialog })));

export const hasApplied = (job: Pick<JobDetail, 'applicationId'>): boolean => job.applicationId !== null;

/** Bottom bar on phones, with the pay. */
export const ActionBar = ({ job, children }: { job: ViewedJob; children: ReactNode }) => (
  <div ref={passesFocusOn} className={styles.actions} data-footer-bar="">
    <div className={styles.shortPay}>
      <RowPay job={job} />
    </div>
    {children}
  </div>
);

/** A closed job must be reopened before editing. */
export const ManageActions = ({ job }: { job: Pick<ViewedJob, 'jobId' | 'status'> }) => {
  const { t } = useTranslation('job-page');
  if (job.status === 'closed')
    return (
      <>
        <div className={styles.actions} data-footer-bar="">
          <ButtonLink to={pathTo(paths.manageJob, { jobId: job.jobId })}>{t('manage')}</ButtonLink>
        </div>
        <Suspense fallback={null}>
          <OwnReopening jobId={job.jobId} />
        </Suspense>
      </>
    );
  return (
    <div className={styles.actions} data-footer-bar="">
      <ButtonLink to={pathTo(paths.manageJob, { jobId: job.jobId })}>{t('manage')}</ButtonLink>
      <ButtonLink to={pathTo(paths.editJob, { jobId: job.jobId })} variant="secondary">
        {t('edit')}
      </ButtonLink>
    </div>
  );
};

const Applied = ({ job, children }: { job: JobDetail; children: ReactNode }) => {
  const { t } = useTranslation('job-page');
  const status = job.applicationStatus as ApplicationStatus | null;
  return (
    <div className={styles.applied}>
      <div className={styles.appliedLine}>
        <strong>{t('applied.title')}</strong>
        {status && <ApplicationStatusBadge status={status} side="professional" />}
      </div>
      {job.appliedAt && <MutedText>{t('applied.on', { date: formatDate(job.appliedAt, ownZone()) })}</MutedText>}
      {status && <MutedText>{t(`applied.next.${status}`)}</MutedText>}
      <div className={styles.actions} data-footer-bar="">
        <ButtonLink
          to={pathTo(paths.application, { applicationId: job.applicationId ?? '' })}
          variant={children ? 'secondary' : 'primary'}
        >
          {t('applied.view')}
        </ButtonLink>
        {children}
      </div>
    </div>
  );
};

const Ways = ({ job, onApply }: { job: JobDetail; onApply: () => void }) => {
  // Also loads the status texts: after a status change, a later load would hide the page.
  const { t } = useTranslation(['job-page', 'notices', 'labels/hiring']);
  const isPhone = useMedia('(max-width: 47.99rem)') === true;
  const isOpen = job.status === 'active';
  const refused = job.match !== null && mayNotApply(job.match) ? job.match : null;
  if (hasApplied(job)) {
    return (
      <Applied job={job}>
        {isOpen && job.mayApplyAgain && refused === null && <Button onClick={onApply}>{t('apply.again')}</Button>}
      </Applied>
    );
  }
  if (!isOpen) return <FormMessage kind="info">{t('jobNotOpen')}</FormMessage>;
  if (isPaused(job)) return <Paused job={job} />;
  if (refused) {
    return (
      <div className={styles.actions} data-footer-bar="">
        <OutcomeLine outcome={refused} />
        <SaveJobButton job={job} wide saved={job.saved} />
      </div>
    );
  }
  return (
    <ActionBar job={job}>
      <Button onClick={onApply}>{t('apply.open')}</Button>
      <SaveJobButton job={job} wide={!isPhone} saved={job.saved} />
    </ActionBar>
  );
};

const Paused = ({ job }: { job: JobDetail }) => (
  <div className={styles.actions} data-footer-bar="">
    <PausedNote />
    <SaveJobButton job={job} wide saved={job.saved} />
  </div>
);

/** The reader's next action: apply, open the application, or manage the job. */
export const DetailActions = ({ job }: { job: JobDetail }) => {
  const { t } = useTranslation('job-page');
  const { me } = useSession();
  const [applying, setApplying] = useState(false);
  if (me && isEmployer(me)) return <ManageActions job={job} />;
  return (
    <>
      <Ways job={job} onApply={() => setApplying(true)} />
      {/* Stays open if another tab applied first, to explain it. */}
      {applying && (
        <Suspense fallback={<MutedText>{t('apply.opening')}</MutedText>}>
          <ApplyDialog job={job} onClose={() => setApplying(false)} />
        </Suspense>
      )}
    </>
  );
};
