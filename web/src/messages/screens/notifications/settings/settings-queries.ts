import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MyNotificationSettings, SavedNotificationSettings } from '@shared/messages/model/notification-settings';
import { api } from '@/lib/api/api';
import { queryOf } from '@/lib/requests/query-of';

export const notificationSettingsQuery = () => queryOf('getNotificationSettings');

const useKeep = () => {
  const client = useQueryClient();
  return (answer: MyNotificationSettings) => client.setQueryData(notificationSettingsQuery().queryKey, answer);
};

export const useSaveSettings = () => {
  const keep = useKeep();
  return useMutation({
    mutationFn: (body: SavedNotificationSettings) => api('saveNotificationSettings', { body }),
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
