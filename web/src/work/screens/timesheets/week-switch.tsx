import ChevronLeft from 'lucide-react/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide-react/dist/esm/icons/chevron-right.mjs';
import { addDays, mondayOfDay } from '@shared/core/rules/calendar-days';
import type { Placement } from '@shared/work/model/placement';
import { formatWeek } from '@/work/parts/timesheets/timesheet-labels';
import { useTranslation } from '@/lib/i18n/i18n';
import { today } from '@/lib/time/today';
import styles from './timesheets.module.css';
import { weeksOf } from './week-address';

type Props = { placement: Placement; week: string; onChange: (week: string) => void };

export const WeekSwitch = ({ placement, week, onChange }: Props) => {
  const { t } = useTranslation('timesheets');
  const { first, last } = weeksOf(placement);
  return (
    <div className={styles.switch}>
      <button
        type="button"
        aria-label={t('week.previous')}
        disabled={week <= first}
        onClick={() => onChange(addDays(week, -7))}
      >
        <ChevronLeft size={22} aria-hidden="true" />
      </button>
      <p aria-live="polite">
        <strong>{formatWeek(week)}</strong>
        {week === mondayOfDay(today()) && <span>{t('week.this')}</span>}
      </p>
      <button
        type="button"
        aria-label={t('week.next')}
        disabled={week >= last}
        onClick={() => onChange(addDays(week, 7))}
      >
        <ChevronRight size={22} aria-hidden="true" />
      </button>
    </div>
  );
};
