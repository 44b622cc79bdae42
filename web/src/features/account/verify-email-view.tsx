import { useTranslation } from 'react-i18next';
import { Page } from '@/components/ui/page';

export const VerifyEmailView = () => {
  const { t } = useTranslation('account');
  return <Page title={t('verifyEmail.title')}>{null}</Page>;
};
