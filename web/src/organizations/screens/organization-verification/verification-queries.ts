import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrganizationVerification } from '@shared/organizations/model/organization-verification';
import { api } from '@/lib/api/api';
import { queryOf, readAgain } from '@/lib/requests/query-of';

export const verificationQuery = () => queryOf('getOrganizationVerification');

/** A verification changes what other pages may show. */
const useStored = () => {
  const queryClient = useQueryClient();
  const { queryKey } = verificationQuery();
  return (stored: OrganizationVerification) => {
    const before = queryClient.getQueryData(queryKey);
    queryClient.setQueryData(queryKey, stored);
    if (before?.status !== stored.status) void readAgain(queryClient, ['getMe', 'getOrganization']);
  };
};

const useAgainOnError = () => {
  const queryClient = useQueryClient();
  const { queryKey } = verificationQuery();
  return () => queryClient.invalidateQueries({ queryKey });
};

export const useCheckNpi = () =>
  useMutation({ mutationFn: (npi: string) => api('checkOrganizationNpi', { body: { npi } }), onSuccess: useStored() });

export const useSendCode = () =>
  useMutation({ mutationFn: (email: string) => api('sendDomainCode', { body: { email } }), onSuccess: useStored() });

export const useConfirmCode = () =>
  useMutation({ mutationFn: (code: string) => api('confirmDomainCode', { body: { code } }), onSuccess: useStored() });

export const useCheckRecord = () => useMutation({ mutationFn: () => api('checkDomainRecord'), onSuccess: useStored() });

export const useRemoveProof = () =>
  useMutation({
    mutationFn: (documentId: string) => api('removeProof', { params: { documentId } }),
    onSuccess: useStored(),
    onError: useAgainOnError(),
  });

export const useReply = ({ version }: Pick<OrganizationVerification, 'version'>) =>
  useMutation({
    mutationFn: (note: string) => api('replyToOrganizationReviewer', { body: { note, version } }),
    onSuccess: useStored(),
    onError: useAgainOnError(),
  });

export const useStoreVerification = useStored;
