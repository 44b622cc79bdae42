import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PreferenceChanges, ShiftPreferences } from '@shared/model/shift-preferences';
import { toast } from '@/components/ui/base/toast';
import { shiftPreferencesQuery, useSaveShiftPreferences } from '@/entities/shifts/shift-queries';
import { useTranslation } from '@/lib/i18n/i18n';

type Preferences = { chosen: ShiftPreferences | undefined; change: (changes: PreferenceChanges) => void };

/** Each choice is shown at once and saved as it is made, one after the other: the last one is what stays. */
export const usePreferences = (): Preferences => {
  const { t } = useTranslation('shifts');
  const { data } = useQuery(shiftPreferencesQuery());
  const save = useSaveShiftPreferences();
  const [wanted, setWanted] = useState<PreferenceChanges>({});
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const change = (changes: PreferenceChanges) => {
    const next = { ...wanted, ...changes };
    setWanted(next);
    saving.current = saving.current
      .then(() => save.mutateAsync(changes))
      .catch(() => toast.error(t('preferences.failed')))
      .finally(() => setWanted((latest) => (latest === next ? {} : latest)));
  };
  return { chosen: data && { ...data, ...wanted }, change };
};
