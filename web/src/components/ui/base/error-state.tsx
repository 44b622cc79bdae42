import { useTranslation } from '@/lib/i18n/i18n';
import { Button } from './button';
import { ErrorIllustration } from './error-illustration';
import styles from './state.module.css';

export const ErrorState = ({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) => {
  const { t } = useTranslation('common');
  return (
    <div className={styles.state} role="alert">
      <div className={styles.picture}>
        <ErrorIllustration name="unplugged" />
      </div>
      <h2 className={styles.title}>{t('error.title')}</h2>
      <p className={styles.text}>{error instanceof Error ? error.message : t('error.text')}</p>
      {onRetry && (
        <div className={styles.action}>
          <Button variant="secondary" onClick={onRetry}>
            {t('error.retry')}
          </Button>
        </div>
      )}
    </div>
  );
};
