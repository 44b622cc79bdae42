import Undo2 from 'lucide-react/dist/esm/icons/undo-2.mjs';
import { undoMs } from '@/work/parts/attendance/clock-queue';
import { phoneClock } from '@/work/parts/attendance/phone-clock';
import { useClock } from '@/work/parts/attendance/use-clock';
import { Button } from '@/components/ui/base/button';
import { useTranslation } from '@/lib/i18n/i18n';
import { useNow } from '@/lib/time/use-now';
import styles from './shift-day.module.css';

const secondMs = 1000;

/** The newest entry of this page, while it can be undone. */
export const UndoBar = ({ shiftId, onUndo }: { shiftId: string; onUndo: (entryId: string) => void }) => {
  const { t } = useTranslation('shift-day');
  useNow(secondMs);
  const { entries } = useClock();
  const last = entries.findLast(({ entry, problem }) => entry.shiftId === shiftId && problem === null)?.entry;
  const { session, mono } = phoneClock.read();
  const leftMs = last && last.session === session ? undoMs - (mono - last.mono) : 0;
  const canUndo = last !== undefined && last.kind !== 'late' && leftMs > 0;
  return (
    <div role="status">
      {canUndo && (
        <div className={styles.undo}>
          <span>{t('undo.left', { kind: last.kind })}</span>
          <Button
            variant="secondary"
            className={styles.target ?? ''}
            leftIcon={<Undo2 size={18} aria-hidden="true" />}
            onClick={() => onUndo(last.entryId)}
          >
            {t('undo.action')}
            <span aria-hidden="true">{Math.ceil(leftMs / secondMs)}</span>
          </Button>
        </div>
      )}
    </div>
  );
};
