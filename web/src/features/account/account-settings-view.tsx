import { useTranslation } from 'react-i18next';
import { Page } from '@/components/ui/page';

export const AccountSettingsView = () => {
  const { t } = useTranslation('account');
  return <Page title={t('accountSettings.title')}>{null}</Page>;
};
