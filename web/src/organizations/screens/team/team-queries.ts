import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InvitationForm } from '@shared/organizations/api/organizations.routes';
import type { TwoFactorGraceDays } from '@shared/core/model/vocabulary';
import type { TeamRole } from '@shared/core/model/enumerations';
import { api } from '@/lib/api/api';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { useSession } from '@/lib/auth/session';
import { queryOf, readAgain } from '@/lib/requests/query-of';

export const teamQuery = () => queryOf('listTeamMembers');

export const invitationsQuery = () => queryOf('listInvitations');

export const teamTwoFactorQuery = () => queryOf('getTeamTwoFactor');

export const useRequireTwoFactor = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { required: boolean; graceDays?: TwoFactorGraceDays }) => api('setTeamTwoFactor', { body }),
    onSettled: () => readAgain(queryClient, ['getTeamTwoFactor']),
  });
};

const useReadTeamAgain = () => {
  const queryClient = useQueryClient();
  return async () => {
    void readAgain(queryClient, ['jobs', 'search']);
    await readAgain(queryClient, ['listTeamMembers', 'getTeamTwoFactor']);
  };
};

const useReadInvitationsAgain = () => {
  const queryClient = useQueryClient();
  return () => readAgain(queryClient, ['listInvitations']);
};

export const useInvite = () => {
  const keyFor = useIdempotencyKey();
  const onSettled = useReadInvitationsAgain();
  return useMutation({
    mutationFn: (body: InvitationForm) => api('inviteMember', { body }, { idempotencyKey: keyFor(body) }),
    onSuccess: onSettled,
  });
};

type Change = { userId: string; role: TeamRole; department: string };

/** Changing one's own role changes the session's permissions. */
export const useChangeMember = () => {
  const onSettled = useReadTeamAgain();
  const { me, refresh } = useSession();
  return useMutation({
    mutationFn: ({ userId, ...body }: Change) => api('changeMember', { params: { userId }, body }),
    onSuccess: async (_, { userId }) => {
      if (userId === me?.userId) await refresh();
    },
    onSettled,
  });
};

export const useRemoveMember = () => {
  const onSettled = useReadTeamAgain();
  return useMutation({
    mutationFn: (userId: string) => api('removeMember', { params: { userId } }),
    onSettled,
  });
};
