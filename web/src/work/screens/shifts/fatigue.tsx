import { fatigueBand } from '@shared/work/rules/pay/shift-hours';
import type { FoundShift } from '@shared/work/model/shifts/shift';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatPercent } from '@/lib/time/format';
import styles from './fatigue.module.css';

/** How close the person's hours come to the work limits with this shift, and which limit is closest. */
export const Fatigue = ({ load }: { load: NonNullable<FoundShift['load']> }) => {
  const { t } = useTranslation('shifts');
  const band = fatigueBand(load);
  const percent = Math.min(100, Math.round(load.value * 100));
  const values = { band: t(`fatigue.${band}`), part: t(`fatiguePart.${load.part}`), share: formatPercent(load.value) };
  return (
    <p className={styles.fatigue} data-band={band}>
      <span className={styles.track} aria-hidden="true">
        <span style={{ inlineSize: `${percent}%` }} />
      </span>
      {t('fatigueText', values)}
    </p>
  );
};
