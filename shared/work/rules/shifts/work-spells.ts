import { shiftLimits } from '../../limits/shift-limits';

const minuteMs = 60_000;

export type Stretch = { startsAt: string; endsAt: string };

/** Bookings without a real break between them. Its length includes short gaps. */
export type WorkSpell<B extends Stretch = Stretch> = Stretch & { minutes: number; bookings: readonly B[] };

export const minutesBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / minuteMs;

/** Whether two stretches overlap. */
export const overlap = (one: Stretch, other: Stretch): boolean =>
  minutesBetween(one.startsAt, other.endsAt) > 0 && minutesBetween(other.startsAt, one.endsAt) > 0;

/** Minutes of the stretch between two instants. */
export const minutesWithin = ({ startsAt, endsAt }: Stretch, fromMs: number, toMs: number): number => {
  const [start, end] = [Math.max(Date.parse(startsAt), fromMs), Math.min(Date.parse(endsAt), toMs)];
  return Math.max(0, end - start) / minuteMs;
};

const joined = <B extends Stretch>(spell: WorkSpell<B>, booking: B): WorkSpell<B> => {
  const endsAt = minutesBetween(spell.endsAt, booking.endsAt) > 0 ? booking.endsAt : spell.endsAt;
  const { startsAt } = spell;
  return { startsAt, endsAt, minutes: minutesBetween(startsAt, endsAt), bookings: [...spell.bookings, booking] };
};

const alone = <B extends Stretch>(booking: B): WorkSpell<B> => ({
  startsAt: booking.startsAt,
  endsAt: booking.endsAt,
  minutes: minutesBetween(booking.startsAt, booking.endsAt),
  bookings: [booking],
});

/** Joins bookings into work spells by time, in any input order. */
export const workSpells = <B extends Stretch>(bookings: readonly B[]): WorkSpell<B>[] => {
  const inOrder = bookings.toSorted(
    (one, other) =>
      Date.parse(one.startsAt) - Date.parse(other.startsAt) || Date.parse(one.endsAt) - Date.parse(other.endsAt),
  );
  const spells: WorkSpell<B>[] = [];
  for (const booking of inOrder) {
    const last = spells.at(-1);
    const joins = last && minutesBetween(last.endsAt, booking.startsAt) < shiftLimits.dutyGapMinutes;
    if (joins) spells[spells.length - 1] = joined(last, booking);
    else spells.push(alone(booking));
  }
  return spells;
};
