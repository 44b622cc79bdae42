import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { HelpLink } from '@/trust/parts/help/help-link';
import { Columns, Stack } from '@/components/layout';
import { asStoredNow, FormGate } from '@/components/records/query-gate';
import { OrganizationEnd } from '@/organizations/parts/organization-closing/organization-end';
import { DataRightsCard } from '@/accounts/parts/data-rights/data-rights-card';
import { SettingsPage } from '@/accounts/parts/settings/settings-page';
import { isEmployer } from '@/lib/auth/home-for';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';
import { myProfileQuery } from '@/people/parts/profile/profile-queries';
import { BlockedEmployers } from './blocked-employers';
import { LegalInformation } from './legal-information';
import { MemberForm } from './member-form';
import { ProfessionalForm } from './professional-form';
import styles from './privacy.module.css';
import { ProductNews } from './product-news';
import { ProfileViewers } from './profile-viewers';
import { Receipts } from './receipts';

/** `bar`: takes the save button. */
type Props = { me: Me; bar: HTMLElement | null };

const Professional = ({ me, bar }: Props) => (
  <Columns count="main" gap="l">
    <Stack gap="l">
      <StoredPrivacy bar={bar} />
      <ProductNews />
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

/** No professional sees staff or employers without an organization. */
const Member = ({ me, bar }: Props) => (
  <Columns count="main" gap="l">
    {me.membership !== null && (
      <Stack gap="l">
        <MemberForm bar={bar} />
        {me.membership.role === 'admin' && <OrganizationEnd membership={me.membership} />}
      </Stack>
    )}
    <Stack gap="l">
      <ProductNews />
      {me.support !== true && <DataRightsCard me={me} />}
      <LegalInformation />
    </Stack>
  </Columns>
);

export const PrivacyView = () => {
  const { t } = useTranslation('profile-privacy');
  const { me } = useSession();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const isMember = me !== null && (isEmployer(me) || me.support === true);
  return (
    <SettingsPage
      content="wide"
      title={t('title')}
      description={t(isMember ? 'member.description' : 'description')}
      actions={
        <>
          {!isMember && <HelpLink article="privacy-and-visibility" />}
          <div ref={setBar} className={styles.bar} data-save-slot="" />
        </>
      }
    >
      {me && (isMember ? <Member me={me} bar={bar} /> : <Professional me={me} bar={bar} />)}
    </SettingsPage>
  );
};

const StoredPrivacy = ({ bar }: Pick<Props, 'bar'>) => {
  const { t } = useTranslation('profile-privacy');
  const profile = useQuery({ ...myProfileQuery(), ...asStoredNow });
  return (
    <FormGate query={profile} loading={t('loading')}>
      {(data) => <ProfessionalForm stored={data} bar={bar} />}
    </FormGate>
  );
};
