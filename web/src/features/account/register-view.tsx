import { useTranslation } from 'react-i18next';
import { Page } from '@/components/ui/page';

export const RegisterView = () => {
  const { t } = useTranslation('account');
  return <Page title={t('register.title')}>{null}</Page>;
};
