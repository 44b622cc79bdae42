import { Navigate } from 'react-router-dom';
import { paths } from '@shared/paths';
import { HelpLink } from '@/entities/help/help-link';
import { Page } from '@/components/ui/base/page';
import { isEmployer } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { WalletView } from './wallet-view';

export const MyWalletView = () => {
  const { t } = useTranslation('wallet');
  const { me } = useSession();
  if (!me) return null;
  if (isEmployer(me)) return <Navigate to={paths.dashboard} replace />;
  return (
    <Page
      title={t('title')}
      description={t('description')}
      width="wide"
      actions={<HelpLink article="credentials-and-compliance" />}
      breadcrumb={[{ label: t('dashboard'), to: paths.dashboard }, { label: t('title') }]}
    >
      <WalletView />
    </Page>
  );
};
