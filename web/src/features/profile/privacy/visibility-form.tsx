import { useMutation, useQueryClient } from '@tanstack/react-query';
import Eye from 'lucide-react/dist/esm/icons/eye.mjs';
import EyeOff from 'lucide-react/dist/esm/icons/eye-off.mjs';
import VenetianMask from 'lucide-react/dist/esm/icons/venetian-mask.mjs';
import { useEffect, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { displayDurations } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import type { ProfilePrivacy, ProfileVisibility } from '@shared/model/professional';
import { profileVisibilities } from '@shared/model/profile-vocabulary';
import { FormSection } from '@/components/editing/form-section';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { SwitchField } from '@/components/ui/editing/switch-field';
import { UnsavedChanges } from '@/components/editing/unsaved-changes';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { myProfileQuery } from '@/entities/profile/profile-queries';

const icons: Record<ProfileVisibility, typeof Eye> = { public: Eye, private: EyeOff, anonymous: VenetianMask };

export const VisibilityForm = ({ stored }: { stored: ProfilePrivacy }) => {
  const { t } = useTranslation('profile-privacy');
  const queryClient = useQueryClient();
  const leaving = useRef(false);
  const [isSaved, setIsSaved] = useState(false);
  const { control, register, handleSubmit, reset, formState } = useForm<ProfilePrivacy>({ defaultValues: stored });
  const save = useMutation({
    mutationFn: (body: ProfilePrivacy) => api('saveProfilePrivacy', { body }),
    onSuccess: (privacy) => {
      reset(privacy);
      setIsSaved(true);
      queryClient.setQueryData(myProfileQuery().queryKey, (profile) => profile && { ...profile, privacy });
    },
  });
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(() => setIsSaved(false), displayDurations.toast);
    return () => clearTimeout(timer);
  }, [isSaved]);
  const submit = handleSubmit(async (values) => {
    setIsSaved(false);
    await save.mutateAsync(values).catch(() => undefined);
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) void submit();
      }}
      noValidate
    >
      <FormSection id="visibility" title={t('profile')}>
        <Controller
          control={control}
          name="visibility"
          render={({ field: { ref: _, ...field } }) => (
            <RadioCards<ProfileVisibility>
              {...field}
              label={t('visibility.label')}
              data={profileVisibilities.map((value) => {
                const Icon = icons[value];
                return {
                  value,
                  label: t(`visibility.${value}.label`),
                  description: t(`visibility.${value}.text`),
                  icon: <Icon size={20} aria-hidden="true" />,
                };
              })}
            />
          )}
        />
        <Stack gap="s">
          <SwitchField label={t('contact.label')} description={t('contact.text')} {...register('contactInfoVisible')} />
          <SwitchField label={t('online.label')} description={t('online.text')} {...register('showOnlineStatus')} />
          <SwitchField
            label={t('invitations.label')}
            description={t('invitations.text')}
            {...register('acceptsInvitations')}
          />
        </Stack>
        {save.isError && <FormMessage kind="error">{say('privacySaveFailed')}</FormMessage>}
        {isSaved && !formState.isDirty && <FormMessage kind="success">{say('privacySaved')}</FormMessage>}
        <Row justify="end">
          <Button type="submit" loading={save.isPending}>
            {t('save')}
          </Button>
        </Row>
      </FormSection>
      <UnsavedChanges dirty={formState.isDirty} leaving={leaving} />
    </form>
  );
};
