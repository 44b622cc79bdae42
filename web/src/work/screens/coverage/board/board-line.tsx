import Hourglass from 'lucide-react/dist/esm/icons/hourglass.mjs';
import TriangleAlert from 'lucide-react/dist/esm/icons/triangle-alert.mjs';
import UserX from 'lucide-react/dist/esm/icons/user-round-x.mjs';
import User from 'lucide-react/dist/esm/icons/user-round.mjs';
import { hueOf } from '@/components/faces/hue';
import { classNames } from '@/components/ui/base/class-names';
import { shiftDayText } from '@/work/parts/shifts/shift-texts';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatNumber, initials } from '@/lib/time/format';
import type { Line, PlannedShift, SeatedPerson, ShiftState } from './board-model';
import { hourText, lineText } from '../coverage-texts';
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

type PersonProps = { person: SeatedPerson; isNamed: boolean };

const Person = ({ person: { userId, name, presence }, isNamed }: PersonProps) => {
  const { t } = useTranslation('coverage');
  const known = knownName(name);
  const title = t('person', { name: known, presence });
  const seat = (
    <i
      className={classNames(styles.filled, styles.of)}
      data-presence={presence}
      style={{ background: hueOf(userId) }}
      {...(!isNamed && { title })}
    >
      {name ? initials(name) : <User size={12} strokeWidth={2.5} />}
    </i>
  );
  if (!isNamed) return seat;
  return (
    <span className={styles.person} title={title}>
      {seat}
      <span className={styles.name}>{known}</span>
    </span>
  );
};

type SeatsProps = {
  of: Pick<PlannedShift, 'headcount' | 'confirmed' | 'people'>;
  most?: number;
  isNamed?: boolean;
};

/** Who holds a slot, and the free slots; the line has the text. */
export const Seats = ({ of: { headcount, confirmed, people }, most = mostSeats, isNamed = false }: SeatsProps) => {
  const seats = Math.max(headcount, people.length);
  const isCut = seats > most;
  const shown = isCut ? people.slice(0, most - 1) : people;
  return (
    <span className={styles.seats} data-named={isNamed || undefined} aria-hidden="true">
      {shown.map((person) => (
        <Person key={person.userId} person={person} isNamed={isNamed} />
      ))}
      {isCut ? (
        <span className={styles.ratio}>
          {formatNumber(confirmed)}/{formatNumber(headcount)}
        </span>
      ) : (
        <>
          {/* Booked before the board had people. */}
          {Array.from({ length: Math.max(0, confirmed - people.length) }, (_, index) => (
            <i key={`booked${index}`} className={styles.filled}>
              <User size={12} strokeWidth={2.5} />
            </i>
          ))}
          {Array.from({ length: Math.max(0, headcount - confirmed) }, (_, index) => (
            <i key={`free${index}`} className={styles.seat}>
              +
            </i>
          ))}
        </>
      )}
    </span>
  );
};

type Props = {
  line: Line;
  /** Its accessible name, if any. */
  unit?: string;
  most?: number | undefined;
  /** Whether there is room for whole names. */
  isNamed?: boolean;
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
  isNamed = false,
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
      <span className={styles.start} data-needed={line.sharesPart || undefined} aria-hidden="true">
        {hourText(line.shifts[0]!.start)}
      </span>
      <Seats of={line} most={most} isNamed={isNamed} />
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
