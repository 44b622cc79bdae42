import { useTranslation } from '@/lib/i18n';
import { Page } from '@/components/ui/page';

export const Component = () => {
  const { t } = useTranslation('page-safety');
  return <Page title={t('title')}>{null}</Page>;
};
