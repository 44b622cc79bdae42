import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/base/toast';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf, readAgain } from '@/lib/requests/query-of';
import { shiftQuery } from '../coverage-queries';
import type { Seated } from './seat-rules';

const checkedMs = 30_000;

/** What blocks own staff from a shift. The write checks again. */
export const seatCheckQuery = (shiftId: string, userId: string) => ({
  ...queryOf('listOwnStaff', { query: { shiftId, userId } }),
  staleTime: checkedMs,
});

type Seat = { person: Seated; shiftId: string };

const write = ({ person: { kind, userId }, shiftId }: Seat) =>
  api(kind === 'own' ? 'assignShift' : 'approveShiftRequest', { params: { shiftId, userId } });

/** Books a person on a free slot, or says why not; true if they're booked. */
export const useSeat = (): ((seat: Seat) => Promise<boolean>) => {
  const { t } = useTranslation('coverage');
  const client = useQueryClient();
  const writing = useMutation({
    mutationFn: write,
    onSuccess: (answer, { shiftId }) => client.setQueryData(shiftQuery(shiftId).queryKey, answer),
    onSettled: () => {
      void readAgain(client, ['getShift', 'getBoard']);
      // Also changes what blocks people from shifts, which is reloaded when needed.
      void readAgain(client, ['listOwnStaff'], { refetchType: 'none' });
    },
  });
  /** Without an answer, the write decides. */
  const check = async ({ person: { kind, userId }, shiftId }: Seat) => {
    if (kind === 'request') return null;
    const { refusal } = await client.query(seatCheckQuery(shiftId, userId)).catch(() => ({ refusal: null }));
    return refusal ?? null;
  };
  return async (seat) => {
    const { kind, name } = seat.person;
    const refusal = await check(seat);
    if (refusal !== null) {
      toast.error(t(`seat.refused.${refusal}`, { name }));
      return false;
    }
    return writing.mutateAsync(seat).then(
      () => {
        toast.success(t(kind === 'own' ? 'assign.done' : 'asked.approved', { name }));
        return true;
      },
      (error: unknown) => {
        const isRefused = error instanceof ApiError && error.code === 'NOT_ELIGIBLE';
        toast.error(isRefused ? t('asked.notEligible', { name }) : (error as Error).message);
        return false;
      },
    );
  };
};
