import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Attendance } from '@shared/model/attendance';
import { api } from '@/lib/api/api';
import { pagesOf, readAgain } from '@/lib/requests/query-of';

/** Read again each minute: silence approves, and colleagues do. */
const readAgainMs = 60_000;

export const toApproveQuery = (locationId: string) => ({
  ...pagesOf('listAttendanceToApprove', { params: { locationId } }),
  refetchInterval: readAgainMs,
});

/** Each as it was read: what changed meanwhile stays to be looked at. */
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
