import { nextBest } from '@shared/work/rules/filling/next-best';
import type { FoundShift, Shift } from '@shared/work/model/shifts/shift';
import { Button } from '@/components/ui/base/button';
import { shiftNamed, shiftPayText } from '@/work/parts/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './booking/book-sheet.module.css';

type Props = { shift: Shift; others: readonly FoundShift[]; onOther: (found: FoundShift) => void };

/** Shifts still open when one was just filled, as ranked by the feed. */
export const NextShifts = ({ shift, others, onOther }: Props) => {
  const { t } = useTranslation('shifts');
  const next = nextBest(shift, others);
  if (next.length === 0) return null;
  return (
    <section className={styles.next}>
      <h3>{t('book.next')}</h3>
      <ul role="list">
        {next.map((found) => {
          const { shiftId, unit, expectedCents, currency } = found.shift;
          const pay = found.payroll ? t('week.payroll') : shiftPayText(expectedCents, currency);
          const named = shiftNamed(found.shift, found.shift);
          return (
            <li key={shiftId}>
              <Button
                variant="secondary"
                size="small"
                aria-label={t('book.nextBook', named)}
                onClick={() => onOther(found)}
              >
                {`${named.day}, ${named.time} · ${unit} · ${pay}`}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
