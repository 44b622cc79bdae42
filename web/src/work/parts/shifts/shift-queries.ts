import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { addDays, daysBetween } from '@shared/core/rules/calendar-days';
import type { OwnBooking } from '@shared/work/model/booking';
import type { FoundShift, Shift } from '@shared/work/model/shifts/shift';
import type { UploadReceipt } from '@shared/core/model/file';
import type { ShiftPreferenceChanges } from '@shared/work/model/shifts/shift-preferences';
import { api, type ApiResult } from '@/lib/api/api';
import { isRefusal } from '@/lib/api/api-error';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { cached, queryOf, readAgain } from '@/lib/requests/query-of';

/** Reliability of the caller, or of their organization. */
export const reliabilityQuery = () => queryOf('getReliability');

export const shiftPreferencesQuery = () => queryOf('getShiftPreferences');

export const useSaveShiftPreferences = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ShiftPreferenceChanges) => api('saveShiftPreferences', { body }),
    onSuccess: (saved) => client.setQueryData(shiftPreferencesQuery().queryKey, saved),
  });
};

export const openShiftsQuery = () => queryOf('findShifts');

/** Local days of the locations; `from` is the first. */
type Stretch = { from: string; days: number };

export const ownBookingsQuery = ({ from, days }: Stretch) =>
  queryOf('listOwnBookings', { query: { from, days: String(days) } });

/** Days that one request can answer. */
const daysAtMost = 31;

export const stretchesOf = ({ from, to }: { from: string; to: string }): Stretch[] => {
  const days = daysBetween(from, to) + 1;
  return Array.from({ length: Math.ceil(days / daysAtMost) }, (_, index) => ({
    from: addDays(from, index * daysAtMost),
    days: Math.min(daysAtMost, days - index * daysAtMost),
  }));
};

/** The range of a loaded query, by its key. */
const stretchOf = (queryKey: readonly unknown[]): Stretch | null => {
  const { query } = (queryKey[2] ?? {}) as { query?: { from: string; days: string } };
  return query ? { from: query.from, days: Number(query.days) } : null;
};

const isWithin = (day: string, { from, days }: Stretch): boolean => day >= from && day < addDays(from, days);

const byStart = (one: OwnBooking, other: OwnBooking): number =>
  one.booking.startsAt.localeCompare(other.booking.startsAt);

/** The index of bookings lags behind a write: its response replaces the loaded booking, perhaps on another day. */
const placeBooking = (client: QueryClient, own: OwnBooking): void => {
  const read = client.getQueriesData<ApiResult<'listOwnBookings'>>(cached('listOwnBookings'));
  for (const [queryKey, data] of read) {
    const stretch = stretchOf(queryKey);
    if (!data || !stretch) continue;
    const others = data.items.filter(({ booking }) => booking.shiftId !== own.booking.shiftId);
    const isHere = isWithin(own.booking.terms.day, stretch);
    if (!isHere && others.length === data.items.length) continue;
    const items = isHere ? [...others, own].toSorted(byStart) : others;
    client.setQueryData(ownBookingsQuery(stretch).queryKey, { items });
  }
};

const takeOutOfFeed = (client: QueryClient, shiftId: string): void => {
  const feed = client.getQueryData(openShiftsQuery().queryKey);
  if (!feed) return;
  const items = feed.items.filter(({ shift }) => shift.shiftId !== shiftId);
  client.setQueryData(openShiftsQuery().queryKey, { items });
};

/** Every booking changes what else the person can work. */
const judgeAgain = (client: QueryClient): Promise<void> => readAgain(client, ['findShifts', 'getReliability']);

type Claim = Pick<Shift, 'shiftId' | 'termsHash'> & { way: FoundShift['way'] };

/** The answer is shown at the event, also before the record is recounted. */
export const useAppealEvent = (eventId: string) => {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (given: { text: string; files: UploadReceipt[] }) =>
      api('appealReliability', { body: { eventId, ...given } }, { idempotencyKey: keyFor({ eventId, ...given }) }),
    onSuccess: async (appeal) => {
      const read = client.getQueryData(reliabilityQuery().queryKey);
      if (!read) return;
      const lines = read.lines.map((line) => (line.eventId === eventId ? { ...line, appealBy: null, appeal } : line));
      client.setQueryData(reliabilityQuery().queryKey, { ...read, lines });
    },
    onError: (error) => (isRefusal(error) ? readAgain(client, ['getReliability']) : undefined),
  });
};

/** Books a shift, requests it, or offers to be a backup. */
export const useBookShift = () => {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ shiftId, termsHash, way }: Claim) => {
      const operation = way === 'backup' ? 'beBackup' : 'bookShift';
      const idempotencyKey = keyFor({ shiftId, termsHash, operation });
      return api(operation, { params: { shiftId }, body: { termsHash } }, { idempotencyKey });
    },
    onSuccess: (own) => {
      takeOutOfFeed(client, own.booking.shiftId);
      placeBooking(client, own);
      void judgeAgain(client);
    },
    // A refusal means that the shift or the person changed, so the current state is loaded.
    onError: (error) => (isRefusal(error) ? judgeAgain(client) : undefined),
  });
};

export const useLeaveShift = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ shiftId, ...body }: { shiftId: string; exempt: boolean; undo?: true }) =>
      api('leaveShift', { params: { shiftId }, body }),
    onSuccess: (own) => {
      placeBooking(client, own);
      void judgeAgain(client);
    },
    onError: (error) => (isRefusal(error) ? readAgain(client, ['listOwnBookings', 'findShifts']) : undefined),
  });
};

/** Accepts a shift's changes, or declines. A refusal means that it changed again. */
export const useAnswerTerms = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ shiftId, ...body }: { shiftId: string; termsHash: string; accept: boolean }) =>
      api('answerTerms', { params: { shiftId }, body }),
    onSuccess: (own) => {
      placeBooking(client, own);
      void judgeAgain(client);
    },
    onError: (error) => (isRefusal(error) ? readAgain(client, ['listOwnBookings', 'findShifts']) : undefined),
  });
};

export const useUndoLeaving = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (shiftId: string) => api('undoLeaving', { params: { shiftId } }),
    onSuccess: (own) => {
      placeBooking(client, own);
      void judgeAgain(client);
    },
    onError: (error) => (isRefusal(error) ? readAgain(client, ['listOwnBookings', 'findShifts']) : undefined),
  });
};

export const useDeclineInvite = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (shiftId: string) => api('declineInvite', { params: { shiftId } }),
    onSettled: () => judgeAgain(client),
  });
};
