import { useTranslation } from 'react-i18next';
import { Page } from '@/components/ui/page';

export const Component = () => {
  const { t } = useTranslation('profile');
  return <Page title={t('setupTitle')}>{null}</Page>;
};
