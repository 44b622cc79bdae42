import { useLocation } from 'react-router-dom';
import type { PublicJob } from '@shared/hiring/model/job';
import { paths, pathTo } from '@shared/paths';
import { MutedText } from '@/components/layout';
import { ButtonLink } from '@/components/ui/base/button-link';
import { FormMessage } from '@/components/ui/fields/form-message';
import { withReturnPath } from '@/lib/auth/return-path';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { isPaused, PausedNote } from './answer-promise';
import { ManageActions } from './job-actions';
import styles from './job-page.module.css';

/** Visitors return to the full page, where they can apply. */
export const PublicActions = ({ job, isShort }: { job: PublicJob; isShort: boolean }) => {
  const { t } = useTranslation(['job-page', 'notices']);
  const { me } = useSession();
  const { search } = useLocation();
  const isOpen = job.status === 'active';
  const closed = <FormMessage kind="info">{t('jobNotOpen')}</FormMessage>;
  if (me?.membership?.organizationId === job.organizationId)
    return (
      <>
        {isOpen ? !isShort && <MutedText>{t('employerNote')}</MutedText> : closed}
        <ManageActions job={job} />
      </>
    );
  if (!isOpen) return closed;
  if (isPaused(job)) return <PausedNote />;
  if (me) return null;
  const detail = pathTo(paths.jobDetail, { jobId: job.jobId }) + search;
  return (
    <div className={styles.actions} data-footer-bar="">
      <ButtonLink to={withReturnPath(paths.register, detail)}>{t('createAccount')}</ButtonLink>
      <ButtonLink to={withReturnPath(paths.login, detail)} variant="secondary">
        {t('signIn')}
      </ButtonLink>
    </div>
  );
};
