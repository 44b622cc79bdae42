import { useQuery } from '@tanstack/react-query';
import { QueryGate } from '@/components/records/query-gate';
import { ReliabilityContent } from '@/entities/shifts/reliability-content';
import { reliabilityQuery } from '@/entities/shifts/shift-queries';
import { SettingsPage } from '@/entities/settings/settings-page';
import { useTranslation } from '@/lib/i18n/i18n';

/** Of an organization, for its administrators. */
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
