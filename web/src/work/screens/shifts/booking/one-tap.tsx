import { useId } from 'react';
import { SwitchField } from '@/components/ui/editing/switch-field';
import { useTranslation } from '@/lib/i18n/i18n';
import type { Choices } from '../week/use-choices';
import styles from '../week/week.module.css';

/** Whether a tap books, or first shows the terms. */
export const OneTap = ({ shown: { oneTap }, change }: Choices) => {
  const { t } = useTranslation('shifts');
  const id = useId();
  return (
    <section className={styles.choices} aria-labelledby={id}>
      <h2 id={id}>{t('oneTap.title')}</h2>
      <SwitchField
        label={t('oneTap.ask')}
        description={t('oneTap.askText')}
        checked={oneTap}
        onChange={(event) => change({ oneTap: event.currentTarget.checked })}
      />
    </section>
  );
};
