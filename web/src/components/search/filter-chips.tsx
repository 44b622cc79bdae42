import X from 'lucide-react/dist/esm/icons/x.mjs';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './search.module.css';

export type FilterLabel<S> = {
  key: string;
  label: string;
  change: Partial<S>;
  /** Dropped or widened, because nothing matches it. */
  relaxed?: boolean;
};

type Props<S> = {
  words: readonly FilterLabel<S>[];
  onChange: (changes: Partial<S>) => void;
  clear?: string | undefined;
  onClear: () => void;
};

export const FilterChips = <S,>({ words, clear, onChange, onClear }: Props<S>) => {
  const { t } = useTranslation('search');
  if (words.length === 0) return null;
  return (
    <ul className={styles.chips} role="list" aria-label={t('chips.label')}>
      {words.map(({ key, label, change, relaxed = false }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            data-relaxed={relaxed || undefined}
            aria-label={t('chips.remove', { filter: label })}
            onClick={() => onChange(change)}
          >
            {label}
            <X size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clearAll} onClick={onClear}>
          {clear ?? t('chips.clear')}
        </button>
      </li>
    </ul>
  );
};
