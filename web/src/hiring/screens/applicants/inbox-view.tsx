import { paths } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { HelpLink } from '@/trust/parts/help/help-link';
import { useTranslation } from '@/lib/i18n/i18n';
import { inboxQuery } from './drawer/applicant-queries';
import { ApplicantsList } from './applicants-list';
import { ExportButton } from './export-button';
import { jobsOf } from './list-tools';
import { useInbox } from './use-all-pages';
import { useListState } from './use-list-state';

const readAtOnce = 1000;

export const InboxView = () => {
  const { t } = useTranslation('applicants');
  const jobs = useListState().state.jobs;
  const applicants = useInbox(inboxQuery(jobs), readAtOnce);
  return (
    <ApplicantsList
      title={t('inbox.title')}
      applicants={applicants}
      job={null}
      actions={
        <>
          <HelpLink article="review-candidates" />
          <ExportButton jobs={jobsOf(applicants.rows)} />
        </>
      }
      empty={{
        text: t('inbox.noneText'),
        action: <ButtonLink to={paths.manageJobs}>{t('inbox.manage')}</ButtonLink>,
      }}
    />
  );
};
