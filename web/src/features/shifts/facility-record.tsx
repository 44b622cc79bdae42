import type { ReliabilityRecord } from '@shared/model/reliability';
import { useTranslation } from '@/lib/i18n/i18n';

/** How reliably the organization keeps its bookings. */
export const FacilityRecord = ({ record }: { record: ReliabilityRecord }) => {
  const { t } = useTranslation('shifts');
  const { score, shifts } = record;
  return (
    <span>{score === null ? t('record.new', { count: shifts }) : t('record.score', { score, count: shifts })}</span>
  );
};
