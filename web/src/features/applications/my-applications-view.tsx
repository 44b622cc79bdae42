import { paths } from '@shared/paths';
import { Page } from '@/components/ui/base/page';
import { useTranslation } from '@/lib/i18n/i18n';
import { MyApplicationsList } from './my-applications-list';

export const MyApplicationsView = () => {
  const { t } = useTranslation('applications');
  return (
    <Page
      title={t('mine.title')}
      description={t('mine.description')}
      breadcrumb={[{ label: t('dashboard'), to: paths.professionalDashboard }, { label: t('mine.title') }]}
    >
      <MyApplicationsList heading="h2" />
    </Page>
  );
};
