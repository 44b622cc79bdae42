import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Shift } from '@shared/work/model/shifts/shift';
import { toast } from '@/components/ui/base/toast';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { readAgain } from '@/lib/requests/query-of';
import type { PlannedShift } from './board-model';
import { shiftQuery, useShiftNow } from '../coverage-queries';
import type { MovePlace } from './move-rules';
import { shiftValues } from '../shift-form/shift-values';

type Move = { shift: Shift; place: MovePlace };

const hasPeople = ({ confirmed, requested, backups }: Shift): boolean => confirmed + requested + backups > 0;

/** Writes like the form, with the version that was read, so a concurrent edit isn't overwritten. */
const write = async ({ shift, place: { unitId, day } }: Move) => {
  const { CheckedShift } = await import('../shift-form/shift-schema');
  return api('updateShift', {
    params: { shiftId: shift.shiftId },
    body: {
      shift: CheckedShift.parse({ ...shiftValues(shift), day }),
      version: shift.version,
      ...(unitId !== shift.unitId && { unitId }),
    },
  });
};

/** Moves it to another cell, and back while the notice offers it. */
export const useMoveShift = (placeText: (place: MovePlace) => string) => {
  const { t } = useTranslation('coverage');
  const client = useQueryClient();
  const shiftNow = useShiftNow();
  const oneAtATime = useOneAtATime();
  const writing = useMutation({
    mutationFn: write,
    onSuccess: (answer) => client.setQueryData(shiftQuery(answer.shift.shiftId).queryKey, answer),
    onSettled: () => void readAgain(client, ['getShift', 'getBoard']),
  });
  const failed = (error: unknown) => toast.error((error as Error).message);
  const undo = (moved: Shift, place: MovePlace) =>
    writing.mutateAsync({ shift: moved, place }).then(() => toast.success(t('move.undone')), failed);
  const move = async ({ id, unitId, day }: PlannedShift, place: MovePlace): Promise<void> => {
    const { shift } = await shiftNow(id);
    if (hasPeople(shift)) return toast.error(t('move.fixed.taken'));
    const { shift: moved } = await writing.mutateAsync({ shift, place });
    const back = { label: t('move.undo'), onSelect: () => void oneAtATime(() => undo(moved, { unitId, day })) };
    toast.success(t('move.done', { where: placeText(place) }), back);
  };
  return (shift: PlannedShift, place: MovePlace) => oneAtATime(() => move(shift, place).catch(failed));
};
