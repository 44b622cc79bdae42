import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HeldCertification, MyProfile } from '@shared/people/model/professional';
import { api } from '@/lib/api/api';
import { readAgain } from '@/lib/requests/query-of';
import { myProfileQuery } from '@/people/parts/profile/profile-queries';

export type CertificationForm = Omit<HeldCertification, 'id'>;

const useStoreProfile = () => {
  const queryClient = useQueryClient();
  return (saved: MyProfile) => {
    queryClient.setQueryData(myProfileQuery().queryKey, saved);
    void readAgain(queryClient, ['credentials']);
  };
};

type Saved = { id: string; certification: CertificationForm; before: CertificationForm | null };

export const useSaveCertification = () => {
  const store = useStoreProfile();
  return useMutation({
    mutationFn: ({ id, ...body }: Saved) => api('saveCertification', { params: { certificationId: id }, body }),
    onSuccess: store,
  });
};

export const useRemoveCertification = (certificationId: string) => {
  const store = useStoreProfile();
  return useMutation({
    mutationFn: () => api('removeCertification', { params: { certificationId } }),
    onSuccess: store,
  });
};
