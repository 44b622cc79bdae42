import { useMemo, useRef } from 'react';
import type { Shift } from '@shared/work/model/shifts/shift';
import { toast } from '@/components/ui/base/toast';
import { useTranslation } from '@/lib/i18n/i18n';
import { timeIn } from '@/lib/time/time-zones';
import type { PlannedShift } from '../board/board-model';
import { useShiftNow } from '../coverage-queries';
import { useStableCallback } from '@/components/records/use-stable-callback';

type Place = { unitId: string; day: string };

/** C copies a shift, V opens a new one like it in the focused cell. */
export const useCopiedShift = (timeZone: string, onNew: (place: Place & { copyOf?: Shift }) => void) => {
  const { t } = useTranslation('shift-plans');
  const shiftNow = useShiftNow();
  const copied = useRef<string | null>(null);
  const onCopy = useStableCallback(({ id, startsAt, endsAt }: PlannedShift) => {
    copied.current = id;
    toast.success(t('copied', { times: `${timeIn(timeZone, startsAt)}-${timeIn(timeZone, endsAt)}` }));
  });
  const onPaste = useStableCallback((place: Place) => {
    if (copied.current === null) return onNew(place);
    shiftNow(copied.current).then(
      ({ shift }) => onNew({ ...place, copyOf: shift }),
      (error: unknown) => toast.error((error as Error).message),
    );
  });
  return useMemo(() => ({ onCopy, onPaste }), [onCopy, onPaste]);
};
