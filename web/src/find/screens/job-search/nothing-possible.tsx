import type { ReactNode } from 'react';
import { Row } from '@/components/layout';
import styles from '@/components/search/search.module.css';
import { Button } from '@/components/ui/base/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useTranslation } from '@/lib/i18n/i18n';

export const NothingPossible = ({ alert, onShowAll }: { alert: ReactNode; onShowAll: () => void }) => {
  const { t } = useTranslation('job-matches');
  return (
    <EmptyState
      illustration="search"
      title={t('noneTitle')}
      text={t('noneText')}
      action={
        <Row className={styles.ways}>
          <Button onClick={onShowAll}>{t('showAll')}</Button>
          {alert}
        </Row>
      }
    />
  );
};
