import { useTranslation } from 'react-i18next';
import { Page } from '@/components/ui/page';

export const SettingsView = () => {
  const { t } = useTranslation('account');
  return <Page title={t('settings.title')}>{null}</Page>;
};
