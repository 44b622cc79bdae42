import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { lastMinuteMiles } from '@shared/shift-limits';
import type { ShiftPreferences } from '@shared/model/shift-preferences';
import { Stack } from '@/components/layout';
import { toast } from '@/components/ui/base/toast';
import { SwitchField } from '@/components/ui/editing/switch-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { shiftPreferencesQuery, useSaveShiftPreferences } from '@/entities/shifts/shift-queries';
import { useTranslation } from '@/lib/i18n/i18n';
import { useInPool } from './use-in-pool';
import styles from './week.module.css';

/** How the person is asked when someone drops out. Each choice is saved as it is made. */
export const LastMinute = () => {
  const { data } = useQuery(shiftPreferencesQuery());
  const isInPool = useInPool() === true;
  return data && isInPool ? <Choices stored={data} /> : null;
};

const Choices = ({ stored }: { stored: ShiftPreferences }) => {
  const { t } = useTranslation('shifts');
  const id = useId();
  const save = useSaveShiftPreferences();
  // Shown before it is saved.
  const [wanted, setWanted] = useState<ShiftPreferences | null>(null);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const { lastMinute, miles, sharePhone } = wanted ?? stored;
  // One after the other: the last choice is what stays.
  const change = (changes: Partial<ShiftPreferences>) => {
    const next = { ...(wanted ?? stored), ...changes };
    setWanted(next);
    saving.current = saving.current
      .then(() => save.mutateAsync(next))
      .catch(() => toast.error(t('lastMinute.failed')))
      .finally(() => setWanted((latest) => (latest === next ? null : latest)));
  };
  return (
    <section className={styles.lastMinute} aria-labelledby={id}>
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
