import Clock from 'lucide-react/dist/esm/icons/clock.mjs';
import type { LocationUnit } from '@shared/work/model/location';
import { classNames } from '@/components/ui/base/class-names';
import { shiftDayText } from '@/work/parts/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import { timeIn } from '@/lib/time/time-zones';
import { metricsOf, gapsOf, type PlannedShift } from './board-model';
import { waitText } from '../coverage-texts';
import styles from '../coverage.module.css';

type Props = {
  shifts: readonly PlannedShift[];
  units: readonly LocationUnit[];
  timeZone: string;
  today: string;
  /** Whether the board shows today. */
  isNow: boolean;
  now: number;
  onJump: () => void;
};

const jumpKey = 'G';

/** Covered and open slots of today, or of the shown days, and what needs cover next. */
export const NowLine = ({ shifts, units, timeZone, today, isNow, now, onJump }: Props) => {
  const { t } = useTranslation('coverage');
  if (shifts.length === 0) return null;
  const { slots, covered, free } = metricsOf(isNow ? shifts.filter(({ day }) => day === today) : shifts);
  const next = gapsOf(shifts)[0];
  const standing = slots === 0 ? t('now.noneToday') : t(isNow ? 'now.today' : 'now.range', { covered, slots });
  const when = (gap: PlannedShift): string => {
    const time = timeIn(timeZone, gap.startsAt);
    return gap.day === today ? time : t('when', { day: shiftDayText(gap.day), time });
  };
  return (
    <div className={classNames(styles.now, !next && styles.calm)}>
      <Clock size={14} aria-hidden="true" />
      <p>
        <b>{standing}</b> {free > 0 && t('now.open', { count: free })}{' '}
        {next
          ? t(next.startsAt > now ? 'now.next' : 'now.begun', {
              unit: units.find(({ unitId }) => unitId === next.unitId)?.name ?? '',
              when: when(next),
              wait: waitText(Math.abs(next.startsAt - now), t),
            })
          : t('now.noGaps')}
      </p>
      {next && (
        <button type="button" className={styles.jump} aria-keyshortcuts={jumpKey} onClick={onJump}>
          <kbd aria-hidden="true">{jumpKey}</kbd> {t('now.jump')}
        </button>
      )}
    </div>
  );
};
