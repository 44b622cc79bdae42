import type { Unavailable } from '@shared/people/model/professional';
import { newId } from '@/lib/requests/new-id';
import { today } from '@/lib/time/today';

/** Draft of a new entry; each repeat type keeps its own input. */
export type UnavailableDraft = Omit<Unavailable, 'id' | 'day' | 'timeSlot'> & {
  day: NonNullable<Unavailable['day']>;
  timeSlot: NonNullable<Unavailable['timeSlot']>;
};

export const newUnavailable = (): UnavailableDraft => ({
  type: 'date',
  date: null,
  day: 'monday',
  timeSlot: 'morning',
  reason: '',
  recurring: false,
});

export const finishedUnavailable = ({
  type,
  date,
  day,
  timeSlot,
  reason,
  recurring,
}: UnavailableDraft): Unavailable | null => {
  if (type === 'date' && date === null) return null;
  return {
    id: newId('ent'),
    type,
    date: type === 'date' ? date : null,
    day: type === 'date' ? null : day,
    timeSlot: type === 'day-time' ? timeSlot : null,
    reason: reason.trim(),
    recurring: type === 'date' && recurring,
  };
};

const whenOf = ({ type, date, day, timeSlot }: Unavailable): string => JSON.stringify([type, date, day, timeSlot]);

export const isListed = (list: readonly Unavailable[], entry: Unavailable): boolean =>
  list.some((it) => whenOf(it) === whenOf(entry));

/** Weekly entries first, then upcoming dates, then past non-recurring ones. */
const orderOf = ({ type, date, recurring }: Unavailable, now: string): string => {
  if (type !== 'date' || date === null) return '0';
  return `${!recurring && date < now ? '2' : '1'}${date}`;
};

export const inOrder = (list: readonly Unavailable[], now: string = today()): Unavailable[] =>
  list.toSorted((one, other) => orderOf(one, now).localeCompare(orderOf(other, now)));
