import type { ReactNode } from 'react';
import { scopeOf } from '@shared/organizations/rules/permissions';
import { EmptyState } from '@/components/ui/empty-state';
import { SettingsPage } from '@/accounts/parts/settings/settings-page';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { ApiKeysSection } from './api-keys-section';
import { JobFeedSection } from './job-feed-section';
import { LinkedInFeedSection } from './linkedin-feed-section';
import styles from './integrations.module.css';

/** One section for each way to connect other systems. */
export const IntegrationsView = ({ connections, webhooks }: { connections: ReactNode; webhooks: ReactNode }) => {
  const { t } = useTranslation('integrations');
  const { me } = useSession();
  const role = me?.membership?.role;
  const mayManage = role !== undefined && scopeOf('manageApiKeys', role) !== 'none';
  return (
    <SettingsPage title={t('title')} content="wide">
      <div className={styles.sections}>
        {connections}
        {mayManage && <ApiKeysSection />}
        {mayManage && webhooks}
        {mayManage && <JobFeedSection />}
        {mayManage && <LinkedInFeedSection />}
        {role !== undefined && !mayManage && (
          <EmptyState illustration="inbox" title={t('admins.title')} text={t('admins.text')} />
        )}
      </div>
    </SettingsPage>
  );
};
