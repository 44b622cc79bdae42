import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '@/lib/i18n/i18n';
import { scopeOf } from '@shared/organizations/rules/permissions';
import { inviteDialog } from '@shared/paths';
import { OrganizationMark } from '@/components/faces/organization-mark';
import { Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { SettingsPage } from '@/accounts/parts/settings/settings-page';
import { organizationQuery } from '@/organizations/parts/organization/organization-query';
import { useSession } from '@/lib/auth/session';
import { InviteDialog } from './invite-dialog';
import { MembersTable } from './members-table';
import { MyMembership } from './my-membership';
import { PendingInvitations } from './pending-invitations';
import { RoleCards } from './role-cards';
import { teamQuery, teamTwoFactorQuery } from './team-queries';
import { TwoFactorRequirement } from './two-factor-requirement';

export const TeamView = () => {
  const { t } = useTranslation('team');
  const { me } = useSession();
  const [search, setSearch] = useSearchParams();
  const team = useQuery(teamQuery());
  const logo = useQuery(organizationQuery()).data?.logo_url ?? null;
  const role = me?.membership?.role ?? 'member';
  const organization = me?.membership?.organization ?? '';
  const mayManage = scopeOf('manageTeam', role) !== 'none';
  const twoFactor = useQuery({ ...teamTwoFactorQuery(), enabled: mayManage });
  const isInviting = mayManage && search.get(inviteDialog.parameter) === inviteDialog.open;
  const setInviting = (open: boolean) =>
    setSearch(open ? { [inviteDialog.parameter]: inviteDialog.open } : {}, { replace: true });

  return (
    <SettingsPage
      title={t('title')}
      leading={<OrganizationMark id={me?.membership?.organizationId ?? organization} name={organization} url={logo} />}
      description={t(mayManage ? 'description' : 'readDescription', { organization })}
      content="wide"
      actions={mayManage && <Button onClick={() => setInviting(true)}>{t('invite.title')}</Button>}
    >
      <QueryGate query={team} loading={t('loading')} rows={4}>
        {({ items }) => (
          <Stack gap="xl">
            <MembersTable
              members={items}
              mayManage={mayManage}
              withoutTwoFactor={twoFactor.data?.membersWithout ?? []}
            />
            {mayManage && <PendingInvitations />}
            {mayManage && (
              <QueryGate query={twoFactor} loading={t('loading')} rows={1}>
                {(state) => <TwoFactorRequirement {...state} />}
              </QueryGate>
            )}
            <RoleCards own={role} />
            <MyMembership members={items} role={role} />
          </Stack>
        )}
      </QueryGate>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </SettingsPage>
  );
};
