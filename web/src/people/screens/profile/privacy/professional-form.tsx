import { useQueryClient } from '@tanstack/react-query';
import Eye from 'lucide-react/dist/esm/icons/eye.mjs';
import EyeOff from 'lucide-react/dist/esm/icons/eye-off.mjs';
import VenetianMask from 'lucide-react/dist/esm/icons/venetian-mask.mjs';
import { Controller, type Control } from 'react-hook-form';
import type { MyProfile, ProfilePrivacy, ProfileVisibility } from '@shared/people/model/professional';
import { profileVisibilities } from '@shared/people/model/profile-vocabulary';
import { FormSection } from '@/components/editing/form-section';
import { Stack } from '@/components/layout';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { SwitchField } from '@/components/ui/editing/switch-field';
import { api } from '@/lib/api/api';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { cached } from '@/lib/requests/query-of';
import { myProfileQuery } from '@/people/parts/profile/profile-queries';
import { DataProcessing } from './data-processing';
import { PrivacyForm } from './privacy-form';
import { UsageSwitch } from './usage-switch';
import { usePrivacyForm } from './use-privacy-form';

const icons: Record<ProfileVisibility, typeof Eye> = { public: Eye, private: EyeOff, anonymous: VenetianMask };

const Visibility = ({ control }: { control: Control<ProfilePrivacy> }) => {
  const { t } = useTranslation('profile-privacy');
  return (
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
  );
};

const usePrivacyLabels = () => {
  const { t } = useTranslation('profile-privacy');
  const isVisibility = (value: unknown): value is ProfileVisibility => profileVisibilities.some((it) => it === value);
  return {
    labelOf: (field: keyof ProfilePrivacy): string => t(`${field}.label`),
    wordOf: (value: boolean | ProfileVisibility): string =>
      isVisibility(value) ? t(`visibility.${value}.label`) : t(value ? 'on' : 'off'),
  };
};

/** The center of a known ZIP Code area, or what is missing. */
const useDistanceText = ({ zipCode }: Pick<MyProfile, 'zipCode'>): string => {
  const { t } = useTranslation('profile-privacy');
  return zipCode === '' ? t('locationSharing.noZip') : t('locationSharing.text', { zip: zipCode.slice(0, 5) });
};

type Props = { stored: MyProfile; bar: HTMLElement | null };

export const ProfessionalForm = ({ stored, bar }: Props) => {
  const { t } = useTranslation('profile-privacy');
  const queryClient = useQueryClient();
  const { refresh } = useSession();
  const words = usePrivacyLabels();
  const distanceText = useDistanceText(stored);
  const state = usePrivacyForm<ProfilePrivacy>({
    privacy: stored.privacy,
    version: stored.privacyVersion,
    async save({ privacy, version }) {
      const { version: saved, ...now } = await api('saveProfilePrivacy', { body: { ...privacy, version } });
      await Promise.all([
        queryClient.invalidateQueries(cached('listProfileViewers')),
        // The setting changes where distances start.
        queryClient.invalidateQueries(cached('getMyProfile')),
        // The session tells whether usage is reported.
        refresh(),
      ]);
      return { privacy: now, version: saved };
    },
    async read() {
      const { privacy, privacyVersion } = await queryClient.query({ ...myProfileQuery(), staleTime: 0 });
      return { privacy, version: privacyVersion };
    },
  });
  const { control, register } = state.form;
  return (
    <PrivacyForm state={state} bar={bar} {...words}>
      <FormSection id="visibility" title={t('profile')}>
        <Visibility control={control} />
        <Stack gap="s">
          <SwitchField
            label={t('contactInfoVisible.label')}
            description={t('contactInfoVisible.text')}
            {...register('contactInfoVisible')}
          />
          <SwitchField
            label={t('showOnlineStatus.label')}
            description={t('showOnlineStatus.text')}
            {...register('showOnlineStatus')}
          />
          <SwitchField
            label={t('acceptsInvitations.label')}
            description={t('acceptsInvitations.text')}
            {...register('acceptsInvitations')}
          />
          <SwitchField
            label={t('allowSearchEngineIndexing.label')}
            description={t('allowSearchEngineIndexing.text')}
            {...register('allowSearchEngineIndexing')}
          />
        </Stack>
      </FormSection>
      <FormSection id="data" title={t('data')}>
        <Stack gap="s">
          <DataProcessing />
          <SwitchField label={t('locationSharing.label')} description={distanceText} {...register('locationSharing')} />
          <SwitchField
            label={t('activityTracking.label')}
            description={t('activityTracking.text')}
            {...register('activityTracking')}
          />
          <UsageSwitch {...register('analyticsTracking')} />
        </Stack>
      </FormSection>
    </PrivacyForm>
  );
};
