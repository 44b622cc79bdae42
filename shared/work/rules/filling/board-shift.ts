import { instantAt } from '../../../messages/rules/schedule-times';
import type { BoardRow } from './board-cell';

const minuteMs = 60_000;

/** Start and end of a shift, in ms. */
export type BoardSpan = { startsAt: number; endsAt: number };

/** A row's minutes are on the location's clock. */
export const boardSpan = ({ start, minutes }: Pick<BoardRow, 'start' | 'minutes'>, day: string, timeZone: string) => {
  const startsAt = instantAt(Date.parse(day) + start * minuteMs, timeZone);
  return { startsAt, endsAt: startsAt + minutes * minuteMs } satisfies BoardSpan;
};

/** Slots that can still be filled: those of a started shift only while Cover Now fills them. */
export const openSlots = (
  { flags, headcount, confirmed }: Pick<BoardRow, 'flags' | 'headcount' | 'confirmed'>,
  { startsAt, endsAt }: BoardSpan,
  now: number,
): number => {
  if (flags.includes('draft') || endsAt <= now) return 0;
  return startsAt > now || flags.includes('cover_now') ? Math.max(0, headcount - confirmed) : 0;
};
