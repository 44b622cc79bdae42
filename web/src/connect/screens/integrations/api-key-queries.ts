import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiKey, ApiKeyForm } from '@shared/connect/model/api-key';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { queryOf } from '@/lib/requests/query-of';

export const apiKeysQuery = () => queryOf('listApiKeys');

/** Keys after the change, without reloading them. */
type Keys = Awaited<ReturnType<typeof api<'listApiKeys'>>>;

export const useGenerateKey = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ApiKeyForm) => api('generateApiKey', { body }),
    onSuccess: ({ key }) => {
      const before = client.getQueryData<Keys>(apiKeysQuery().queryKey);
      return client.setQueryData(apiKeysQuery().queryKey, { items: [key, ...(before?.items ?? [])] });
    },
  });
};

const codeOf = (error: unknown): string | undefined => (error instanceof ApiError ? error.code : undefined);

/** `onStale` gets the key as another administrator saved it. */
export const useUpdateKey = (keyId: string, onStale: (stored: ApiKey) => void) => {
  const client = useQueryClient();
  const keysWith = (changed: ApiKey) => {
    const before = client.getQueryData<Keys>(apiKeysQuery().queryKey);
    return { items: (before?.items ?? []).map((key) => (key.keyId === keyId ? changed : key)) };
  };
  return useMutation({
    mutationFn: (body: { key: ApiKeyForm; version: number }) => api('updateApiKey', { params: { keyId }, body }),
    onSuccess: (changed) => client.setQueryData(apiKeysQuery().queryKey, keysWith(changed)),
    onError: async (error) => {
      if (!['STALE_VERSION', 'NOT_FOUND'].includes(codeOf(error) ?? '')) return;
      const { items } = await client.query({ ...apiKeysQuery(), staleTime: 0 });
      const stored = items.find((key) => key.keyId === keyId);
      if (stored) onStale(stored);
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
      return client.setQueryData(apiKeysQuery().queryKey, { items });
    },
  });
};
