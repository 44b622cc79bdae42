import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ShiftForm } from '@shared/work/model/shifts/shift';
import type { RaiseKind } from '@shared/work/model/shifts/shift-vocabulary';
import { api, type ApiResult } from '@/lib/api/api';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { queryOf, readAgain } from '@/lib/requests/query-of';

const boardReadMs = 60_000;

/** Reloaded every minute: professionals book meanwhile. */
export const boardQuery = (locationId: string, range: { from: string; days: number }) => ({
  ...queryOf('getBoard', { params: { locationId }, query: range }),
  refetchInterval: boardReadMs,
});

export const shiftQuery = (shiftId: string) => queryOf('getShift', { params: { shiftId } });

const coverNowReadMs = 15_000;

/** Reloaded while people are asked: each step changes what comes next. */
export const watchedShiftQuery = (shiftId: string) => ({
  ...shiftQuery(shiftId),
  refetchInterval: ({ state }: { state: { data: ShiftWithBookings | undefined } }) =>
    state.data?.filling?.kind === 'cover_now' && state.data.filling.state === 'running' ? coverNowReadMs : false,
});

export type ShiftWithBookings = ApiResult<'getShift'>;

type NewShift = { unitId: string; form: ShiftForm; publish: boolean };

export const useCreateShift = (locationId: string) => {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ unitId, form, publish }: NewShift) =>
      api(
        'createShift',
        { params: { locationId, unitId }, body: { shift: form, publish } },
        { idempotencyKey: keyFor({ unitId, form, publish }) },
      ),
    onSuccess: () => readAgain(client, ['getBoard']),
  });
};

/** The response replaces the shift. After a refusal, the stored state is loaded. */
const useShiftWrite = <V>(shiftId: string, write: (given: V) => Promise<ShiftWithBookings>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: (answer) => {
      client.setQueryData(shiftQuery(shiftId).queryKey, answer);
      void readAgain(client, ['getBoard']);
    },
    onError: () => void readAgain(client, ['getShift', 'getBoard']),
  });
};

export const useSaveShift = (shiftId: string) =>
  useShiftWrite(shiftId, ({ form, version, unitId }: { form: ShiftForm; version: number; unitId?: string }) =>
    api('updateShift', {
      params: { shiftId },
      body: { shift: form, version, ...(unitId !== undefined && { unitId }) },
    }),
  );

export const usePublishShift = (shiftId: string) =>
  useShiftWrite(shiftId, (_nothing: undefined) => api('publishShift', { params: { shiftId } }));

export const useCancelShift = (shiftId: string) =>
  useShiftWrite(shiftId, (reason: string) => api('cancelShift', { params: { shiftId }, body: { reason } }));

export const useDecideRequest = (shiftId: string) =>
  useShiftWrite(shiftId, ({ userId, approve }: { userId: string; approve: boolean }) =>
    approve
      ? api('approveShiftRequest', { params: { shiftId, userId } })
      : api('declineShiftRequest', { params: { shiftId, userId } }),
  );

/** Cached for a minute: every shift needs the same list. */
export const ownStaffQuery = () => ({ ...queryOf('listOwnStaff'), staleTime: boardReadMs });

export const useAssignShift = (shiftId: string) =>
  useShiftWrite(shiftId, (userId: string) => api('assignShift', { params: { shiftId, userId } }));

export const useCancelBooking = (shiftId: string) =>
  useShiftWrite(shiftId, ({ userId, reason }: { userId: string; reason: string }) =>
    api('cancelBooking', { params: { shiftId, userId }, body: { reason } }),
  );

export const useCoverNow = (shiftId: string) =>
  useShiftWrite(shiftId, (operation: 'coverNow' | 'pauseCoverNow') => api(operation, { params: { shiftId } }));

export const useSplitShift = (shiftId: string) =>
  useShiftWrite(shiftId, (version: number) => api('splitShift', { params: { shiftId }, body: { version } }));

export const useRaisePay = (shiftId: string) =>
  useShiftWrite(shiftId, (body: { raise: RaiseKind; version: number }) =>
    api('raiseShiftPay', { params: { shiftId }, body }),
  );
/** Never cached: people answer meanwhile. */
export const callListQuery = (shiftId: string) => ({
  ...queryOf('listCallList', { params: { shiftId } }),
  staleTime: 0,
  refetchInterval: boardReadMs,
});

export const favoritesQuery = ({ locationId, unitId }: { locationId: string; unitId: string }) =>
  queryOf('listFavorites', { params: { locationId, unitId } });

/** Reloads the panel, whose response has more than the favorites. */
export const useMarkFavorite = ({ locationId, unitId }: { locationId: string; unitId: string }) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, favorite }: { userId: string; favorite: boolean }) => {
      const params = { locationId, unitId, userId };
      return favorite ? api('addFavorite', { params }) : api('removeFavorite', { params });
    },
    onSettled: () => readAgain(client, ['getShift', 'listFavorites']),
  });
};

export const blocksQuery = ({ locationId, unitId }: { locationId: string; unitId: string }) =>
  queryOf('listUnitBlocks', { params: { locationId, unitId } });

/** Without a reason, the person may book the unit's shifts again. */
export const useBlock = ({ locationId, unitId }: { locationId: string; unitId: string }) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, reason }: { userId: string; reason: string | null }) => {
      const params = { locationId, unitId, userId };
      return reason === null ? api('unblockFromUnit', { params }) : api('blockFromUnit', { params, body: { reason } });
    },
    onSettled: () => readAgain(client, ['listUnitBlocks']),
  });
};

/** Reads the stored shift. */
export const useShiftNow = () => {
  const client = useQueryClient();
  return (shiftId: string): Promise<ShiftWithBookings> => client.query({ ...shiftQuery(shiftId), staleTime: 0 });
};
