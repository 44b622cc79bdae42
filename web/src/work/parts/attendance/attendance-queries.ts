import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { AttachedMessage, MessageRef } from '@shared/work/model/attached-message';
import type { Attendance, ReturnAnswer, ShiftDay, SubmitForm } from '@shared/work/model/attendance';
import type { UploadReceipt } from '@shared/core/model/file';
import type { BookingSide } from '@shared/work/model/shifts/shift-vocabulary';
import { api } from '@/lib/api/api';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { pagesOf, queryOf, readAgain } from '@/lib/requests/query-of';
import { noteServerTime } from './phone-clock';

export const readShiftDay = async (shiftId: string, signal?: AbortSignal): Promise<ShiftDay> => {
  const day = await api('getAttendance', { params: { shiftId } }, signal ? { signal } : {});
  noteServerTime(day.serverTime);
  return day;
};

const readAgainMs = 60_000;

/** Reloaded every minute: the unit may confirm or approve meanwhile. */
export const shiftDayQuery = (shiftId: string) => ({
  ...queryOf('getAttendance', { params: { shiftId } }),
  queryFn: ({ signal }: { signal: AbortSignal }) => readShiftDay(shiftId, signal),
  refetchInterval: readAgainMs,
});

export const placeAttendance = (client: QueryClient, attendance: Attendance): void => {
  const query = queryOf('getAttendance', { params: { shiftId: attendance.shiftId } });
  const day = client.getQueryData(query.queryKey);
  if (day) client.setQueryData(query.queryKey, { ...day, attendance });
  void readAgain(client, ['listOwnBookings']);
};

const useAttendanceWrite = <V>(shiftId: string, write: (given: V) => Promise<Attendance>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: (attendance) => placeAttendance(client, attendance),
    onError: () => void readAgain(client, ['getAttendance']),
  });
};

export const useSubmitAttendance = (shiftId: string) =>
  useAttendanceWrite(shiftId, (form: SubmitForm) => api('submitAttendance', { params: { shiftId }, body: form }));

export const useLeaveEarly = (shiftId: string) =>
  useAttendanceWrite(shiftId, (reason: string) => api('leaveEarly', { params: { shiftId }, body: { reason } }));

export const useAnswerReturn = (shiftId: string) =>
  useAttendanceWrite(shiftId, (answer: ReturnAnswer) => api('answerReturn', { params: { shiftId }, body: answer }));

/** For either side: each sees the result where it saw the decision. */
export const useAppealDispute = (params: { shiftId: string; userId: string }) => {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: { text: string; files: UploadReceipt[] }) =>
      api('appealDispute', { params, body }, { idempotencyKey: keyFor({ ...params, ...body }) }),
    onSettled: () => readAgain(client, ['getAttendance', 'getBookingAttendance']),
  });
};

/** A professional may have conversations with several people of the organization, a member only their own. */
export const conversationsOfBooking = ({ organizationId, professional: { userId } }: Attendance, side: BookingSide) =>
  pagesOf('listConversations', { query: side === 'worker' ? { organizationId } : { userId } });

/** Not cached: a thread is only kept current while it is open. */
export const threadToAttach = (conversationId: string) => ({
  ...pagesOf('getConversation', { params: { conversationId } }),
  staleTime: 0,
});

const useMessagesWrite = <V>(
  { shiftId, professional: { userId } }: Attendance,
  bodyOf: (given: V) => { attach?: MessageRef[]; remove?: MessageRef[] },
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: V) => api('attachMessages', { params: { shiftId, userId }, body: bodyOf(given) }),
    onSettled: () => readAgain(client, ['getAttendance', 'getBookingAttendance']),
  });
};

export const useAttachMessages = (attendance: Attendance) =>
  useMessagesWrite(attendance, (chosen: readonly MessageRef[]) => ({ attach: [...chosen] }));

export const useRemoveMessage = (attendance: Attendance, { conversationId, messageId }: AttachedMessage) =>
  useMessagesWrite(attendance, (_: undefined) => ({ remove: [{ conversationId, messageId }] }));

/** For any shift of the organization, because the answer covers all of it. */
export const useAnswerWouldReturn = (shiftId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (again: boolean) => api('answerWouldReturn', { params: { shiftId }, body: { again } }),
    onSuccess: async (returning) => {
      const query = queryOf('getAttendance', { params: { shiftId } });
      const day = client.getQueryData(query.queryKey);
      if (day) client.setQueryData(query.queryKey, { ...day, returning });
      await readAgain(client, ['listOwnBookings']);
    },
  });
};
