import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/base/button';
import { type Column, RecordList } from '@/components/ui/records/record-list';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './charts.module.css';

type Props<T> = {
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  children: ReactNode;
};

export const WithTable = <T,>({ label, columns, rows, rowKey, children }: Props<T>) => {
  const { t } = useTranslation('marketplace');
  const [asTable, setAsTable] = useState(false);
  return (
    <div className={styles.trends}>
      {asTable ? <RecordList caption={label} columns={columns} rows={rows} rowKey={rowKey} /> : children}
      <div className={styles.toggle}>
        <Button variant="quiet" size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {t('chart.asTable')}
        </Button>
      </div>
    </div>
  );
};
