import { useTranslation } from 'react-i18next';
import { Page } from '@/components/ui/page';

export const ForgotPasswordView = () => {
  const { t } = useTranslation('account');
  return <Page title={t('forgotPassword.title')}>{null}</Page>;
};
