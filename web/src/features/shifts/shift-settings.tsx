import { useId, type ReactNode } from 'react';
import { lastMinuteMiles } from '@shared/shift-limits';
import type { PreferenceChanges, ShiftPreferences } from '@shared/model/shift-preferences';
import { Stack } from '@/components/layout';
import { SwitchField } from '@/components/ui/editing/switch-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { longDutyHours } from '@/entities/shifts/long-duty-hours';
import { useTranslation } from '@/lib/i18n/i18n';
import { useInPool } from './use-in-pool';
import { usePreferences } from './use-preferences';
import styles from './week.module.css';

/** When the person is asked for shifts, and how long they work. */
export const ShiftSettings = () => {
  const { chosen, change } = usePreferences();
  const isInPool = useInPool() === true;
  if (!chosen || !isInPool) return null;
  return (
    <>
      <LastMinute {...{ chosen, change }} />
      <LongDuty {...{ chosen, change }} />
    </>
  );
};

type Props = { chosen: ShiftPreferences; change: (changes: PreferenceChanges) => void };

const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section className={styles.settings} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Stack>{children}</Stack>
    </section>
  );
};

const LastMinute = ({ chosen: { lastMinute, miles, sharePhone }, change }: Props) => {
  const { t } = useTranslation('shifts');
  return (
    <Section title={t('lastMinute.title')}>
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
          onChange={(picked) => picked !== null && change({ miles: Number(picked) })}
        />
      )}
      <SwitchField
        label={t('lastMinute.phone')}
        description={t('lastMinute.phoneText')}
        checked={sharePhone}
        onChange={(event) => change({ sharePhone: event.currentTarget.checked })}
      />
    </Section>
  );
};

const LongDuty = ({ chosen: { longDuty }, change }: Props) => {
  const { t } = useTranslation('shifts');
  return (
    <Section title={t('longDuty.title')}>
      <SwitchField
        label={t('longDuty.agree', longDutyHours)}
        description={t('longDuty.text', longDutyHours)}
        checked={longDuty}
        onChange={(event) => change({ longDuty: event.currentTarget.checked })}
      />
    </Section>
  );
};
