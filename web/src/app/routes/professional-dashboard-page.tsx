import { useTranslation } from '@/lib/i18n';
import { Page } from '@/components/ui/page';

export const Component = () => {
  const { t } = useTranslation('dashboard');
  return <Page title={t('professionalTitle')}>{null}</Page>;
};
