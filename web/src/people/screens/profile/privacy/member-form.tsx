import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MemberPrivacy } from '@shared/people/model/professional';
import { FormSection } from '@/components/editing/form-section';
import { Stack } from '@/components/layout';
import { asStoredNow, FormGate } from '@/components/records/query-gate';
import { SwitchField } from '@/components/ui/editing/switch-field';
import { api, type ApiResult } from '@/lib/api/api';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { DataProcessing } from './data-processing';
import { PrivacyForm } from './privacy-form';
import { memberPrivacyQuery } from './privacy-queries';
import { UsageSwitch } from './usage-switch';
import { usePrivacyForm } from './use-privacy-form';

const parts = ({ version, ...privacy }: ApiResult<'getMemberPrivacy'>) => ({ privacy, version });

type Props = { bar: HTMLElement | null };

const Form = ({ stored, bar }: Props & { stored: ApiResult<'getMemberPrivacy'> }) => {
  const { t } = useTranslation('profile-privacy');
  const queryClient = useQueryClient();
  // The session tells whether usage is reported.
  const { refresh } = useSession();
  const state = usePrivacyForm<MemberPrivacy>({
    ...parts(stored),
    async save({ privacy, version }) {
      const saved = parts(await api('saveMemberPrivacy', { body: { ...privacy, version } }));
      await refresh();
      return saved;
    },
    read: async () => parts(await queryClient.query({ ...memberPrivacyQuery(), staleTime: 0 })),
  });
  const { register } = state.form;
  return (
    <PrivacyForm
      state={state}
      bar={bar}
      labelOf={(field) => t(field === 'analyticsTracking' ? 'analyticsTracking.label' : `member.${field}.label`)}
      wordOf={(value) => t(value ? 'on' : 'off')}
    >
      <FormSection id="data" title={t('data')}>
        <Stack gap="s">
          <DataProcessing />
          <SwitchField
            label={t('member.showOnlineStatus.label')}
            description={t('member.showOnlineStatus.text')}
            {...register('showOnlineStatus')}
          />
          <SwitchField
            label={t('member.phoneOnJobs.label')}
            description={t('member.phoneOnJobs.text')}
            {...register('phoneOnJobs')}
          />
          <SwitchField
            label={t('member.activityTracking.label')}
            description={t('member.activityTracking.text')}
            {...register('activityTracking')}
          />
          <UsageSwitch {...register('analyticsTracking')} />
        </Stack>
      </FormSection>
    </PrivacyForm>
  );
};

export const MemberForm = ({ bar }: Props) => {
  const { t } = useTranslation('profile-privacy');
  const privacy = useQuery({ ...memberPrivacyQuery(), ...asStoredNow });
  return (
    <FormGate query={privacy} loading={t('loading')}>
      {(data) => <Form stored={data} bar={bar} />}
    </FormGate>
  );
};
