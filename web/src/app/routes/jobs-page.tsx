import { useTranslation } from 'react-i18next';
import { Page } from '@/components/ui/page';

export const Component = () => {
  const { t } = useTranslation('jobs');
  return <Page title={t('browseTitle')}>{null}</Page>;
};
