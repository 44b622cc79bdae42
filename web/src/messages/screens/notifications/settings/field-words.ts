import type { NotificationSettingsForm, NotificationToggle } from '@shared/messages/model/notification-settings';
import { useTranslation } from '@/lib/i18n/i18n';
import { toggleGroups } from './toggle-group';

type Field = keyof NotificationSettingsForm;
type Group = keyof typeof toggleGroups;

const preferences = {
  frequency: 'frequency',
  quietHoursStart: 'quietStart',
  quietHoursEnd: 'quietEnd',
  weekendNotifications: 'weekends',
  timezone: 'timezone',
} as const satisfies Record<Exclude<Field, NotificationToggle>, string>;

const isPreference = (field: Field): field is keyof typeof preferences => field in preferences;

const groupOf = (field: NotificationToggle): Group =>
  (Object.keys(toggleGroups) as Group[]).find((group) => (toggleGroups[group] as readonly string[]).includes(field))!;

/** Labels of conflicting fields and their values. */
export const useFieldWords = () => {
  const { t } = useTranslation('notification-settings');
  return {
    /** Groups have toggles of the same name. */
    labelOf: (field: Field): string =>
      isPreference(field)
        ? t(`preferences.${preferences[field]}`)
        : t('toggles.named', { group: t(`${groupOf(field)}.title`), name: t(`toggles.${field}.label`) }),
    wordOf(field: Field, values: NotificationSettingsForm): string {
      if (field === 'frequency') return t(`preferences.frequencies.${values.frequency ?? 'immediate'}`);
      const value = values[field];
      return typeof value === 'string' ? value : t(value ? 'on' : 'off');
    },
  };
};
