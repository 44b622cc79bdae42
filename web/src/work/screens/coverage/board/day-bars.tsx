import type { CSSProperties } from 'react';
import { formatClock } from '@/lib/time/format';
import { BoardLine } from './board-line';
import styles from './board.module.css';
import { linesOf, type PlannedShift } from './board-model';

const dayMinutes = 24 * 60;
const marked = ['00:00', '06:00', '12:00', '18:00'] as const;

export const HourMarks = () => (
  <span className={styles.hours} aria-hidden="true">
    {marked.map((time) => (
      <i key={time}>{formatClock(time)}</i>
    ))}
  </span>
);

type Props = {
  unit: string;
  shifts: readonly PlannedShift[];
  shown: string | null;
  /** The line that a person is held over, and the effect of a drop. */
  drop: { line: string | null; drop: string } | null;
  onOpen: (shiftId: string) => void;
};

/** Each shift at its hours; one that extends into the next day ends at the edge. */
export const DayBars = ({ unit, shifts, shown, drop, onOpen }: Props) => {
  const place = ({ start, minutes }: PlannedShift): CSSProperties => ({
    // A late one keeps its minimum width.
    marginInlineStart: `min(${(100 * start) / dayMinutes}%, 100% - 4rem)`,
    width: `${(100 * Math.min(minutes, dayMinutes - start)) / dayMinutes}%`,
  });
  return shifts.map((shift) => (
    <div key={shift.id} className={styles.bar} style={place(shift)}>
      <BoardLine
        line={linesOf([shift])[0]!}
        unit={unit}
        inGrid
        isNamed
        isSelected={shift.id === shown}
        drop={drop?.line === shift.id ? drop.drop : undefined}
        onOpen={() => onOpen(shift.id)}
      />
    </div>
  ));
};
