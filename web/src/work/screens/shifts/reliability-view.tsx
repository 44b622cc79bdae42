import { useQuery } from '@tanstack/react-query';
import { QueryGate } from '@/components/records/query-gate';
import { Page } from '@/components/ui/base/page';
import { ReliabilityContent } from '@/work/parts/shifts/reliability-content';
import { reliabilityQuery } from '@/work/parts/shifts/shift-queries';
import { useTranslation } from '@/lib/i18n/i18n';
import { ShiftTabs } from './week/shift-tabs';

/** A professional's reliability. */
export const OwnReliabilityView = () => {
  const { t } = useTranslation('reliability');
  const reliability = useQuery(reliabilityQuery());
  return (
    <Page title={t('title')} description={t('description.worker')} tools={<ShiftTabs />}>
      <QueryGate query={reliability} loading={t('loading')} rows={4}>
        {(found) => <ReliabilityContent reliability={found} />}
      </QueryGate>
    </Page>
  );
};
