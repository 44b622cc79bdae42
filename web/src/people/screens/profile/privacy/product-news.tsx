import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormSection } from '@/components/editing/form-section';
import { asStoredNow, QueryGate } from '@/components/records/query-gate';
import { toast } from '@/components/ui/base/toast';
import { SwitchField } from '@/components/ui/editing/switch-field';
import { api } from '@/lib/api/api';
import { say } from '@/lib/i18n/notices';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';

const settingsQuery = () => queryOf('getNotificationSettings');

const useSave = () => {
  const client = useQueryClient();
  return useMutation({
    async mutationFn(emailMarketing: boolean) {
      const { settings, version } = await client.query({ ...settingsQuery(), staleTime: 0 });
      return api('saveNotificationSettings', { body: { settings: { ...settings, emailMarketing }, version } });
    },
    onSuccess(saved) {
      client.setQueryData(settingsQuery().queryKey, saved);
      toast.success(say('privacySaved'));
    },
    onError: () => toast.error(say('privacySaveFailed')),
  });
};

/** The consent that the notification settings show, too. */
export const ProductNews = () => {
  const { t } = useTranslation(['profile-privacy', 'notification-settings']);
  const query = useQuery({ ...settingsQuery(), ...asStoredNow });
  const save = useSave();
  return (
    <FormSection id="product-news" title={t('productNews.title')}>
      <QueryGate query={query} loading={t('productNews.loading')} rows={1}>
        {({ settings }) => (
          <SwitchField
            label={t('toggles.emailMarketing.label')}
            description={t('productNews.text')}
            checked={save.isPending ? save.variables : settings.emailMarketing}
            disabled={save.isPending}
            onChange={(event) => save.mutate(event.currentTarget.checked)}
          />
        )}
      </QueryGate>
    </FormSection>
  );
};
