import { Controller, type UseFormReturn } from 'react-hook-form';
import {
  notificationFrequencies,
  settingsTimeZones,
  type NotificationSettings,
  type NotificationSettingsForm,
} from '@shared/model/notification-settings';
import { FormSection } from '@/components/editing/form-section';
import { Columns, MutedText } from '@/components/layout';
import { SelectField } from '@/components/ui/fields/select-field';
import { SwitchField } from '@/components/ui/editing/switch-field';
import { TextField } from '@/components/ui/fields/text-field';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { ownZone } from '@/lib/time/time-zones';

type Form = UseFormReturn<NotificationSettingsForm, unknown, NotificationSettings>;

const zonesWith = (t: TFunction<'notification-settings'>, saved: string | undefined) => {
  const known = Object.entries<string>(settingsTimeZones).map(([value, label]) => ({ value, label }));
  const others = [...new Set([ownZone(), saved])].filter((zone) => zone !== undefined && !(zone in settingsTimeZones));
  return [
    ...others.map((zone) => ({
      value: zone!,
      label:
        zone === ownZone() ? t('preferences.ownZone', { zone: zone.replaceAll('_', ' ') }) : zone!.replaceAll('_', ' '),
    })),
    ...known,
  ];
};

export const Preferences = ({ form }: { form: Form }) => {
  const { t } = useTranslation('notification-settings');
  const { errors, defaultValues } = form.formState;
  const zones = zonesWith(t, defaultValues?.timezone);
  return (
    <FormSection title={t('preferences.title')}>
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
            <SelectField
              {...field}
              label={t('preferences.timezone')}
              description={t('preferences.timezoneText')}
              data={zones}
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
