import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InvitationForm } from '@shared/api/organizations.routes';
import type { TeamRole } from '@shared/model/enumerations';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api';
import { useIdempotencyKey } from '@/lib/idempotency-key';
import { useSession } from '@/lib/session';

export const teamQuery = () =>
  queryOptions({
    queryKey: ['organization', 'team'],
    queryFn: ({ signal }) => api('listTeamMembers', undefined, { signal }),
  });

export const invitationsQuery = () =>
  queryOptions({
    queryKey: ['organization', 'invitations'],
    queryFn: ({ signal }) => api('listInvitations', undefined, { signal }),
  });

/** The team stands on the dashboard and in the lists of jobs, too. */
const useReadTeamAgain = () => {
  const queryClient = useQueryClient();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: ['jobs'] });
    await queryClient.invalidateQueries({ queryKey: teamQuery().queryKey });
  };
};

const useReadInvitationsAgain = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: invitationsQuery().queryKey });
};

export const useInvite = () => {
  const keyFor = useIdempotencyKey();
  const readAgain = useReadInvitationsAgain();
  return useMutation({
    mutationFn: (body: InvitationForm) => api('inviteMember', { body }, { idempotencyKey: keyFor(body) }),
    onSuccess: readAgain,
  });
};

export const useResendInvitation = () => {
  const readAgain = useReadInvitationsAgain();
  return useMutation({
    mutationFn: (invitationId: string) => api('resendInvitation', { params: { invitationId } }),
    onSettled: readAgain,
  });
};

export const useRevokeInvitation = () => {
  const readAgain = useReadInvitationsAgain();
  return useMutation({
    mutationFn: (invitationId: string) => api('revokeInvitation', { params: { invitationId } }),
    onSettled: readAgain,
  });
};

type Change = { userId: string; role: TeamRole; department: string };

/** Changing the own role changes what the session may do. */
export const useChangeMember = () => {
  const readAgain = useReadTeamAgain();
  const { me, refresh } = useSession();
  return useMutation({
    mutationFn: ({ userId, ...body }: Change) => api('changeMember', { params: { userId }, body }),
    onSuccess: async (_, { userId }) => {
      if (userId === me?.userId) await refresh();
    },
    onSettled: readAgain,
  });
};

export const useRemoveMember = () => {
  const readAgain = useReadTeamAgain();
  return useMutation({
    mutationFn: (userId: string) => api('removeMember', { params: { userId } }),
    onSettled: readAgain,
  });
};

export const useTransferAdministration = () => {
  const readAgain = useReadTeamAgain();
  const { refresh } = useSession();
  return useMutation({
    mutationFn: (userId: string) => api('transferAdministration', { body: { userId } }),
    onSuccess: refresh,
    onSettled: readAgain,
  });
};

/** Nothing of the organisation stays in the browser. */
export const useLeaveOrganization = () => {
  const queryClient = useQueryClient();
  const { refresh } = useSession();
  return useMutation({
    mutationFn: () => api('leaveOrganization'),
    onSuccess: async ({ message }) => {
      toast.success(message);
      await refresh();
      queryClient.clear();
    },
  });
};
