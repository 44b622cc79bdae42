import { useQuery } from '@tanstack/react-query';
import type { Me } from '@shared/api/accounts.routes';
import { HelpLink } from '@/entities/help/help-link';
import { Columns, Stack } from '@/components/layout';
import { asStoredNow, FormGate } from '@/components/records/query-gate';
import { OrganizationEnd } from '@/entities/organization-closing/organization-end';
import { DataRightsCard } from '@/entities/data-rights/data-rights-card';
import { SettingsPage } from '@/entities/settings/settings-page';
import { isEmployer } from '@/lib/auth/home-for';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';
import { myProfileQuery } from '@/entities/profile/profile-queries';
import { BlockedEmployers } from './blocked-employers';
import { LegalInformation } from './legal-information';
import { MemberForm } from './member-form';
import { ProfessionalForm } from './professional-form';
import { ProfileViewers } from './profile-viewers';
import { Receipts } from './receipts';

const Professional = ({ me }: { me: Me }) => (
  <Columns count="main" gap="l">
    <Stack gap="l">
      <StoredPrivacy />
      <Receipts />
      <BlockedEmployers />
    </Stack>
    <Stack gap="l">
      <ProfileViewers />
      <DataRightsCard me={me} />
      <LegalInformation />
    </Stack>
  </Columns>
);

/** Staff and employers without an organization are seen by no professional. */
const Member = ({ me }: { me: Me }) => (
  <Columns count="main" gap="l">
    {me.membership !== null && <MemberForm />}
    <Stack gap="l">
      {me.support !== true && <DataRightsCard me={me} />}
      {me.membership?.role === 'admin' && <OrganizationEnd membership={me.membership} />}
      <LegalInformation />
    </Stack>
  </Columns>
);

export const PrivacyView = () => {
  const { t } = useTranslation('profile-privacy');
  const { me } = useSession();
  const isMember = me !== null && (isEmployer(me) || me.support === true);
  return (
    <SettingsPage
      content="wide"
      title={t('title')}
      description={t(isMember ? 'member.description' : 'description')}
      actions={!isMember && <HelpLink article="privacy-and-visibility" />}
    >
      {me && (isMember ? <Member me={me} /> : <Professional me={me} />)}
    </SettingsPage>
  );
};

const StoredPrivacy = () => {
  const { t } = useTranslation('profile-privacy');
  const profile = useQuery({ ...myProfileQuery(), ...asStoredNow });
  return (
    <FormGate query={profile} loading={t('loading')}>
      {(data) => <ProfessionalForm stored={data} />}
    </FormGate>
  );
};
