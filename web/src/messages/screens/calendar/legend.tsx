import { classNames } from '@/components/ui/base/class-names';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './calendar.module.css';
import { entryKinds } from './calendar-entries';
import colours from './entries/entry-colours.module.css';

export const Legend = () => {
  const { t } = useTranslation('calendar');
  return (
    <ul role="list" className={styles.legend} aria-label={t('legend')}>
      {entryKinds.map((kind) => (
        <li key={kind}>
          <span className={classNames(styles.swatch, colours[kind])} aria-hidden="true" />
          {t(`kinds.${kind}`)}
        </li>
      ))}
    </ul>
  );
};
