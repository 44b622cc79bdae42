import { useTranslation } from '@/lib/i18n/i18n';
import styles from './state.module.css';

export const Loading = ({ label }: { label?: string | undefined }) => {
  const { t } = useTranslation('common');
  return (
    <div className={styles.loading} role="status">
      <svg className={styles.pulse} viewBox="0 0 56 28" fill="none" aria-hidden="true">
        <path
          d="M1 14h11l6 11 10-22 10 22 6-11h11"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {label ?? t('loading')}
    </div>
  );
};
