import { useEffect, useRef, useState } from 'react';
import { displayDurations } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import type {
  MyNotificationSettings,
  NotificationSettings,
  NotificationSettingsForm,
  SavedNotificationSettings,
} from '@shared/messages/model/notification-settings';
import { useQueryClient } from '@tanstack/react-query';
import { ConflictDialog } from '@/components/editing/conflict-dialog';
import { FormSection } from '@/components/editing/form-section';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { UnsavedChanges } from '@/components/editing/unsaved-changes';
import { useRecordForm, type Versioned } from '@/components/editing/use-record-form';
import { useTranslation } from '@/lib/i18n/i18n';
import { PhoneSetup } from './phone-setup';
import { Preferences } from './preferences';
import { PushSetup } from './push-setup';
import { useFieldWords } from './field-words';
import { notificationSettingsQuery, useSaveSettings } from './settings-queries';
import { toggleGroups, ToggleGroup } from './toggle-group';

const schema = () => import('@shared/messages/model/notification-settings').then((it) => it.NotificationSettings);

const useShortly = () => {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setIsShown(false), displayDurations.toast);
    return () => clearTimeout(timer);
  }, [isShown]);
  return [isShown, setIsShown] as const;
};

const versioned = ({ settings, version }: SavedNotificationSettings): Versioned<NotificationSettingsForm> => ({
  values: settings,
  version,
});

/** Notification settings. Push and phone number are saved immediately, not with the form. */
export const SettingsForm = ({ stored }: { stored: MyNotificationSettings }) => {
  const { t } = useTranslation('notification-settings');
  const leaving = useRef(false);
  const client = useQueryClient();
  const [isSaved, setIsSaved] = useShortly();
  const save = useSaveSettings();
  const words = useFieldWords();
  const record = useRecordForm<NotificationSettingsForm, NotificationSettings, SavedNotificationSettings>({
    schema,
    opened: versioned(stored),
    sentAs: 'settings.',
    save: ({ form: settings, version }) => save.mutateAsync({ settings, version }),
    storedNow: async () => versioned(await client.query({ ...notificationSettingsQuery(), staleTime: 0 })),
    gone: say('notificationSettingsFailed'),
    onSaved(saved) {
      record.startFrom(versioned(saved));
      setIsSaved(true);
    },
  });
  const { form, conflict, isSaving } = record;
  const { isDirty } = form.formState;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsSaved(false);
        record.submit();
      }}
    >
      <Stack gap="l">
        <FormSection id="email" title={t('email.title')}>
          <MutedText>{t('email.text')}</MutedText>
          <ToggleGroup toggles={toggleGroups.email} register={form.register} />
        </FormSection>
        <FormSection id="push" title={t('push.title')}>
          <MutedText>{t('push.text')}</MutedText>
          <PushSetup publicKey={stored.pushPublicKey} />
          <ToggleGroup toggles={toggleGroups.push} register={form.register} />
        </FormSection>
        <FormSection id="sms" title={t('sms.title')}>
          <MutedText>{t('sms.text')}</MutedText>
          <PhoneSetup phone={stored.phone} verified={stored.phoneVerified} />
          <ToggleGroup toggles={toggleGroups.sms} register={form.register} />
        </FormSection>
        <FormSection id="browser" title={t('browser.title')}>
          <MutedText>{t('browser.text')}</MutedText>
          <ToggleGroup toggles={toggleGroups.browser} register={form.register} />
        </FormSection>
        <Preferences form={form} />
        <Stack gap="s">
          {record.problem !== null && <FormMessage kind="error">{say('notificationSettingsFailed')}</FormMessage>}
          {isSaved && !isDirty && <FormMessage kind="success">{say('notificationSettingsSaved')}</FormMessage>}
          <Row justify="end">
            <Button type="submit" loading={isSaving}>
              {t('save')}
            </Button>
          </Row>
        </Stack>
      </Stack>
      {conflict && (
        <ConflictDialog
          isOwn
          saving={isSaving}
          differences={conflict.fields.map((field) => ({
            field,
            label: words.labelOf(field),
            stored: words.wordOf(field, conflict.stored),
            yours: words.wordOf(field, conflict.yours),
          }))}
          onResolve={record.resolve}
          onClose={record.dismiss}
        />
      )}
      <UnsavedChanges dirty={isDirty} leaving={leaving} />
    </form>
  );
};
