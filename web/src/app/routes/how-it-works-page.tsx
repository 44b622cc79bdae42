import { useTranslation } from '@/lib/i18n';
import { Page } from '@/components/ui/page';

export const Component = () => {
  const { t } = useTranslation('page-how-it-works');
  return <Page title={t('title')}>{null}</Page>;
};
