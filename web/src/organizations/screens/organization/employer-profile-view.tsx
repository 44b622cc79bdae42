import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { companyProfileCompletion, isCompleteEnough } from '@shared/people/rules/profile/completion';
import { scopeOf } from '@shared/organizations/rules/permissions';
import { say } from '@/lib/i18n/notices';
import { paths, pathTo } from '@shared/paths';
import { MutedText, Stack } from '@/components/layout';
import { asStoredNow } from '@/components/records/query-gate';
import { Meter } from '@/components/records/meter';
import { ButtonLink } from '@/components/ui/base/button-link';
import { ErrorState } from '@/components/ui/base/error-state';
import { Loading } from '@/components/ui/base/loading';
import { SettingsPage } from '@/accounts/parts/settings/settings-page';
import { useSession } from '@/lib/auth/session';
import { CompanyForm } from './company-form';
import { isWhole } from './company-values';
import { CompanySummary } from './company-summary';
import styles from './organization.module.css';
import { organizationQuery } from '@/organizations/parts/organization/organization-query';

export const EmployerProfileView = () => {
  const { t } = useTranslation('organization');
  const { me } = useSession();
  const { role = 'member', organizationId } = me?.membership ?? {};
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const mayManage = scopeOf('manageTeam', role) !== 'none';
  return (
    <SettingsPage
      title={t('title')}
      actions={
        <div className={styles.bar}>
          {organizationId && (
            <ButtonLink to={pathTo(paths.organization, { organizationId })} variant="secondary">
              {t('publicPage')}
            </ButtonLink>
          )}
          <ButtonLink to={paths.teamSettings} variant="secondary">
            {t(mayManage ? 'manageTeam' : 'team')}
          </ButtonLink>
          <div ref={setBar} className={styles.bar} />
        </div>
      }
    >
      <Company bar={bar} />
    </SettingsPage>
  );
};

const Company = ({ bar }: { bar: HTMLElement | null }) => {
  const { t } = useTranslation('organization');
  const organization = useQuery({ ...organizationQuery(), ...asStoredNow });
  if (!organization.isFetchedAfterMount) return <Loading label={t('loading')} />;
  if (!organization.data)
    return (
      <ErrorState error={new Error(say('companyProfileLoadFailed'))} onRetry={() => void organization.refetch()} />
    );
  if (!isWhole(organization.data)) return <CompanySummary organization={organization.data} />;
  const percent = Math.round(companyProfileCompletion(organization.data));
  return (
    <Stack gap="l">
      {percent < 100 && (
        <Stack gap="xs">
          <Meter label={t('completion')} percent={percent} />
          <MutedText>{t(isCompleteEnough(percent) ? 'completeEnough' : 'completeMore')}</MutedText>
        </Stack>
      )}
      <CompanyForm organization={organization.data} bar={bar} />
    </Stack>
  );
};
