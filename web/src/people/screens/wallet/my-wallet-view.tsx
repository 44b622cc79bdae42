import { paths } from '@shared/paths';
import { HelpLink } from '@/trust/parts/help/help-link';
import { Page } from '@/components/ui/base/page';
import { useTranslation } from '@/lib/i18n/i18n';
import { WalletView } from './wallet-view';

export const MyWalletView = () => {
  const { t } = useTranslation('wallet');
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
