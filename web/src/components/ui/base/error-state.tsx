import { paths } from '@shared/paths';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { Button } from './button';
import { ButtonLink } from './button-link';
import { ErrorIllustration } from './error-illustration';
import styles from './state.module.css';

export const ErrorState = ({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) => {
  const { t } = useTranslation('common');
  const isBeyondPlan = error instanceof ApiError && error.code === 'PLAN_REQUIRED';
  return (
    <div className={styles.state} role="alert">
      <div className={styles.picture}>
        <ErrorIllustration name={isBeyondPlan ? 'signpost' : 'unplugged'} />
      </div>
      <h2 className={styles.title}>{t(isBeyondPlan ? 'error.plan' : 'error.title')}</h2>
      <p className={styles.text}>{error instanceof Error ? error.message : t('error.text')}</p>
      {isBeyondPlan && (
        <div className={styles.action}>
          <ButtonLink to={paths.billing}>{t('error.seePlans')}</ButtonLink>
        </div>
      )}
      {onRetry && !isBeyondPlan && (
        <div className={styles.action}>
          <Button variant="secondary" onClick={onRetry}>
            {t('error.retry')}
          </Button>
        </div>
      )}
    </div>
  );
};
