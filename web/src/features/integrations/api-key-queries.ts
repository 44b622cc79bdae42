import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiKeyForm } from '@shared/model/api-key';
import { api } from '@/lib/api/api';
import { queryOf, supersede } from '@/lib/requests/query-of';

export const apiKeysQuery = () => queryOf('listApiKeys');

/** Keys as they are after the change, without reading them again. */
type Keys = Awaited<ReturnType<typeof api<'listApiKeys'>>>;

export const useGenerateKey = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ApiKeyForm) => api('generateApiKey', { body }),
    onSuccess: ({ key }) => {
      const before = client.getQueryData<Keys>(apiKeysQuery().queryKey);
      return supersede(client, apiKeysQuery(), { items: [key, ...(before?.items ?? [])] });
    },
  });
};

export const useRevokeKey = (keyId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (_nothing: undefined) => api('revokeApiKey', { params: { keyId } }),
    onSuccess: () => {
      const before = client.getQueryData<Keys>(apiKeysQuery().queryKey);
      const items = (before?.items ?? []).filter((key) => key.keyId !== keyId);
      return supersede(client, apiKeysQuery(), { items });
    },
  });
};
