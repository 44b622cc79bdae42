import { useId } from 'react';
import { lastMinuteMiles } from '@shared/work/limits/shift-limits';
import { Stack } from '@/components/layout';
import { SwitchField } from '@/components/ui/editing/switch-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { useTranslation } from '@/lib/i18n/i18n';
import type { Choices } from '../week/use-choices';
import styles from '../week/week.module.css';

/** How the person is asked when someone cancels. */
export const LastMinute = ({ shown: { lastMinute, miles, sharePhone }, change }: Choices) => {
  const { t } = useTranslation('shifts');
  const id = useId();
  return (
    <section className={styles.choices} aria-labelledby={id}>
      <h2 id={id}>{t('lastMinute.title')}</h2>
      <Stack>
        <SwitchField
          label={t('lastMinute.ask')}
          description={t('lastMinute.askText')}
          checked={lastMinute}
          onChange={(event) => change({ lastMinute: event.currentTarget.checked })}
        />
        {lastMinute && (
          <SelectField
            label={t('lastMinute.miles')}
            data={lastMinuteMiles.map((it) => ({ value: String(it), label: t('lastMinute.milesFrom', { miles: it }) }))}
            value={String(miles)}
            onChange={(chosen) => chosen !== null && change({ miles: Number(chosen) })}
          />
        )}
        <SwitchField
          label={t('lastMinute.phone')}
          description={t('lastMinute.phoneText')}
          checked={sharePhone}
          onChange={(event) => change({ sharePhone: event.currentTarget.checked })}
        />
      </Stack>
    </section>
  );
};
