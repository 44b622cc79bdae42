import { useId } from 'react';
import { SwitchField } from '@/components/ui/editing/switch-field';
import { longDutyHours } from '@/work/parts/shifts/long-duty-hours';
import { useTranslation } from '@/lib/i18n/i18n';
import type { Choices } from '../week/use-choices';
import styles from '../week/week.module.css';

/** How many hours in a row the person works. */
export const LongDuty = ({ shown: { longDuty }, change }: Choices) => {
  const { t } = useTranslation('shifts');
  const id = useId();
  return (
    <section className={styles.choices} aria-labelledby={id}>
      <h2 id={id}>{t('longDuty.title')}</h2>
      <SwitchField
        label={t('longDuty.agree', longDutyHours)}
        description={t('longDuty.text', longDutyHours)}
        checked={longDuty}
        onChange={(event) => change({ longDuty: event.currentTarget.checked })}
      />
    </section>
  );
};
