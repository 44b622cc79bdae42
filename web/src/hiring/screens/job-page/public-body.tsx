import { useLocation } from 'react-router-dom';
import type { PublicJob } from '@shared/hiring/model/job';
import { paths, pathTo } from '@shared/paths';
import { MutedText, Stack } from '@/components/layout';
import { Card } from '@/components/ui/card';
import { SaveJobButton } from '@/hiring/parts/jobs/saved/save-job-button';
import { ReportLink } from '@/trust/parts/reports/report-link';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { AnswerPromise } from './answer-promise';
import { EmployerLine } from './employer-line';
import { JobLayout } from './job-layout';
import styles from './job-page.module.css';
import { PublicActions } from './public-actions';
import { ShareButton } from './share-button';

type Props = { job: PublicJob; look: 'pane' | 'page' | 'public' };

/** A job for visitors, and for employers who preview the candidates' view. */
export const PublicBody = ({ job, look }: Props) => (
  <JobLayout
    job={job}
    look={look}
    actions={<PublicActions job={job} isShort={look === 'pane'} />}
    promise={<AnswerPromise job={job} />}
    quick={look === 'public' && <Quick job={job} />}
    side={
      <>
        <Card>
          <EmployerLine job={job} />
        </Card>
        <MoreAfterSignIn job={job} />
        <ReportLink target={{ kind: 'job', jobId: job.jobId }} seen={job.title} organizationId={job.organizationId} />
      </>
    }
  />
);

const Quick = ({ job }: { job: PublicJob }) => {
  const { search } = useLocation();
  const { status } = useSession();
  return (
    <div className={styles.quick}>
      {job.status === 'active' && status !== 'signedIn' && (
        <SaveJobButton job={job} back={pathTo(paths.jobDetail, { jobId: job.jobId }) + search} />
      )}
      <ShareButton job={job} />
    </div>
  );
};

const MoreAfterSignIn = ({ job }: { job: PublicJob }) => {
  const { t } = useTranslation('job-page');
  const { me } = useSession();
  // Signing in shows nothing more for a closed job.
  if (me || job.status !== 'active') return null;
  return (
    <Card title={t('more.title')} tone="sunken">
      <Stack>
        <ul>
          {(['contact', 'match', 'company', 'save'] as const).map((it) => (
            <li key={it}>{t(`more.${it}`)}</li>
          ))}
        </ul>
        <MutedText>{t('more.comesBack')}</MutedText>
      </Stack>
    </Card>
  );
};
