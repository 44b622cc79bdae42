import { useRef, useState } from 'react';
import type { ShiftPreferences } from '@shared/model/shift-preferences';
import { toast } from '@/components/ui/base/toast';
import { useSaveShiftPreferences } from '@/entities/shifts/shift-queries';
import { useTranslation } from '@/lib/i18n/i18n';

export type Choices = { shown: ShiftPreferences; change: (changes: Partial<ShiftPreferences>) => void };

/** Each choice is saved as it is made, one after the other: the last one is what stays. */
export const useChoices = (stored: ShiftPreferences): Choices => {
  const { t } = useTranslation('shifts');
  const save = useSaveShiftPreferences();
  // Shown before it is saved.
  const [wanted, setWanted] = useState<ShiftPreferences | null>(null);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const shown = wanted ?? stored;
  const change = (changes: Partial<ShiftPreferences>) => {
    const next = { ...shown, ...changes };
    setWanted(next);
    saving.current = saving.current
      .then(() => save.mutateAsync(changes))
      .catch(() => toast.error(t('choices.failed')))
      .finally(() => setWanted((latest) => (latest === next ? null : latest)));
  };
  return { shown, change };
};
