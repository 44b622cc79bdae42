import { Controller, type UseFormReturn } from 'react-hook-form';
import {
  notificationFrequencies,
  type NotificationSettings,
  type NotificationSettingsForm,
} from '@shared/messages/model/notification-settings';
import { FormSection } from '@/components/editing/form-section';
import { Columns, MutedText } from '@/components/layout';
import { SelectField } from '@/components/ui/fields/select-field';
import { SwitchField } from '@/components/ui/editing/switch-field';
import { ZoneField } from '@/components/ui/editing/zone-field';
import { TextField } from '@/components/ui/fields/text-field';
import { useTranslation } from '@/lib/i18n/i18n';

type Form = UseFormReturn<NotificationSettingsForm, unknown, NotificationSettings>;

export const Preferences = ({ form }: { form: Form }) => {
  const { t } = useTranslation('notification-settings');
  const { errors } = form.formState;
  return (
    <FormSection id="preferences" title={t('preferences.title')}>
      <Columns>
        <Controller
          control={form.control}
          name="frequency"
          render={({ field }) => (
            <SelectField
              {...field}
              label={t('preferences.frequency')}
              description={t('preferences.frequencyText')}
              data={notificationFrequencies.map((value) => ({ value, label: t(`preferences.frequencies.${value}`) }))}
            />
          )}
        />
        <Controller
          control={form.control}
          name="timezone"
          render={({ field }) => (
            <ZoneField
              label={t('preferences.timezone')}
              description={t('preferences.timezoneText')}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <TextField
          type="time"
          label={t('preferences.quietStart')}
          error={errors.quietHoursStart?.message}
          {...form.register('quietHoursStart')}
        />
        <TextField
          type="time"
          label={t('preferences.quietEnd')}
          error={errors.quietHoursEnd?.message}
          {...form.register('quietHoursEnd')}
        />
      </Columns>
      <MutedText>{t('preferences.quietText')}</MutedText>
      <SwitchField
        label={t('preferences.weekends')}
        description={t('preferences.weekendsText')}
        {...form.register('weekendNotifications')}
      />
    </FormSection>
  );
};
