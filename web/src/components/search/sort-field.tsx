import { useTranslation } from '@/lib/i18n/i18n';
import { SelectField, type Option } from '@/components/ui/fields/select-field';
import styles from './search.module.css';

type Props<V extends string> = { data: readonly Option<V>[]; value: V; onChange: (value: V | null) => void };

export const SortField = <V extends string>(props: Props<V>) => {
  const { t } = useTranslation('search');
  return (
    <div className={styles.sort}>
      <SelectField label={<span className={styles.sortLabel}>{t('sort')}</span>} {...props} />
    </div>
  );
};
