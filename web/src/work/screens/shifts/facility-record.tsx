import type { FacilityRecord as FacilityRecordData } from '@shared/work/model/reliability';
import { useMeasureText } from '@/work/parts/shifts/facility-measures';
import { useTranslation } from '@/lib/i18n/i18n';

/** How reliably the organization keeps its bookings, and how many people would return. The sheet has the rest. */
export const FacilityRecord = ({ record }: { record: FacilityRecordData }) => {
  const { t } = useTranslation('shifts');
  const measureText = useMeasureText();
  const { score, shifts, measures } = record;
  const returns = measures.filter(({ kind }) => kind === 'would_return').map(measureText);
  const reliability = score === null ? t('record.new', { count: shifts }) : t('record.score', { score, count: shifts });
  return <span>{[reliability, ...returns].join(' · ')}</span>;
};
