import { useTranslation } from 'react-i18next';
import { Page } from '@/components/ui/page';

export const AuthCallbackView = () => {
  const { t } = useTranslation('account');
  return <Page title={t('authCallback.title')}>{null}</Page>;
};
