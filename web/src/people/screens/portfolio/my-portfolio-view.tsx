import { paths } from '@shared/paths';
import { Page } from '@/components/ui/base/page';
import { PortfolioView } from '@/people/screens/portfolio/portfolio-view';
import { useTranslation } from '@/lib/i18n/i18n';

export const MyPortfolioView = () => {
  const { t } = useTranslation('portfolio');
  return (
    <Page
      title={t('title')}
      description={t('description')}
      width="wide"
      breadcrumb={[{ label: t('dashboard'), to: paths.dashboard }, { label: t('title') }]}
    >
      <PortfolioView />
    </Page>
  );
};
