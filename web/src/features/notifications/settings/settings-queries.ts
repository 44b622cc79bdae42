import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { MyNotificationSettings, NotificationSettings } from '@shared/model/notification-settings';
import { api } from '@/lib/api';

export const notificationSettingsQuery = () =>
  queryOptions({
    queryKey: ['notificationSettings'],
    queryFn: ({ signal }) => api('getNotificationSettings', undefined, { signal }),
  });

const useKeep = () => {
  const client = useQueryClient();
  return (answer: MyNotificationSettings) => client.setQueryData(notificationSettingsQuery().queryKey, answer);
};

export const useSaveSettings = () => {
  const keep = useKeep();
  return useMutation({
    mutationFn: (body: NotificationSettings) => api('saveNotificationSettings', { body }),
    onSuccess: keep,
  });
};

export const useSendPhoneCode = () =>
  useMutation({ mutationFn: (phone: string) => api('sendPhoneCode', { body: { phone } }) });

export const useVerifyPhone = () => {
  const keep = useKeep();
  return useMutation({
    mutationFn: (code: string) => api('verifyPhone', { body: { code } }),
    onSuccess: keep,
  });
};
