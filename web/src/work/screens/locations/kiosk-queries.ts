import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/api';
import { queryOf, readAgain } from '@/lib/requests/query-of';

/** Reloaded while the dialog is open: a new screen appears once it is paired. */
export const kiosksQuery = (locationId: string) => ({
  ...queryOf('listKiosks', { params: { locationId } }),
  refetchInterval: 5000,
});

export const usePairing = (locationId: string) =>
  useMutation({
    mutationFn: (name: string) => api('createKioskPairing', { params: { locationId }, body: { name } }),
  });

export const useRemoveKiosk = (locationId: string, kioskId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (_nothing: undefined) => api('revokeKiosk', { params: { locationId, kioskId } }),
    onSuccess: (answer) => client.setQueryData(kiosksQuery(locationId).queryKey, answer),
    onError: () => void readAgain(client, ['listKiosks']),
  });
};
