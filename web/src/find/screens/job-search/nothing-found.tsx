import type { ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { Row } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { EmptyState } from '@/components/ui/empty-state';
import { isFiltered, withoutFilters, type JobSearch } from '@/hiring/parts/jobs/job-search';
import styles from '@/components/search/search.module.css';

type Props = { search: JobSearch; alert: ReactNode; onChange: (changes: Partial<JobSearch>) => void };

export const NothingFound = ({ search, alert, onChange }: Props) => {
  const { t } = useTranslation('job-search');
  if (!isFiltered(search)) {
    return <EmptyState title={t('empty.noneYet')} text={t('empty.comeBack')} action={alert} />;
  }
  const hasFilters = isFiltered({ ...search, q: '' });
  return (
    <EmptyState
      illustration="search"
      title={t('empty.noneFound')}
      text={t('empty.adjust')}
      action={
        <Row className={styles.ways}>
          {search.q && (
            <Button variant="secondary" onClick={() => onChange({ q: '' })}>
              {t('empty.withoutText', { text: search.q })}
            </Button>
          )}
          {hasFilters && (
            <Button variant="secondary" onClick={() => onChange(withoutFilters(search))}>
              {t('empty.withoutFilters')}
            </Button>
          )}
          {alert}
        </Row>
      }
    />
  );
};
