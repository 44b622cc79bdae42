import { paths } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Page } from '@/components/ui/base/page';
import { useTranslation } from '@/lib/i18n/i18n';
import { inboxQuery } from './applicant-queries';
import { ApplicantsList } from './applicants-list';
import { useInbox } from './use-all-pages';

const readAtOnce = 1000;

export const InboxView = () => {
  const { t } = useTranslation('applicants');
  const applicants = useInbox(inboxQuery(), readAtOnce);
  return (
    <Page
      title={t('inbox.title')}
      description={t('inbox.description')}
      width="full"
      breadcrumb={[
        { label: t('dashboard'), to: paths.employerDashboard },
        { label: t('jobs'), to: paths.manageJobs },
        { label: t('inbox.title') },
      ]}
    >
      <ApplicantsList
        applicants={applicants}
        jobId={null}
        empty={{
          text: t('inbox.noneText'),
          action: <ButtonLink to={paths.manageJobs}>{t('inbox.manage')}</ButtonLink>,
        }}
      />
    </Page>
  );
};
