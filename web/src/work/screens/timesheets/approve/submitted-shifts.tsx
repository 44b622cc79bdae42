import type { Attendance } from '@shared/work/model/attendance';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { MutedText, Stack } from '@/components/layout';
import { BulkFrame, bulkButton } from '@/components/records/selection/bulk-frame';
import { useSelection } from '@/components/records/selection/use-selection';
import { Button } from '@/components/ui/base/button';
import { sumText } from '@/work/parts/attendance/approval-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './approve.module.css';
import { ApproveRow } from './approve-row';
import { useApprove } from './use-approve';

const keyOf = ({ shiftId, professional }: Attendance): string => `${shiftId}.${professional.userId}`;

/** Submitted shifts that differ from the plan, then the others, each the soonest deadline first. */
export const SubmittedShifts = ({ rows }: { rows: readonly Attendance[] }) => {
  const { t } = useTranslation('approve-shifts');
  const selection = useSelection(rows, keyOf);
  const { approve, isPending } = useApprove();
  const differing = rows.filter(({ matches }) => !matches);
  const matching = rows.filter(({ matches }) => matches);
  const first = matching.slice(0, shiftLimits.approvedAtOnce);
  const listOf = (shown: readonly Attendance[], label: string) => (
    <ul role="list" className={styles.rows} aria-label={label}>
      {shown.map((attendance) => (
        <ApproveRow
          key={keyOf(attendance)}
          row={keyOf(attendance)}
          attendance={attendance}
          isSelected={selection.isSelected(keyOf(attendance))}
          onToggle={selection.toggle}
        />
      ))}
    </ul>
  );
  return (
    <Stack>
      {differing.length > 0 && (
        <section className={styles.group}>
          <h2>{t('differing', { count: differing.length })}</h2>
          {listOf(differing, t('list.differing'))}
        </section>
      )}
      {first.length > 0 && (
        <section className={styles.group}>
          <div className={styles.head}>
            <div>
              <h2>{t('matching', { count: matching.length, minutes: shiftLimits.matchesMinutes })}</h2>
              <MutedText>{sumText(first, t)}</MutedText>
            </div>
            <Button loading={isPending} onClick={() => approve(first)}>
              {t('approveMatching', { count: first.length })}
            </Button>
          </div>
          {listOf(matching, t('list.matching'))}
        </section>
      )}
      <MutedText>{t('signing.what')}</MutedText>
      {selection.selected.length > 0 && <Bulk selected={selection.selected} onClear={selection.clear} />}
    </Stack>
  );
};

/** Shows the sum, so that one tap is an informed one. */
const Bulk = ({ selected, onClear }: { selected: readonly Attendance[]; onClear: () => void }) => {
  const { t } = useTranslation('approve-shifts');
  const { approve, isPending } = useApprove(onClear);
  const sum = sumText(selected, t);
  return (
    <BulkFrame label={t('selected.label')} count={sum} clearLabel={t('selected.clear')} onClear={onClear}>
      <Button {...bulkButton} loading={isPending} onClick={() => approve(selected)}>
        {t('selected.approve', { count: selected.length })}
        <span className="visually-hidden">{sum}</span>
      </Button>
    </BulkFrame>
  );
};
