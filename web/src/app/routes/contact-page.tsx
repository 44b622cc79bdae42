import { useTranslation } from '@/lib/i18n';
import { Page } from '@/components/ui/page';

export const Component = () => {
  const { t } = useTranslation('page-contact');
  return <Page title={t('title')}>{null}</Page>;
};
