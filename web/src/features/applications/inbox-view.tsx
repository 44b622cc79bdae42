import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n';
import { paths } from '@shared/paths';
import { ButtonLink } from '@/components/ui/button-link';
import { Page } from '@/components/ui/page';
import { receivedApplicationsQuery } from './application-queries';
import { ReceivedApplications } from './received-applications';

/** Applications over all jobs that the reader may see. */
export const InboxView = () => {
  const { t } = useTranslation('applications');
  return (
    <Page
      title={t('inbox.title')}
      description={t('inbox.description')}
      width="wide"
      breadcrumb={[{ label: t('dashboard'), to: paths.employerDashboard }, { label: t('inbox.title') }]}
    >
      <ReceivedApplications
        applications={useInfiniteQuery(receivedApplicationsQuery())}
        showJob
        empty={{
          text: t('inbox.noneText'),
          action: <ButtonLink to={paths.manageJobs}>{t('inbox.manage')}</ButtonLink>,
        }}
      />
    </Page>
  );
};
