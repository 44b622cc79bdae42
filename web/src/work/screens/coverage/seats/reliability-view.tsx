import { useQuery } from '@tanstack/react-query';
import { QueryGate } from '@/components/records/query-gate';
import { ReliabilityContent } from '@/work/parts/shifts/reliability-content';
import { reliabilityQuery } from '@/work/parts/shifts/shift-queries';
import { SettingsPage } from '@/accounts/parts/settings/settings-page';
import { useTranslation } from '@/lib/i18n/i18n';

/** An organization's reliability, for its administrators. */
export const OrganizationReliabilityView = () => {
  const { t } = useTranslation('reliability');
  const reliability = useQuery(reliabilityQuery());
  return (
    <SettingsPage title={t('title')} description={t('description.facility')} content="wide">
      <QueryGate query={reliability} loading={t('loading')} rows={4}>
        {(found) => <ReliabilityContent reliability={found} />}
      </QueryGate>
    </SettingsPage>
  );
};
