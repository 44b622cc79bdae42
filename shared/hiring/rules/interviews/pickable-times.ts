import type { PanelMode } from '../../model/hiring-vocabulary';
import { daysFrom } from '../../../core/rules/calendar-days';
import { instantAt, wallClock } from '../../../messages/rules/schedule-times';

type Stretch = { startsAt: string; endsAt: string };

/** `interviews`: number of the member's interviews in the range. */
export type PanelMember = { userId: string; busy: readonly Stretch[]; interviews: number };

export type PickableQuery = {
  candidateBusy: readonly Stretch[];
  /** Members in the chosen order. */
  panel: readonly PanelMember[];
  mode: PanelMode;
  minutes: number;
  timeZone: string;
  from: string;
  to: string;
  opens: string;
  closes: string;
  bufferMinutes: number;
  /** Earliest time that can be picked. */
  earliest: number;
};

export type PickableTime = Stretch & {
  /** Participants, in the order of the panel. */
  team: string[];
};

const minuteMs = 60_000;
const stepMs = 30 * minuteMs;

const isWorkday = (day: string): boolean => ![0, 6].includes(new Date(day).getUTCDay());

const isFree = (busy: readonly Stretch[], start: number, end: number): boolean =>
  busy.every(({ startsAt, endsAt }) => Date.parse(endsAt) <= start || Date.parse(startsAt) >= end);

/**
 * Participants at a time; null if not possible. `everyone`: the whole panel, if free. `round_robin`: the free member with
 * the fewest interviews in the range, or the first of the panel among equals.
 */
const teamAt = ({ panel, mode, bufferMinutes }: PickableQuery, start: number, end: number): string[] | null => {
  const buffer = bufferMinutes * minuteMs;
  const free = panel.filter(({ busy }) => isFree(busy, start - buffer, end + buffer));
  if (mode === 'everyone')
    return panel.length > 0 && free.length === panel.length ? free.map(({ userId }) => userId) : null;
  const fewest = Math.min(...free.map(({ interviews }) => interviews));
  const next = free.find(({ interviews }) => interviews === fewest);
  return next ? [next.userId] : null;
};

/**
 * Every half hour on workdays when the candidate and the team are free. The buffer applies only to the team; the profile's
 * days are ignored because the candidate picks.
 */
export const pickableTimes = (query: PickableQuery): PickableTime[] => {
  const { candidateBusy, minutes, timeZone, from, to, opens, closes, earliest } = query;
  const found: PickableTime[] = [];
  for (const day of daysFrom(from, to)) {
    if (!isWorkday(day)) continue;
    const last = wallClock(day, closes) - minutes * minuteMs;
    for (let wall = wallClock(day, opens); wall <= last; wall += stepMs) {
      const start = instantAt(wall, timeZone);
      const end = start + minutes * minuteMs;
      if (start < earliest || !isFree(candidateBusy, start, end)) continue;
      const team = teamAt(query, start, end);
      if (team) found.push({ startsAt: new Date(start).toISOString(), endsAt: new Date(end).toISOString(), team });
    }
  }
  return found;
};
