import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { displayDurations } from '@shared/limits';
import { useTranslation } from '@/lib/i18n/i18n';
import { useLiveStatus } from '@/lib/live/live';
import styles from './thread/thread.module.css';

/** Grace period for connecting and short interruptions, ms. */
const graceMs = 3000;

export const ConnectionBanner = () => {
  const { t } = useTranslation('messages');
  const status = useLiveStatus();
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (status === 'connected') {
      setLasting(false);
      return undefined;
    }
    const timer = setTimeout(() => setLasting(true), graceMs);
    return () => clearTimeout(timer);
  }, [status]);
  const isShown = status !== 'connected' && lasting;
  return (
    <div role="status">
      {isShown && (
        <p className={styles.connection}>
          <WifiOff size={16} aria-hidden="true" />
          {t(`connection.${status}`, { seconds: displayDurations.messagePolling / 1000 })}
        </p>
      )}
    </div>
  );
};
