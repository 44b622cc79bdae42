import type { FacilityMeasure } from '@shared/work/model/reliability';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './reliability.module.css';

export const useMeasureText = () => {
  const { t } = useTranslation('facility-record');
  return ({ kind, good, of }: FacilityMeasure): string => t(`measure.${kind}`, { good, of });
};

/** How an organization treats the people on its shifts. */
export const FacilityMeasures = ({ measures }: { measures: readonly FacilityMeasure[] }) => {
  const measureText = useMeasureText();
  if (measures.length === 0) return null;
  return (
    <ul className={styles.measures} role="list">
      {measures.map((measure) => (
        <li key={measure.kind}>{measureText(measure)}</li>
      ))}
    </ul>
  );
};
