import Hourglass from 'lucide-react/dist/esm/icons/hourglass.mjs';
import TriangleAlert from 'lucide-react/dist/esm/icons/triangle-alert.mjs';
import UserX from 'lucide-react/dist/esm/icons/user-round-x.mjs';
import User from 'lucide-react/dist/esm/icons/user-round.mjs';
import { classNames } from '@/components/ui/base/class-names';
import { shiftDayText } from '@/work/parts/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatNumber } from '@/lib/time/format';
import type { Line, ShiftState } from './board-model';
import { lineText } from '../coverage-texts';
import styles from './lines.module.css';
import { PartIcon } from './part-icon';
import { lineName } from '../seats/seat-rules';

const looks: Record<ShiftState, string | undefined> = {
  covering: styles.covering,
  open: styles.open,
  asked: styles.asked,
  short: styles.short,
  draft: styles.draft,
  covered: undefined,
  past: styles.past,
};

/** More than these are shown as a number. */
const mostSeats = 4;

type SeatsProps = { headcount: number; confirmed: number; most?: number };

/** Filled and free slots; the line has the text. */
export const Seats = ({ headcount, confirmed, most = mostSeats }: SeatsProps) => {
  if (headcount > most) {
    return (
      <span className={styles.ratio} aria-hidden="true">
        {formatNumber(confirmed)}/{formatNumber(headcount)}
      </span>
    );
  }
  return (
    <span className={styles.seats} aria-hidden="true">
      {Array.from({ length: headcount }, (_, index) => (
        <i key={index} className={index < confirmed ? styles.filled : styles.seat}>
          {index < confirmed ? <User size={12} strokeWidth={2.5} /> : '+'}
        </i>
      ))}
    </span>
  );
};

type Props = {
  line: Line;
  /** Its accessible name, if any. */
  unit?: string;
  most?: number | undefined;
  isSelected?: boolean;
  /** In the grid the cell handles keys, in lists the line does. */
  inGrid?: boolean;
  onOpen: (line: Line) => void;
  /** The line's only shift, if it can be moved. */
  movable?: string | undefined;
  isCarried?: boolean;
  /** Set while a person is held over it. */
  drop?: string | undefined;
};

export const BoardLine = ({
  line,
  unit = '',
  most = mostSeats,
  isSelected = false,
  inGrid = false,
  onOpen,
  movable,
  isCarried = false,
  drop,
}: Props) => {
  const { t } = useTranslation('coverage');
  const words = lineText(line, t);
  return (
    <button
      type="button"
      className={classNames(styles.line, looks[line.state], isSelected && styles.selected)}
      title={words}
      aria-label={t('cell', { unit, day: shiftDayText(line.shifts[0]!.day), lines: words })}
      {...(inGrid && { tabIndex: -1, 'data-line': lineName(line) })}
      {...(drop !== undefined && { 'data-drop': drop })}
      {...(movable !== undefined && { 'data-movable': movable })}
      {...(isCarried && { 'data-carried': '' })}
      onClick={() => onOpen(line)}
    >
      <PartIcon part={line.part} />
      <Seats headcount={line.headcount} confirmed={line.confirmed} most={most} />
      {line.isAtRisk && <TriangleAlert size={13} strokeWidth={2.5} className={styles.mark} aria-hidden="true" />}
      {line.isLapsing && <UserX size={13} strokeWidth={2.5} className={styles.mark} aria-hidden="true" />}
      {line.isAwaiting && <Hourglass size={13} strokeWidth={2.5} className={styles.mark} aria-hidden="true" />}
      {line.requested > 0 && (
        <span className={styles.count} aria-hidden="true">
          {formatNumber(line.requested)}
        </span>
      )}
    </button>
  );
};
