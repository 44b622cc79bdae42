import { useRef, useState } from 'react';
import type {
  ShiftChoices,
  ShiftPreferenceChanges,
  ShiftPreferences,
} from '@shared/work/model/shifts/shift-preferences';
import { toast } from '@/components/ui/base/toast';
import { useSaveShiftPreferences } from '@/work/parts/shifts/shift-queries';
import { useTranslation } from '@/lib/i18n/i18n';

export type Choices = {
  shown: ShiftPreferences;
  /** Reports an error if it can't be saved. */
  change: (changes: ShiftChoices) => void;
  /** For changes that are shown once saved. */
  send: (changes: ShiftPreferenceChanges) => Promise<ShiftPreferences>;
};

/** Saves each choice as it is made, in sequence: the last one wins. */
export const useChoices = (stored: ShiftPreferences): Choices => {
  const { t } = useTranslation('shifts');
  const save = useSaveShiftPreferences();
  // Shown before it is saved.
  const [wanted, setWanted] = useState<ShiftChoices | null>(null);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const send = (changes: ShiftPreferenceChanges): Promise<ShiftPreferences> => {
    const saved = saving.current.then(() => save.mutateAsync(changes));
    saving.current = saved.catch(() => undefined);
    return saved;
  };
  const change = (changes: ShiftChoices) => {
    const next = { ...wanted, ...changes };
    setWanted(next);
    void send(changes)
      .catch(() => toast.error(t('choices.failed')))
      .finally(() => setWanted((latest) => (latest === next ? null : latest)));
  };
  return { shown: { ...stored, ...wanted } as ShiftPreferences, change, send };
};
