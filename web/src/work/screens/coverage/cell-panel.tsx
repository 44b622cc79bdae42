import type { LocationUnit } from '@shared/work/model/location';
import { MutedText } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { shiftDayText } from '@/work/parts/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import { Seats } from './board/board-line';
import { cellKey, isDraft, type PlannedShift } from './board/board-model';
import { timesText } from './coverage-texts';
import { PanelFrame } from './panel-frame';
import styles from './panel.module.css';
import { PartIcon } from './board/part-icon';
import { StatusBadge } from './status-badge';
import { UnitBlocks } from './seats/unit-blocks';
import { UnitFavorites } from './seats/unit-favorites';

type Props = {
  unit: LocationUnit;
  day: string;
  shifts: readonly PlannedShift[];
  /** Null for past days. */
  onNew: (() => void) | null;
  onShift: (shiftId: string) => void;
  onClose: () => void;
};

const statusOf = (shift: PlannedShift) => {
  const { state, confirmed, headcount } = shift;
  if (isDraft(shift)) return 'draft';
  if (state === 'past') return 'completed';
  if (state === 'short') return 'in_progress';
  return confirmed >= headcount ? 'covered' : 'open';
};

/** The line's marks in text, for each of its shifts. */
const marksOf = ({ isAtRisk, isLapsing, isAwaiting }: PlannedShift) =>
  [isAtRisk && ('atRisk' as const), isLapsing && ('lapsing' as const), isAwaiting && ('awaiting' as const)].filter(
    (mark) => mark !== false,
  );

/** The shifts of a unit's day. */
export const CellPanel = ({ unit, day, shifts, onNew, onShift, onClose }: Props) => {
  const { t } = useTranslation(['coverage', 'labels/professions']);
  const cell = cellKey(unit.unitId, day);
  return (
    <PanelFrame
      subject={cell}
      cell={cell}
      title={t('list.title', { unit: unit.name, day: shiftDayText(day) })}
      head={
        onNew && (
          <div className={styles.next}>
            <Button variant={shifts.length === 0 ? 'primary' : 'secondary'} onClick={onNew}>
              {t('add')}
            </Button>
          </div>
        )
      }
      onClose={onClose}
    >
      {shifts.length === 0 ? (
        <MutedText>{t('list.none')}</MutedText>
      ) : (
        <ul role="list" className={styles.list} aria-label={t('list.label')}>
          {shifts.map((shift) => (
            <li key={shift.id}>
              <button type="button" className={styles.row} onClick={() => onShift(shift.id)}>
                <PartIcon part={shift.part} size={16} />
                <span className={styles.words}>
                  <b>{timesText(shift, t)}</b>
                  <small>
                    {t(`profession.${shift.profession}`)} ·{' '}
                    {t('covered', { covered: shift.confirmed, slots: shift.headcount })}
                  </small>
                  {marksOf(shift).map((mark) => (
                    <small key={mark} {...(mark !== 'awaiting' && { 'data-warning': '' })}>
                      {t(`legend.${mark}`)}
                    </small>
                  ))}
                </span>
                <Seats of={shift} />
                <StatusBadge status={statusOf(shift)} requested={shift.requested} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <UnitFavorites unit={unit} />
      <UnitBlocks unit={unit} />
    </PanelFrame>
  );
};
