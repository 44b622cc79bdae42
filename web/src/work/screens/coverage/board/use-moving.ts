import { useState } from 'react';
import type { Location } from '@shared/work/model/location';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { toast } from '@/components/ui/base/toast';
import { shiftDayText } from '@/work/parts/shifts/shift-texts';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { cellKey, linesOf, type PlannedShift, whyFixed } from './board-model';
import { placeOfCell } from './board-state';
import { lineText } from '../coverage-texts';
import { sumRow } from './grid-keys';
import { whyRefused, type MovePlace } from './move-rules';
import { useMoveShift } from './use-move-shift';

/** The picked-up shift, and the cell below it. */
type Carried = { shift: PlannedShift; cell: string };

export type Moving = {
  carried: Carried | null;
  /** Whether it can't be dropped there. */
  isRefused: boolean;
  /** The board's announcement. */
  words: string;
  /** Picks up the first movable one; says why if there is none. */
  pick: (shifts: readonly PlannedShift[]) => boolean;
  over: (cell: string | null) => void;
  drop: () => void;
  cancel: () => void;
};

type Texts = TFunction<'coverage'>;

const placeText = ({ unitId, day }: MovePlace, { units }: Location, t: Texts): string =>
  t('move.place', { unit: units.find((it) => it.unitId === unitId)?.name ?? '', day: shiftDayText(day) });

const refusedText = (refusal: 'soon' | 'profession', t: Texts): string =>
  refusal === 'soon'
    ? t('move.refused.soon', { minutes: shiftLimits.publishMinutesAhead })
    : t('move.refused.profession');

/** Moves a shift without people to another day or unit, and says before the drop what would be refused. */
export const useMoving = (location: Location, now: number): Moving => {
  const { t } = useTranslation('coverage');
  const [carried, setCarried] = useState<Carried | null>(null);
  const [said, setSaid] = useState('');
  const move = useMoveShift((place) => placeText(place, location, t));
  const { units, timeZone } = location;
  const place = carried && placeOfCell(carried.cell);
  const refusal = carried && place ? whyRefused(carried.shift, place, { units, timeZone, now }) : null;
  const shiftWords = carried ? lineText(linesOf([carried.shift])[0]!, t) : '';
  const where = place ? placeText(place, location, t) : '';
  const wordsOf = (): string => {
    if (!carried) return said;
    if (refusal === 'home') return t('move.picked', { shift: shiftWords, where });
    return refusal === null ? t('move.over', { where }) : `${where}: ${refusedText(refusal, t)}`;
  };
  const end = (words: string) => {
    setCarried(null);
    setSaid(words);
  };
  return {
    carried,
    isRefused: refusal !== null && refusal !== 'home',
    words: wordsOf(),
    pick: (shifts) => {
      const movable = shifts.find(({ isMovable }) => isMovable);
      const [first] = shifts;
      if (movable) setCarried({ shift: movable, cell: cellKey(movable.unitId, movable.day) });
      else if (first) toast.error(t(`move.fixed.${whyFixed(first, now)!}`));
      return movable !== undefined;
    },
    over: (cell) => {
      if (carried && cell !== null && !cell.startsWith(`${sumRow}.`) && cell !== carried.cell)
        setCarried({ ...carried, cell });
    },
    drop: () => {
      if (!carried || !place) return;
      if (refusal === null) void move(carried.shift, place);
      else if (refusal !== 'home') toast.error(refusedText(refusal, t));
      end(refusal === null ? '' : t('move.canceled'));
    },
    cancel: () => carried && end(t('move.canceled')),
  };
};
