import type { Presence } from '../../model/shifts/shift-vocabulary';

/** Times in ms. A person who is late counts until the end: then the hours are reviewed instead. */
export const isLate = (
  presence: Presence,
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
  now: number,
): boolean => presence === 'booked' && startsAt <= now && now < endsAt;
