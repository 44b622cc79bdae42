import { CloudOff } from 'lucide-react';
import { toast } from '@/components/ui/base/toast';
import { useTranslation } from '@/lib/i18n/i18n';
import { usePendingChangeDelivery, usePendingChangeCount } from '@/lib/requests/kept/use-pending-changes';
import styles from './waiting-changes.module.css';

const sayRefused = (problem: Error): void => toast.error(problem.message);

/** Sends pending changes, and shows how many wait for the connection. */
export const WaitingChanges = () => {
  const { t } = useTranslation('workspace');
  usePendingChangeDelivery(sayRefused);
  const count = usePendingChangeCount();
  return (
    <div role="status">
      {count > 0 && (
        <p className={styles.waiting}>
          <CloudOff size={16} aria-hidden="true" />
          {t('waitingChanges', { count })}
        </p>
      )}
    </div>
  );
};
