import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/base/toast';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf, readAgain } from '@/lib/requests/query-of';

export const weekLinkQuery = () => queryOf('getWeekLink');

/** Makes, replaces, or turns off. What another device changed meanwhile is shown as it is now. */
export const useChangeWeekLink = () => {
  const { t } = useTranslation('shifts');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { on: boolean; version: number }) => api('changeWeekLink', { body }),
    onSuccess: (link) => client.setQueryData(weekLinkQuery().queryKey, link),
    onError: (error) => {
      const isStale = error instanceof ApiError && error.code === 'STALE_VERSION';
      toast.error(isStale ? t('share.stale') : error.message);
      if (isStale) void readAgain(client, ['getWeekLink']);
    },
  });
};
