import { useTranslation } from '@/lib/i18n/i18n';
import { classNames } from './base/class-names';
import styles from './base/state.module.css';

/** `flat`: lines of a list instead of cards. */
type Props = { rows?: number; label?: string | undefined; flat?: boolean };

export const ListSkeleton = ({ rows = 4, label, flat = false }: Props) => {
  const { t } = useTranslation('common');
  return (
    <div className={classNames(styles.rows, flat && styles.flat)} role="status">
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
