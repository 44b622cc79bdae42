import { useTranslation } from '@/lib/i18n/i18n';
import { Button } from '../base/button';
import styles from './load-more.module.css';

export const LoadMore = ({
  hasMore,
  loading,
  onClick,
}: {
  hasMore: boolean;
  loading: boolean;
  onClick: () => void;
}) => {
  const { t } = useTranslation('common');
  return hasMore ? (
    <div className={styles.more}>
      <Button variant="secondary" loading={loading} onClick={onClick}>
        {t('loadMore')}
      </Button>
    </div>
  ) : null;
};
