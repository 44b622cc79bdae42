import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Attendance } from '@shared/work/model/attendance';
import { api } from '@/lib/api/api';
import { pagesOf, queryOf, readAgain } from '@/lib/requests/query-of';

/** Refresh interval: a missed deadline approves, and colleagues do. */
const readAgainMs = 60_000;

export const toApproveQuery = () => ({
  ...pagesOf('listAttendanceToApprove', {}),
  refetchInterval: readAgainMs,
});

/** Approves each version as it was read: changed ones stay for review. */
export const useApproveAttendance = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (chosen: readonly Attendance[]) =>
      api('approveAttendance', {
        body: {
          bookings: chosen.map(({ shiftId, professional: { userId }, version }) => ({ shiftId, userId, version })),
        },
      }),
    onSettled: () => readAgain(client, ['listAttendanceToApprove', 'getShift']),
  });
};

type Return = { minutes: number; reason: string };

export const useReturnAttendance = ({ shiftId, professional: { userId }, version }: Attendance) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: Return) =>
      api('returnAttendance', { params: { shiftId, userId }, body: { ...given, version } }),
    onSuccess: () => readAgain(client, ['listAttendanceToApprove', 'getShift']),
    onError: () => void readAgain(client, ['listAttendanceToApprove']),
  });
};

type Of = { shiftId: string; userId: string };

export const bookingAttendanceQuery = (params: Of) => queryOf('getBookingAttendance', { params });

/** A supervisor's statement about a booking changes its attendance and the shift. */
const useSaid = <Said>(send: (said: Said) => Promise<Attendance>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => readAgain(client, ['getBookingAttendance', 'getShift', 'listAttendanceToApprove', 'getBoard']),
  });
};

export const useConfirmAttendance = (params: Of) =>
  useSaid((times: { in: string; out: string | null }) => api('confirmAttendance', { params, body: times }));

export const useDeclareNoShow = (params: Of) => useSaid((_: undefined) => api('declareNoShow', { params }));

export const useSendHome = (params: Of) => useSaid((reason: string) => api('sendHome', { params, body: { reason } }));

export const useSettleDispute = (params: Of) =>
  useSaid((settled: { minutes: number; version: number }) => api('settleDispute', { params, body: settled }));
