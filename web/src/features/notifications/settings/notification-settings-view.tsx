import { useQuery } from '@tanstack/react-query';
import { paths } from '@shared/paths';
import { asStoredNow, FormGate } from '@/components/records/query-gate';
import { Page } from '@/components/ui/base/page';
import { useTranslation } from '@/lib/i18n/i18n';
import { SettingsForm } from './settings-form';
import { notificationSettingsQuery } from './settings-queries';

export const NotificationSettingsView = () => {
  const { t } = useTranslation('notification-settings');
  const settings = useQuery({ ...notificationSettingsQuery(), ...asStoredNow });
  return (
    <Page
      title={t('title')}
      description={t('description')}
      breadcrumb={[{ label: t('settings'), to: paths.settings }, { label: t('title') }]}
    >
      <FormGate query={settings} loading={t('loading')}>
        {(data) => <SettingsForm stored={data} />}
      </FormGate>
    </Page>
  );
};
