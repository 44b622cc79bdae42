import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/api';
import { readAgain } from '@/lib/requests/query-of';

/** Reloads invitations of the team and of own staff. */
const useReadInvitationsAgain = () => {
  const client = useQueryClient();
  return () => readAgain(client, ['listInvitations', 'listOwnStaff']);
};

export const useResendInvitation = () => {
  const onSettled = useReadInvitationsAgain();
  return useMutation({
    mutationFn: (invitationId: string) => api('resendInvitation', { params: { invitationId } }),
    onSettled,
  });
};

export const useRevokeInvitation = () => {
  const onSettled = useReadInvitationsAgain();
  return useMutation({
    mutationFn: (invitationId: string) => api('revokeInvitation', { params: { invitationId } }),
    onSettled,
  });
};
