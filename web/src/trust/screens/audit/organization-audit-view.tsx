import { useQuery } from '@tanstack/react-query';
import { paths } from '@shared/paths';
import { useTranslation } from '@/lib/i18n/i18n';
import { organizationAreas } from './audit-filters';
import { AuditLog } from './audit-log';
import { teamQuery } from './audit-queries';

export const OrganizationAuditView = () => {
  const { t } = useTranslation(['audit', 'settings']);
  const team = useQuery(teamQuery());
  const people = (team.data?.items ?? []).map(({ user_id, profile }) => ({
    value: `u#${user_id}`,
    label: `${profile.first_name} ${profile.last_name}`.trim(),
  }));
  return (
    <AuditLog
      log="organization"
      description={t('description')}
      areas={organizationAreas}
      people={people}
      breadcrumb={[{ label: t('settings.title'), to: paths.settings }, { label: t('title') }]}
    />
  );
};
