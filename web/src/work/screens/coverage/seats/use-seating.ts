import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isAvailableFor } from '@shared/work/rules/shifts/availability';
import type { Location } from '@shared/work/model/location';
import { toast } from '@/components/ui/base/toast';
import { shiftDayText } from '@/work/parts/shifts/shift-texts';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { clockOf, type PlannedShift } from '../board/board-model';
import { placeOfCell } from '../board/board-state';
import { unavailableText } from '../coverage-texts';
import { sumRow } from '../board/grid-keys';
import { landingOf, type Landing, type Seated, type SeatPlace, type SeatRefusal } from './seat-rules';
import { seatCheckQuery, useSeat } from './use-seat';

type By = 'pointer' | 'keys';
type Held = { person: Seated; by: By; place: SeatPlace | null; isDropping: boolean };
type Choosing = { person: Seated; shifts: readonly PlannedShift[] };

export type Seating = {
  person: Seated | null;
  by: By | null;
  /** Whether the panel is set aside: a person is held, or several shifts are to choose from. */
  isAside: boolean;
  target: (SeatPlace & { drop: 'ok' | 'refused' | 'checking' }) | null;
  words: string;
  choosing: Choosing | null;
  pick: (person: Seated, by: By) => void;
  over: (place: SeatPlace | null) => void;
  /** The focused cell is the position of a person moved by keyboard. */
  focusOn: (cell: string | null) => void;
  drop: (place?: SeatPlace) => void;
  choose: (shift: PlannedShift) => Promise<void>;
  cancel: () => void;
};

/** Delay that avoids a request for each crossed shift. */
const settleMs = 150;

const useSettled = (value: string | null): string | null => {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

type Verdict = Exclude<Landing, { kind: 'shift' }> | { kind: 'ok' | 'checking'; shift: PlannedShift };

/** Checks own staff for the shift below them, once they stay there. */
const useVerdict = (held: Held | null, cells: ReadonlyMap<string, PlannedShift[]>): Verdict | null => {
  const landing = held?.place ? landingOf(held.person, held.place, cells) : null;
  const shiftId = held?.person.kind === 'own' && landing?.kind === 'shift' ? landing.shift.id : null;
  const settled = useSettled(shiftId);
  const isAsked = shiftId !== null && settled === shiftId;
  const check = useQuery({ ...seatCheckQuery(shiftId ?? '', held?.person.userId ?? ''), enabled: isAsked });
  if (landing?.kind !== 'shift') return landing;
  if (shiftId === null) return { kind: 'ok', shift: landing.shift };
  // Without an answer, the drop decides.
  if (!check.data) return { kind: check.isError && isAsked ? 'ok' : 'checking', shift: landing.shift };
  const { refusal = null } = check.data;
  return refusal === null ? { kind: 'ok', shift: landing.shift } : { kind: 'refused', why: refusal };
};

type Texts = TFunction<'coverage'>;

export const seatRefusedText = (why: SeatRefusal, { name }: Seated, t: Texts): string =>
  t(`seat.refused.${why}`, { name });

const cellText = (cell: string, { units }: Location, t: Texts): string => {
  const place = placeOfCell(cell);
  const unit = units.find((it) => it.unitId === place?.unitId)?.name ?? '';
  return t('move.place', { unit, day: shiftDayText(place?.day ?? '') });
};

const okText = (person: Seated, shift: PlannedShift, where: string, t: Texts): string => {
  const { kind, name } = person;
  const words = t(kind === 'own' ? 'seat.assign' : 'seat.approve', { name, where });
  const wall = { day: shift.day, startTime: clockOf(shift.start) };
  return isAvailableFor(person, wall) ? words : `${words} · ${unavailableText(person, wall, t)}`;
};

const verdictText = ({ person, place }: Held, verdict: Verdict | null, location: Location, t: Texts): string => {
  if (!place || !verdict) return t('seat.picked', { name: person.name });
  const cell = cellText(place.cell, location, t);
  if (verdict.kind === 'refused') return `${cell}: ${seatRefusedText(verdict.why, person, t)}`;
  if (verdict.kind === 'choice') return t('seat.several', { where: cell, count: verdict.shifts.length });
  const where = t('seat.place', { where: cell, part: verdict.shift.part });
  if (verdict.kind === 'checking') return t('seat.checking', { where });
  return okText(person, verdict.shift, where, t);
};

const isSame = (one: SeatPlace | null, other: SeatPlace | null): boolean =>
  one?.cell === other?.cell && one?.line === other?.line;

const drops = { ok: 'ok', choice: 'ok', refused: 'refused', checking: 'checking' } as const;

/** Moves a person from a shift's panel onto a free slot, and says before the drop what would be refused. */
export const useSeating = (location: Location, cells: ReadonlyMap<string, PlannedShift[]>): Seating => {
  const { t } = useTranslation('coverage');
  const [held, setHeld] = useState<Held | null>(null);
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const [said, setSaid] = useState('');
  const verdict = useVerdict(held, cells);
  const seat = useSeat();
  const oneAtATime = useOneAtATime();
  const end = (words: string) => {
    setHeld(null);
    setChoosing(null);
    setSaid(words);
  };
  const take = (person: Seated, shiftId: string) =>
    oneAtATime(async () => {
      const isBooked = await seat({ person, shiftId });
      end(isBooked ? '' : t('seat.canceled', { name: person.name }));
      if (isBooked) person.onDone?.();
    });
  const over = (place: SeatPlace | null) => {
    if (held && !held.isDropping && !isSame(held.place, place)) setHeld({ ...held, place });
  };
  const cancel = () => {
    if (held && !held.isDropping) end(t('seat.canceled', { name: held.person.name }));
    else if (choosing) end(t('seat.canceled', { name: choosing.person.name }));
  };
  const drop = (place = held?.place ?? null) => {
    if (!held || held.isDropping) return;
    if (place === null) return cancel();
    const { person } = held;
    // Known results aren't requested again.
    const landing =
      verdict?.kind === 'refused' && isSame(place, held.place) ? verdict : landingOf(person, place, cells);
    if (landing.kind === 'refused') {
      toast.error(seatRefusedText(landing.why, person, t));
      return cancel();
    }
    if (landing.kind === 'choice') {
      setHeld(null);
      return setChoosing({ person, shifts: landing.shifts });
    }
    setHeld({ ...held, place, isDropping: true });
    return void take(person, landing.shift.id);
  };
  return {
    person: held?.person ?? null,
    by: held?.by ?? null,
    isAside: held !== null || choosing !== null,
    target: held?.place && verdict ? { ...held.place, drop: drops[verdict.kind] } : null,
    words: held ? verdictText(held, verdict, location, t) : said,
    choosing,
    pick: (person, by) => {
      setSaid('');
      setHeld({ person, by, place: null, isDropping: false });
    },
    over,
    focusOn: (cell) => {
      if (held?.by === 'keys' && cell !== null && !cell.startsWith(`${sumRow}.`)) over({ cell, line: null });
    },
    drop,
    choose: async ({ id }) => {
      if (choosing) await take(choosing.person, id);
    },
    cancel,
  };
};
