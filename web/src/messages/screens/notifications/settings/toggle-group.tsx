import type { UseFormRegister } from 'react-hook-form';
import { mailLists } from '@shared/messages/model/mail-lists';
import type { NotificationSettingsForm, NotificationToggle } from '@shared/messages/model/notification-settings';
import { Stack } from '@/components/layout';
import { SwitchField } from '@/components/ui/editing/switch-field';
import { useTranslation } from '@/lib/i18n/i18n';

export const toggleGroups = {
  email: mailLists,
  push: ['pushJobAlerts', 'pushMessages', 'pushApplications', 'pushInterviews', 'pushReminders'],
  sms: ['smsMessages', 'smsInterviews', 'smsUrgentAlerts'],
  browser: ['browserMessages', 'browserJobAlerts', 'browserReminders'],
} as const satisfies Record<string, readonly NotificationToggle[]>;

type Props = { toggles: readonly NotificationToggle[]; register: UseFormRegister<NotificationSettingsForm> };

export const ToggleGroup = ({ toggles, register }: Props) => {
  const { t } = useTranslation('notification-settings');
  return (
    <Stack gap="s">
      {toggles.map((name) => (
        <SwitchField
          key={name}
          label={t(`toggles.${name}.label`)}
          description={t(`toggles.${name}.text`)}
          {...register(name)}
        />
      ))}
    </Stack>
  );
};
