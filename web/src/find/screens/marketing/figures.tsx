import { useTranslation } from '@/lib/i18n/i18n';
import type { KeyOf } from '@shared/text/catalog';
import styles from './figures.module.css';

export type FigureName = KeyOf<'figures'>;

export const Figures = ({ label, items }: { label: string; items: readonly (readonly [FigureName, string])[] }) => {
  const { t } = useTranslation('figures');
  return (
    <dl className={styles.figures} aria-label={label}>
      {items.map(([name, meaning]) => (
        <div key={name} className={styles.figure}>
          <dt>{meaning}</dt>
          <dd>{t(name)}</dd>
        </div>
      ))}
    </dl>
  );
};
