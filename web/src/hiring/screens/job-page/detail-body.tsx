import type { ReactNode } from 'react';
import { mayNotApply } from '@shared/hiring/rules/match/match-outcome';
import type { JobDetail } from '@shared/hiring/model/job';
import { MarkdownText } from '@/components/markdown/markdown-text';
import { FormMessage } from '@/components/ui/fields/form-message';
import { ReportLink } from '@/trust/parts/reports/report-link';
import { isEmployer } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { AnswerPromise } from './answer-promise';
import { CompanyCard, ContactCard, EmployerReviewsCard } from './company-cards';
import { DetailActions, hasApplied } from './job-actions';
import { JobLayout } from './job-layout';
import { Section } from './job-parts';
import styles from './job-page.module.css';
import { MatchBox } from './match-box';

type Props = { job: JobDetail; look: 'pane' | 'page'; end?: ReactNode };

/** All details of a job, for eligible readers and its own team. */
export const DetailBody = ({ job, look, end }: Props) => {
  const { t } = useTranslation('job-page');
  const { me } = useSession();
  const isProfessional = me !== null && !isEmployer(me);
  const mayApply =
    isProfessional && job.status === 'active' && !hasApplied(job) && !(job.match !== null && mayNotApply(job.match));
  return (
    <JobLayout
      job={job}
      look={look}
      match={job.match}
      actions={<DetailActions job={job} />}
      promise={<AnswerPromise job={job} applying={mayApply} />}
      matchBox={
        <>
          {job.hidden && (
            <FormMessage kind="info">{t(isProfessional ? 'underReview.applicant' : 'underReview.team')}</FormMessage>
          )}
          {isProfessional && <MatchBox match={job.match} />}
        </>
      }
      more={
        <>
          {job.applicationInstructions && (
            <Section title={t('instructions')}>
              <div className={styles.prose} lang={job.language ?? undefined}>
                <MarkdownText text={job.applicationInstructions} />
              </div>
            </Section>
          )}
          {job.status !== 'draft' && look === 'page' && <EmployerReviewsCard job={job} />}
          {job.status !== 'draft' && (
            <ReportLink
              target={{ kind: 'job', jobId: job.jobId }}
              seen={job.title}
              organizationId={job.organizationId}
            />
          )}
          {end}
        </>
      }
      side={
        <>
          <CompanyCard job={job} />
          <ContactCard job={job} />
        </>
      }
    />
  );
};
