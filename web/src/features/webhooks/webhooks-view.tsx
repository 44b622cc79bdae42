import { SettingsPage } from '@/entities/settings/settings-page';
import { useTranslation } from '@/lib/i18n/i18n';
import { WebhooksSection } from './webhooks-section';

export const WebhooksView = () => {
  const { t } = useTranslation('webhooks');
  return (
    <SettingsPage title={t('title')} content="wide">
      <WebhooksSection />
    </SettingsPage>
  );
};
