import { useTranslation } from 'react-i18next';
import { Page } from '@/components/ui/page';

export const Component = () => {
  const { t } = useTranslation('applications');
  return <Page title={t('myTitle')}>{null}</Page>;
};
