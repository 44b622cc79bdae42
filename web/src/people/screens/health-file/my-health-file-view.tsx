import { Lock } from 'lucide-react';
import { paths } from '@shared/paths';
import { Stack } from '@/components/layout';
import { Page } from '@/components/ui/base/page';
import { useTranslation } from '@/lib/i18n/i18n';
import { HealthFileView } from './health-file-view';
import styles from './health-file.module.css';

export const MyHealthFileView = () => {
  const { t } = useTranslation('health-file');
  return (
    <Page
      title={t('title')}
      description={t('description')}
      breadcrumb={[
        { label: t('dashboard'), to: paths.dashboard },
        { label: t('credentials'), to: paths.credentials },
        { label: t('title') },
      ]}
    >
      <Stack gap="l">
        <p className={styles.private} role="note">
          <Lock size={20} aria-hidden="true" />
          <span>{t('private')}</span>
        </p>
        <HealthFileView />
      </Stack>
    </Page>
  );
};
