import { useState } from 'react';
import { freeSlots } from '@shared/work/rules/filling/filling';
import { useStableCallback } from '@/components/records/use-stable-callback';
import { toast } from '@/components/ui/base/toast';
import { useTranslation } from '@/lib/i18n/i18n';
import type { PlannedShift } from '../board/board-model';
import { useShiftNow, type ShiftWithBookings } from '../coverage-queries';

type Assigning = [
  of: ShiftWithBookings | null,
  onAssign: (shift: PlannedShift | undefined) => void,
  onClose: () => void,
];

/** The key A opens the choice of own staff for a free slot of the cell, with the current shift. */
export const useAssigning = (): Assigning => {
  const { t } = useTranslation('coverage');
  const shiftNow = useShiftNow();
  const [of, setOf] = useState<ShiftWithBookings | null>(null);
  const start = (found: ShiftWithBookings) => {
    if (found.shift.status === 'open' && freeSlots(found.shift) > 0) setOf(found);
    else toast.error(t('assign.noSlot'));
  };
  const onAssign = useStableCallback((shift: PlannedShift | undefined) => {
    if (!shift) return toast.error(t('assign.noSlot'));
    return void shiftNow(shift.id).then(start, (error: unknown) => toast.error((error as Error).message));
  });
  return [of, onAssign, () => setOf(null)];
};
