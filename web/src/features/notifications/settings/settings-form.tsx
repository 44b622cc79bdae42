import { useEffect, useRef, useState } from 'react';
import { displayDurations } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import type { MyNotificationSettings } from '@shared/model/notification-settings';
import { FormSection } from '@/components/editing/form-section';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { UnsavedChanges } from '@/components/editing/unsaved-changes';
import { useLazyForm } from '@/lib/forms/form';
import { useTranslation } from '@/lib/i18n/i18n';
import { PhoneSetup } from './phone-setup';
import { Preferences } from './preferences';
import { PushSetup } from './push-setup';
import { useSaveSettings } from './settings-queries';
import { toggleGroups, ToggleGroup } from './toggle-group';

const schema = () => import('@shared/model/notification-settings').then((it) => it.NotificationSettings);

const useShortly = () => {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setIsShown(false), displayDurations.toast);
    return () => clearTimeout(timer);
  }, [isShown]);
  return [isShown, setIsShown] as const;
};

/** Notification settings. Push and phone number are saved immediately, not with the form. */
export const SettingsForm = ({ stored }: { stored: MyNotificationSettings }) => {
  const { t } = useTranslation('notification-settings');
  const leaving = useRef(false);
  const form = useLazyForm(schema, stored.settings);
  const [isSaved, setIsSaved] = useShortly();
  const save = useSaveSettings();
  const { isDirty } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    setIsSaved(false);
    try {
      const { settings } = await save.mutateAsync(values);
      form.reset(settings);
      setIsSaved(true);
    } catch {
      // The mutation shows its error.
    }
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) void submit();
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
          {save.isError && <FormMessage kind="error">{say('notificationSettingsFailed')}</FormMessage>}
          {isSaved && !isDirty && <FormMessage kind="success">{say('notificationSettingsSaved')}</FormMessage>}
          <Row justify="end">
            <Button type="submit" loading={save.isPending}>
              {t('save')}
            </Button>
          </Row>
        </Stack>
      </Stack>
      <UnsavedChanges dirty={isDirty} leaving={leaving} />
    </form>
  );
};
