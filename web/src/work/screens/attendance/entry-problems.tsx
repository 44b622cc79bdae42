import type { ShiftDay } from '@shared/work/model/attendance';
import { Button } from '@/components/ui/base/button';
import { currentClock, useClock } from '@/work/parts/attendance/use-clock';
import { useTranslation } from '@/lib/i18n/i18n';
import { momentText } from './day-texts';
import styles from './shift-day.module.css';

/** Entries that the server rejected, until the person has read them. */
export const EntryProblems = ({ day: { attendance, clockInFrom } }: { day: ShiftDay }) => {
  const { t } = useTranslation('shift-day');
  const { entries } = useClock();
  const found = entries.flatMap(({ entry, problem }) =>
    entry.shiftId === attendance.shiftId && problem !== null ? [{ entry, problem }] : [],
  );
  const time = momentText(attendance.timeZone, clockInFrom);
  return (
    <div role="alert" className={styles.problems}>
      {found.map(({ entry, problem }) => (
        <div key={entry.entryId} className={styles.card} data-tone="danger">
          <h2>{t('problem.title', { kind: entry.kind })}</h2>
          <p>{problem === 'too_early' ? t('problem.too_early', { time }) : t(`problem.${problem}`)}</p>
          <Button
            variant="secondary"
            className={styles.target ?? ''}
            onClick={() => void currentClock()?.dismiss(entry.entryId)}
          >
            {t('problem.dismiss')}
          </Button>
        </div>
      ))}
    </div>
  );
};
