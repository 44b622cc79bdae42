import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/base/toast';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf, readAgain } from '@/lib/requests/query-of';

export const publicScheduleLinkQuery = () => queryOf('getWeekLink');

/** Creates, replaces, or turns off the link. A change from another device is loaded and shown. */
export const useChangePublicScheduleLink = () => {
  const { t } = useTranslation('shifts');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { on: boolean; version: number }) => api('changeWeekLink', { body }),
    onSuccess: (link) => client.setQueryData(publicScheduleLinkQuery().queryKey, link),
    onError: (error) => {
      const isStale = error instanceof ApiError && error.code === 'STALE_VERSION';
      toast.error(isStale ? t('share.stale') : error.message);
      if (isStale) void readAgain(client, ['getWeekLink']);
    },
  });
};
