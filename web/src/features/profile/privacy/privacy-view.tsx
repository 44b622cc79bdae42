import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { paths } from '@shared/paths';
import { HelpLink } from '@/entities/help/help-link';
import { Stack } from '@/components/layout';
import { asStoredNow, FormGate } from '@/components/records/query-gate';
import { SettingsPage } from '@/entities/settings/settings-page';
import { isEmployer } from '@/lib/auth/home-for';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';
import { myProfileQuery } from '@/entities/profile/profile-queries';
import { BlockedEmployers } from './blocked-employers';
import { VisibilityForm } from './visibility-form';

export const PrivacyView = () => {
  const { t } = useTranslation('profile-privacy');
  const { me } = useSession();
  if (me && isEmployer(me)) return <Navigate to={paths.settings} replace />;
  return (
    <SettingsPage
      title={t('title')}
      description={t('description')}
      actions={<HelpLink article="privacy-and-visibility" />}
    >
      <Stack gap="l">
        <StoredVisibility />
        <BlockedEmployers />
      </Stack>
    </SettingsPage>
  );
};

const StoredVisibility = () => {
  const { t } = useTranslation('profile-privacy');
  const profile = useQuery({ ...myProfileQuery(), ...asStoredNow });
  return (
    <FormGate query={profile} loading={t('loading')}>
      {(data) => <VisibilityForm stored={data.privacy} />}
    </FormGate>
  );
};
