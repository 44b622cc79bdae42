import { useTranslation } from '@/lib/i18n/i18n';
import styles from './base/state.module.css';

export const ListSkeleton = ({ rows = 4, label }: { rows?: number; label?: string | undefined }) => {
  const { t } = useTranslation('common');
  return (
    <div className={styles.rows} role="status">
      <span className="visually-hidden">{label ?? t('loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <div className={styles.bar} />
          <div className={styles.bar} />
        </div>
      ))}
    </div>
  );
};
