import { WifiOff } from 'lucide-react';
import { useOnline } from '@/lib/browser/use-online';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './offline-notice.module.css';

export const OfflineNotice = () => {
  const { t } = useTranslation('shell');
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.notice}>
          <WifiOff size={18} aria-hidden="true" />
          {t('offline')}
        </p>
      )}
    </div>
  );
};
