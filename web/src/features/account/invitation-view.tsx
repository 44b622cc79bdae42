import { useTranslation } from 'react-i18next';
import { Page } from '@/components/ui/page';

export const InvitationView = () => {
  const { t } = useTranslation('account');
  return <Page title={t('invitation.title')}>{null}</Page>;
};
