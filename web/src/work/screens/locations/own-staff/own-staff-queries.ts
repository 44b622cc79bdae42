import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnStaffList } from '@shared/work/model/own-staff';
import { api, type ApiResult } from '@/lib/api/api';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { queryOf, readAgain } from '@/lib/requests/query-of';

export const ownStaffQuery = () => queryOf('listOwnStaff');

export type OwnStaff = ApiResult<'listOwnStaff'>;
export type CheckedList = ApiResult<'inviteOwnStaff'>;

/** Previews the result of a list. */
export const useCheckStaff = () =>
  useMutation({ mutationFn: (list: OwnStaffList) => api('inviteOwnStaff', { body: { list, dryRun: true } }) });

const useReadStaffAgain = () => {
  const client = useQueryClient();
  return () => readAgain(client, ['listOwnStaff']);
};

export const useInviteStaff = () => {
  const keyFor = useIdempotencyKey();
  const onSettled = useReadStaffAgain();
  return useMutation({
    mutationFn: (list: OwnStaffList) =>
      api('inviteOwnStaff', { body: { list, dryRun: false } }, { idempotencyKey: keyFor(list) }),
    onSettled,
  });
};
