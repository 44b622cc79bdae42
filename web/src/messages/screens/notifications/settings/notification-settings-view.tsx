import { useQuery } from '@tanstack/react-query';
import { asStoredNow, FormGate } from '@/components/records/query-gate';
import { SettingsPage } from '@/accounts/parts/settings/settings-page';
import { useTranslation } from '@/lib/i18n/i18n';
import { SettingsForm } from './settings-form';
import { notificationSettingsQuery } from './settings-queries';

export const NotificationSettingsView = () => {
  const { t } = useTranslation('notification-settings');
  const settings = useQuery({ ...notificationSettingsQuery(), ...asStoredNow });
  return (
    <SettingsPage title={t('title')} description={t('description')}>
      <FormGate query={settings} loading={t('loading')}>
        {(data) => <SettingsForm stored={data} />}
      </FormGate>
    </SettingsPage>
  );
};
